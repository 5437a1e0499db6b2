/// A feature of the format that an animation may use and a player may lack.
///
/// The raw value is the id, as its row in `Features+….swift` has it: the rule that reports the feature
/// is `compat/` and this. A feature that code asks for has a name below.
package struct Feature: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
  /// Its index in the order of listings.
  package let index: Int

  /// Creates the feature of a row's index.
  init(index: Int) { self.index = index }

  package init?(rawValue: String) {
    guard let index = Feature.indices[rawValue] else { return nil }
    self.index = index
  }

  /// Creates a feature that has a row.
  ///
  /// - Parameter id: The id of a row.
  private init(_ id: String) {
    let index = Feature.indices[id]
    precondition(index != nil, "no row of features has the id \(id)")
    self.index = index ?? 0
  }

  package var rawValue: String { definition.id }

  /// The feature that it refines, by its id: `repeater` of `repeater.offset`; nil for one of its own.
  package var base: Feature? {
    var id = rawValue[...]
    while let dot = id.lastIndex(of: ".") {
      id = id[..<dot]
      if let base = Feature(rawValue: String(id)) { return base }
    }
    return nil
  }

  /// All features, in the order of listings.
  package static let allCases: [Feature] = definitions.map(\.feature)

  private static let indices = Dictionary(
    uniqueKeysWithValues: definitions.map { ($0.id, $0.feature.index) }
  )

  package static func == (a: Feature, b: Feature) -> Bool { a.index == b.index }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Features that code and tests ask for.
