import Foundation
import LottieModel
import Testing

struct FeatureIDTests {
  @Test func `ids of features do not change`() {
    #expect(Feature.allCases.map(\.rawValue) == ids)
    #expect(ids.compactMap(Feature.init(rawValue:)) == Feature.allCases)
  }

  @Test func `every feature that code names has a row`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LottieModel/Features/Feature.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let named = source.matches(of: /= Feature\("([^"]+)"\)/).map { String($0.output.1) }
    #expect(named.count > 100)
    #expect(named.filter { Feature(rawValue: $0) == nil } == [])
  }

  /// They are names of rules, in configurations and in baselines: a new feature adds one, and none
  /// goes.
  private let ids = """
    layer.precomp layer.precomp.opacity layer.opacity.nested layer.precomp.blend layer.solid layer.solid.no_color layer.solid.opacity layer.image layer.null
    layer.shape layer.shape.opacity layer.shape.transform layer.text layer.text.opacity layer.audio layer.video_placeholder
    layer.image_sequence layer.video layer.image_placeholder layer.guide layer.adjustment
    layer.adjustment.extras layer.camera layer.light layer.data layer.unknown_type layer.hidden
    layer.parenting layer.parenting.broken layer.in_out layer.start_time layer.start_time.fractional layer.time_stretch layer.time_stretch.backwards
    layer.time_remap layer.time_remap.constant
    layer.auto_orient layer.auto_orient.rotation layer.3d layer.3d.motion_path layer.3d.rotation layer.3d.no_orientation layer.rotation_without_3d
    layer.rotation_unflagged layer.collapse layer.offscreen layer.motion_blur layer.html_class
    transform.anchor transform.position transform.position.split transform.position.z
    transform.scale transform.scale.negative transform.rotation transform.rotation.z.alone transform.rotation.z.unflagged transform.rotation.xyz
    transform.rotation.xyz.several transform.rotation.xyz.image transform.orientation transform.opacity transform.opacity.out_of_range transform.skew.layer
    transform.skew.layer.steep transform.skew.layer.axis transform.skew.group transform.skew.group.steep
    transform.skew.group.axis kf.animated kf.animated.color kf.animated.single_path kf.linear
    kf.bezier kf.bezier.per_dimension kf.bezier.per_dimension.size kf.bezier.shared kf.bezier.far
    kf.bezier.overshoot
    kf.bezier.overshoot.spatial kf.hold kf.hold.before_last kf.unordered kf.single kf.single.unheld kf.spatial kf.spatial.loop kf.spatial.line kf.rove kf.legacy_end_value
    kf.legacy_end_value.differs kf.terminal_no_value kf.terminal_handles kf.legacy_no_a
    shape.group shape.group.opacity shape.path shape.path.animated shape.path.vertex_mismatch
    shape.path.one_point shape.ellipse shape.rect shape.rect.rounded shape.rect.no_direction shape.polystar.star
    shape.polystar.polygon shape.polystar.polygon.inner_radius shape.polystar.points.fractional shape.polystar.points.animated shape.polystar.roundness
    shape.polystar.roundness.polygon shape.polystar.rotation shape.direction.reversed
    shape.direction.reversed.rect shape.direction.reversed.polystar shape.hidden shape.hidden.modifier shape.hidden.group shape.transform
    shape.legacy_closed shape.late_type shape.unknown fill color.bytes color.out_of_range color.alpha fill.opacity fill.evenodd
    fill.groups fill.disabled style.none stroke stroke.width.animated stroke.nonuniform_scale
    stroke.nonuniform_scale.groups stroke.nonuniform_scale.layer stroke.flattened stroke.hollow stroke.paths
    stroke.no_length stroke.no_length.closed
    stroke.cap stroke.cap.missing stroke.join stroke.join.missing stroke.miter
    stroke.miter.animated stroke.dash stroke.dash.unpaired stroke.dash.odd stroke.dash.short
    stroke.dash.no_offset stroke.dash.offset_first stroke.dash.unnamed stroke.dash.animated stroke.dash.offset
    gradient.fill.linear gradient.fill.radial gradient.radial.slanted gradient.conic gradient.stroke gradient.stroke.width.animated gradient.stroke.dash
    gradient.highlight gradient.alpha gradient.alpha.colors gradient.alpha.offsets
    gradient.stops.doubled gradient.count_last gradient.midpoint gradient.animated gradient.animated.stops gradient.animated.points style.blend style.blend.faded style.blend.group
    trim.simultaneous trim.individual trim.individual.several trim.individual.groups trim.individual.offset trim.still trim.on_fill trim.on_fill.groups
    trim.primitive trim.polygon trim.offset trim.offset.nested trim.uneven trim.out_of_range repeater repeater.opacity repeater.opacity.paints repeater.offset repeater.offset.negative
    repeater.scale repeater.scale.turned repeater.animated_copies repeater.fractional repeater.composite repeater.composite.opacity repeater.first_on_top repeater.before_paint repeater.several repeater.modifier
    merge.1
    merge.2 merge.3 merge.4 merge.5 merge.trimmed round_corners round_corners.rect round_corners.trimmed round_corners.rounded round_corners.open
    round_corners.combined
    pucker_bloat pucker_bloat.star offset_path offset_path.open offset_path.reversed offset_path.miter zig_zag twist wiggle mask.path mask.path.animated mask.path.open mask.opacity
    mask.none mask.add mask.subtract mask.subtract.opacity mask.intersect mask.lighten mask.darken
    mask.difference mask.inverted mask.inverted.clockwise mask.inverted.intersect mask.inverted.opacity mask.expansion
    mask.expansion.corners mask.expansion.curves mask.expansion.negative mask.feather
    mask.multiple mask.subtract.first mask.multiple.modes mask.multiple.inverted mask.legacy_closed mask.unflagged matte.topmost matte.unnumbered matte.misnumbered matte.chained matte.alpha matte.alpha_inverted matte.luma matte.luma_inverted
    matte.parent matte.inverted.empty matte.inverted.time matte.faded_precomp matte.source_flag matte.source_flag.missing
    matte.source_flag.shown matte.source_flag.hidden blend.0 blend.1 blend.2 blend.3 blend.4 blend.5 blend.6 blend.7
    blend.8 blend.9 blend.10 blend.11 blend.12 blend.13 blend.14 blend.15 blend.16 blend.17
    blend.unknown blend.paints blend.precomp blend.matted blend.unset effect.expression_control effect.tint effect.fill effect.stroke effect.tritone
    effect.levels effect.drop_shadow effect.drop_shadow.scope effect.radial_wipe
    effect.displacement_map effect.matte3 effect.gaussian_blur effect.twirl effect.mesh_warp
    effect.wavy effect.spherize effect.puppet effect.transform effect.bulge effect.black_white
    effect.brightness_contrast effect.corner_pin effect.easy_levels effect.fractal_noise
    effect.hue_saturation effect.invert effect.linear_wipe effect.directional_blur
    effect.gradient_ramp effect.gradient_ramp.scatter effect.sharpen effect.shift_channels
    effect.threshold effect.motion_tile effect.venetian_blinds effect.cc_sphere effect.cc_toner
    effect.sksl effect.four_color_gradient effect.simple_choker effect.box_blur effect.fast_blur
    effect.change_to_color effect.posterize effect.color_balance effect.channel_mixer
    effect.offset effect.mirror effect.glow effect.radial_blur effect.noise effect.exposure
    effect.echo effect.cut effect.drop_shadow.only effect.fill.cut effect.drop_shadow.cut effect.unknown effect.disabled effect.unswitched style.layer.stroke
    style.layer.drop_shadow style.layer.inner_shadow style.layer.outer_glow style.layer.inner_glow
    style.layer.bevel style.layer.satin style.layer.color_overlay style.layer.gradient_overlay
    style.layer.blend style.layer.blend.usual style.layer.unknown text.fonts text.font.embedded text.glyphs text.glyphs.app_font
    text.glyphs.old text.glyph.precomp text.glyphs.missing text.document.keyframes text.fill text.stroke
    text.stroke_under text.stroke_order text.no_fill text.tracking text.tracking.aligned text.line_height text.baseline_shift
    text.caps text.justify.basic text.justify.full text.box text.box.alignment text.multiline text.multiline.soft
    text.multiline.feed text.multiline.unlisted text.rtl text.animator text.animator.multiple text.animator.fill
    text.animator.fill_hsb text.animator.fill_opacity text.animator.stroke
    text.animator.stroke_width text.animator.stroke_opacity text.animator.tracking text.animator.tracking.several
    text.animator.line_spacing text.animator.position text.animator.anchor text.animator.scale
    text.animator.rotation text.animator.rotation3d text.animator.depth text.animator.skew
    text.animator.opacity text.animator.blur text.selector.range text.selector.no_end text.selector.units
    text.selector.based_on text.selector.amount text.selector.shape text.selector.shape.round text.selector.ease
    text.selector.smoothness text.selector.randomize text.selector.mode text.selector.expression
    text.selector.wiggly text.grouping text.grouping.all text.grouping.alignment text.path text.path.options
    image.external image.embedded image.unflagged image.remote image.svg image.webp
    image.color_profile image.size_mismatch image.sides_mismatch image.effects asset.audio asset.data asset.sequence
    precomp.nested precomp.size_differs expressions markers markers.duration markers.payload slots
    slots.image version.spec version.bodymovin meta comp.motion_blur comp.3d
    comp.fractional_timing comp.frame_rate.low comp.completed tgs.fitz container.dotlottie.v1
    container.dotlottie.v2 container.dotlottie.multi container.dotlottie.theme
    container.dotlottie.statemachine container.dotlottie.fonts container.tgs container.zip_json
    """.split { $0.isWhitespace }.map(String.init)
}