extension Feature {
  package static let layerPrecomp = Feature("layer.precomp")
  package static let layerPrecompOpacity = Feature("layer.precomp.opacity")
  package static let layerSolid = Feature("layer.solid")
  package static let layerImage = Feature("layer.image")
  package static let layerNull = Feature("layer.null")
  package static let layerShape = Feature("layer.shape")
  package static let layerShapeOpacity = Feature("layer.shape.opacity")
  package static let layerText = Feature("layer.text")
  package static let layerAudio = Feature("layer.audio")
  package static let layerVideoPlaceholder = Feature("layer.video_placeholder")
  package static let layerImageSequence = Feature("layer.image_sequence")
  package static let layerVideo = Feature("layer.video")
  package static let layerImagePlaceholder = Feature("layer.image_placeholder")
  package static let layerGuide = Feature("layer.guide")
  package static let layerAdjustment = Feature("layer.adjustment")
  package static let layerCamera = Feature("layer.camera")
  package static let layerLight = Feature("layer.light")
  package static let layerData = Feature("layer.data")
  package static let layerUnknownType = Feature("layer.unknown_type")
  package static let layerHidden = Feature("layer.hidden")
  package static let easingShared = Feature("kf.bezier.shared")
  package static let layerTimeStretch = Feature("layer.time_stretch")
  package static let layerTimeRemap = Feature("layer.time_remap")
  package static let layerAutoOrient = Feature("layer.auto_orient")
  package static let layer3d = Feature("layer.3d")
  package static let layerMotionBlur = Feature("layer.motion_blur")
  package static let transformOpacityOutOfRange = Feature("transform.opacity.out_of_range")
  package static let kfLinear = Feature("kf.linear")
  package static let kfBezierPerDimension = Feature("kf.bezier.per_dimension")
  package static let shapeGroup = Feature("shape.group")
  package static let shapePolystarStar = Feature("shape.polystar.star")
  package static let shapePolystarPolygon = Feature("shape.polystar.polygon")
  package static let shapeHidden = Feature("shape.hidden")
  package static let colorBytes = Feature("color.bytes")
  package static let colorOutOfRange = Feature("color.out_of_range")
  package static let shapePathVertexMismatch = Feature("shape.path.vertex_mismatch")
  package static let kfUnordered = Feature("kf.unordered")
  package static let strokeDashOffsetFirst = Feature("stroke.dash.offset_first")
  package static let fillOpacity = Feature("fill.opacity")
  package static let strokeNonuniformScale = Feature("stroke.nonuniform_scale")
  package static let strokeMiter = Feature("stroke.miter")
  package static let strokeDashAnimated = Feature("stroke.dash.animated")
  package static let gradientStroke = Feature("gradient.stroke")
  package static let styleBlend = Feature("style.blend")
  package static let trimOnFill = Feature("trim.on_fill")
  package static let trimOffset = Feature("trim.offset")
  package static let repeater = Feature("repeater")
  package static let repeaterAnimatedCopies = Feature("repeater.animated_copies")
  package static let merge1 = Feature("merge.1")
  package static let merge2 = Feature("merge.2")
  package static let merge3 = Feature("merge.3")
  package static let merge4 = Feature("merge.4")
  package static let merge5 = Feature("merge.5")
  package static let roundCorners = Feature("round_corners")
  package static let puckerBloat = Feature("pucker_bloat")
  package static let offsetPath = Feature("offset_path")
  package static let zigZag = Feature("zig_zag")
  package static let twist = Feature("twist")
  package static let maskPath = Feature("mask.path")
  package static let maskLighten = Feature("mask.lighten")
  package static let maskDarken = Feature("mask.darken")
  package static let maskDifference = Feature("mask.difference")
  package static let maskExpansion = Feature("mask.expansion")
  package static let matteAlpha = Feature("matte.alpha")
  package static let matteAlphaInverted = Feature("matte.alpha_inverted")
  package static let matteLuma = Feature("matte.luma")
  package static let matteLumaInverted = Feature("matte.luma_inverted")
  package static let matteParent = Feature("matte.parent")
  package static let blend1 = Feature("blend.1")
  package static let blend4 = Feature("blend.4")
  package static let effectExpressionControl = Feature("effect.expression_control")
  package static let effectPuppet = Feature("effect.puppet")
  package static let effectTint = Feature("effect.tint")
  package static let effectFill = Feature("effect.fill")
  package static let effectStroke = Feature("effect.stroke")
  package static let effectTritone = Feature("effect.tritone")
  package static let effectLevels = Feature("effect.levels")
  package static let effectDropShadow = Feature("effect.drop_shadow")
  package static let effectRadialWipe = Feature("effect.radial_wipe")
  package static let effectDisplacementMap = Feature("effect.displacement_map")
  package static let effectMatte3 = Feature("effect.matte3")
  package static let effectGaussianBlur = Feature("effect.gaussian_blur")
  package static let effectMeshWarp = Feature("effect.mesh_warp")
  package static let effectWavy = Feature("effect.wavy")
  package static let effectSpherize = Feature("effect.spherize")
  package static let effectTransform = Feature("effect.transform")
  package static let effectBulge = Feature("effect.bulge")
  package static let effectBlackWhite = Feature("effect.black_white")
  package static let effectBrightnessContrast = Feature("effect.brightness_contrast")
  package static let effectCornerPin = Feature("effect.corner_pin")
  package static let effectEasyLevels = Feature("effect.easy_levels")
  package static let effectFractalNoise = Feature("effect.fractal_noise")
  package static let effectHueSaturation = Feature("effect.hue_saturation")
  package static let effectInvert = Feature("effect.invert")
  package static let effectLinearWipe = Feature("effect.linear_wipe")
  package static let effectDirectionalBlur = Feature("effect.directional_blur")
  package static let effectGradientRamp = Feature("effect.gradient_ramp")
  package static let effectSharpen = Feature("effect.sharpen")
  package static let effectShiftChannels = Feature("effect.shift_channels")
  package static let effectThreshold = Feature("effect.threshold")
  package static let effectMotionTile = Feature("effect.motion_tile")
  package static let effectVenetianBlinds = Feature("effect.venetian_blinds")
  package static let effectCcSphere = Feature("effect.cc_sphere")
  package static let effectCcToner = Feature("effect.cc_toner")
  package static let effectFourColorGradient = Feature("effect.four_color_gradient")
  package static let effectSimpleChoker = Feature("effect.simple_choker")
  package static let effectBoxBlur = Feature("effect.box_blur")
  package static let effectFastBlur = Feature("effect.fast_blur")
  package static let effectChangeToColor = Feature("effect.change_to_color")
  package static let effectPosterize = Feature("effect.posterize")
  package static let effectColorBalance = Feature("effect.color_balance")
  package static let effectChannelMixer = Feature("effect.channel_mixer")
  package static let effectOffset = Feature("effect.offset")
  package static let effectMirror = Feature("effect.mirror")
  package static let effectGlow = Feature("effect.glow")
  package static let effectRadialBlur = Feature("effect.radial_blur")
  package static let effectNoise = Feature("effect.noise")
  package static let effectExposure = Feature("effect.exposure")
  package static let effectEcho = Feature("effect.echo")
  package static let effectUnknown = Feature("effect.unknown")
  package static let effectDisabled = Feature("effect.disabled")
  package static let textGlyphs = Feature("text.glyphs")
  package static let textGlyphsMissing = Feature("text.glyphs.missing")
  package static let textDocumentKeyframes = Feature("text.document.keyframes")
  package static let textBox = Feature("text.box")
  package static let textAnimator = Feature("text.animator")
  package static let textPath = Feature("text.path")
  package static let imageRemote = Feature("image.remote")
  package static let imageWebP = Feature("image.webp")
  package static let imageSizeMismatch = Feature("image.size_mismatch")
  package static let precompSizeDiffers = Feature("precomp.size_differs")
  package static let expressions = Feature("expressions")
  package static let slots = Feature("slots")
  package static let meta = Feature("meta")
  package static let containerDotlottieV1 = Feature("container.dotlottie.v1")
  package static let containerDotlottieV2 = Feature("container.dotlottie.v2")
  package static let containerDotlottieMulti = Feature("container.dotlottie.multi")
  package static let containerDotlottieTheme = Feature("container.dotlottie.theme")
  package static let containerDotlottieStatemachine = Feature("container.dotlottie.statemachine")
  package static let containerDotlottieFonts = Feature("container.dotlottie.fonts")
  package static let containerTgs = Feature("container.tgs")
  package static let containerZipJson = Feature("container.zip_json")
}
