extension Condition where Subject == LayerSubject {
  /// A camera looks at other layers of its composition, or a light is on them.
  fileprivate static let meetsSpace = Condition.custom(
    "a layer that is neither camera nor light has ddd"
  ) { $0.composition.hasLayersInSpace }
}

extension Feature.Definition {
  /// Kinds of layers, and features common to all layers.
  static let layers: [Feature.Definition] = [
    .feature("layer.precomp", "Precomp layer").found(.layer(.precomp)).drawn("layers/precomp"),
    .feature("layer.precomp.opacity", "Translucent precomp layer")
      .found(
        .layer(
          .precomp,
          .all(
            translucent + [
              .custom("its contents have several layers or paints") { $0.contents.areSeveral }
            ]
          )
        )
      )
      .drawn("blend/scope"),
    .feature("layer.opacity.nested", "Translucent layer with something translucent within")
      .found(
        .layer(
          .all(
            translucent + [
              .custom("a paint, a group or a layer within is translucent") { $0.fadesWithin }
            ]
          )
        )
      )
      .drawn("transform/opacity"),
    .feature("layer.precomp.blend", "Blend mode within a precomp")
      .found(
        .layer(
          .precomp,
          .custom("a layer, or a paint or group of one, within has a blend mode") {
            $0.contents.blend
          }
        )
      )
      .drawn("blend/scope"),
    .feature("layer.solid", "Solid layer").found(.layer(.solid)).drawn("layers/solid"),
    .feature("layer.solid.no_color", "Solid layer without a color")
      .found(
        .layer(
          .solid,
          .custom("sc is missing or empty") { $0.cursor[.solidColor]?.string ?? "" == "" }
        )
      )
      .read,
    .feature("layer.solid.opacity", "Translucent solid layer")
      .found(
        .layer(
          .solid,
          .all(translucent)
        )
      )
      .drawn("transform/opacity"),
    .feature("layer.image", "Image layer").found(.layer(.image)).drawn("image/embedded"),
    .feature("layer.null", "Null layer").found(.layer(.null)).read,
    .feature("layer.shape", "Shape layer").found(.layer(.shape)).drawn("shapes/rect"),
    .feature("layer.shape.opacity", "Translucent shape layer of several fills and strokes")
      .found(
        .layer(
          .shape,
          .all(
            translucent + [
              .custom("its shapes have several fills and strokes") { $0.layer.paints > 1 }
            ]
          )
        )
      )
      .drawn("blend/scope/translucent-shapes"),
    .feature("layer.shape.transform", "Transform in a shape layer but in no group")
      .found(
        .layer(.shape, .custom("shapes has a tr") { $0.layer.looseTransform != nil })
      )
      .read,
    .feature("layer.text", "Text layer").found(.layer(.text)).drawn("text/glyphs"),
    .feature("layer.text.opacity", "Translucent text layer")
      .found(
        .layer(
          .text,
          .all(translucent)
        )
      )
      .read,
    .feature("layer.audio", "Audio layer").found(.layer(.audio)).read,
    .feature("layer.video_placeholder", "Video placeholder layer")
      .found(.layer(.videoPlaceholder)).notDrawn,
    .feature("layer.image_sequence", "Image sequence layer").found(.layer(.imageSequence)).notDrawn,
    .feature("layer.video", "Video layer").found(.layer(.video)).notDrawn,
    .feature("layer.image_placeholder", "Image placeholder layer")
      .found(.layer(.imagePlaceholder)).notDrawn,
    .feature("layer.guide", "Guide layer").found(.layer(.guide)).read,
    .feature("layer.adjustment", "Adjustment layer")
      .found(.layer(.adjustment)).drawn("layers/adjustment"),
    .feature("layer.adjustment.extras", "Adjustment layer that does more than filter")
      .found(
        .layer(
          .adjustment,
          .any([
            .isNot([.trackMatte], 0), .longer([.layerStyles], than: 0),
            .custom("it has Transform, Stroke, a wipe or an effect that goes by another layer") {
              $0.hasMoreThanFilters
            },
          ])
        )
      )
      .partly("layers/adjustment/extras", .adjustment),
    .feature("layer.camera", "Camera before layers in space")
      .found(.layer(.camera, .meetsSpace))
      .partly("layers/camera", .crossing),
    .feature("layer.light", "Light on layers in space")
      .found(.layer(.light, .meetsSpace)).notDrawn,
    .feature("layer.data", "Data layer").found(.layer(.data)).read,
    .feature("layer.unknown_type", "Unknown layer type")
      .found(.layer(.not(.within([.type], 0...LayerType.allCases.count - 1)))).notDrawn,
    .feature("layer.hidden", "Hidden layer").found(.layer(.set([.hidden]))).drawn("layers/hidden"),
    .feature("layer.parenting", "Parenting").found(.layer(.whole("parent"))).drawn("layers/parent"),
    .feature("layer.parenting.broken", "Parent whose own parent is missing")
      .found(
        .layer(
          .custom("a parent of its parent, or that one's, is missing") {
            $0.composition.cutOff.contains($0.layer.index)
          }
        )
      )
      .read,
    .feature("layer.in_out", "In or out point within the animation")
      .found(.layer(.custom("ip or op cut the animation's time", LayerSubject.cutsTheAnimation)))
      .drawn("layers/time/out-point"),
    .feature("layer.start_time", "Start time")
      .found(.layer(.isNot([.startTime], 0))).drawn("layers/time/start-time"),
    .feature("layer.start_time.fractional", "Precomp with a fractional start time")
      .found(
        .layer(
          .precomp,
          .custom("st is not an integer, and there is no tm") {
            let start = $0.cursor[.startTime]?.double ?? 0
            return start != start.rounded() && $0.cursor[.timeRemap] == nil
          }
        )
      )
      .read,
    .feature("layer.time_stretch", "Time stretch")
      .found(.layer(.isNot([.timeStretch], 1))).drawn("layers/time/stretch"),
    .feature("layer.time_stretch.backwards", "Time-reversed layer")
      .found(.layer(.custom("sr is below 0, and ip is behind op") { $0.layer.runsBackwards }))
      .drawn("layers/time"),
    .feature("layer.time_remap", "Time remapping")
      .found(.layer(.present([.timeRemap]))).drawn("layers/time/remap"),
    .feature("layer.time_remap.constant", "Time remapping to one time")
      .found(
        .layer(
          .custom("tm is there, and has no keyframes", LayerSubject.standsStill)
        )
      )
      .read,
    .feature("layer.auto_orient", "Auto-orient along path")
      .found(.layer(.set([.autoOrient]))).drawn("transform/auto-orient"),
    .feature("layer.auto_orient.rotation", "Rotation of an auto-oriented layer")
      .found(
        .layer(
          .all([.set([.autoOrient]), .differs([.transform, .rotation], from: 0)]),
          at: [.transform, .rotation]
        )
      )
      .drawn("transform/auto-orient"),
    .feature("layer.3d", "3D layer")
      .found(
        .layer(
          .all([.set([.threeDimensional]), .not(.equals([.type], LayerType.camera.rawValue))])
        )
      )
      .drawn("layers/camera/own-size"),
    .feature("layer.3d.motion_path", "Motion path of a 3D layer")
      .found(
        .layer(
          .custom(
            "ddd is set, and to or ti of a keyframe of ks.p is not 0",
            LayerSubject.movesAlongPathInSpace
          ),
          at: [.transform, .position, .value]
        )
      )
      .read,
    .feature("layer.3d.rotation", "Rotation of a 3D layer by ks.r")
      .found(
        .layer(
          .all([
            .set([.threeDimensional]), .missing([.transform, .rotationZ]),
            .differs([.transform, .rotation], from: 0),
          ]),
          at: [.transform]
        )
      )
      .read,
    .feature("layer.3d.no_orientation", "3D layer without an orientation")
      .found(
        .layer(
          .all([
            .set([.threeDimensional]), .not(.equals([.type], LayerType.camera.rawValue)),
            .missing([.transform, .orientation]),
          ]),
          at: [.transform]
        )
      )
      .read,
    .feature("layer.rotation_without_3d", "Rotation about x or y of a layer that is not 3D")
      .found(
        .layer(
          .all([
            .not(.set([.threeDimensional])),
            .any([
              .differs([.transform, .rotationX], from: 0),
              .differs([.transform, .rotationY], from: 0),
            ]),
          ])
        )
      )
      .notDrawn,
    .feature("layer.rotation_unflagged", "Rotated layer whose 3D flag is missing or late")
      .found(
        .layer(
          .custom(
            "ks.r is animated or not 0, and ddd is missing or behind ks",
            LayerSubject.turnsBeforeItsFlag
          ),
          at: [.transform]
        )
      )
      .read,
    .feature("layer.collapse", "Collapse transformations")
      .found(
        .layer(
          .any([
            .set([.collapseTransformations]),
            .all([.missing([.collapseTransformations]), .set("cp")]),
          ])
        )
      )
      .read,
    .feature("layer.offscreen", "Stroke, text or effect in a layer with a mask or a matte")
      .found(
        .layer(
          .all([
            .any([.longer([.masks], than: 0), .isNot([.trackMatte], 0)]),
            .custom("it, or its matte, has strokes, texts or effects", LayerSubject.exceedsPaths),
          ])
        )
      )
      .drawn("effects/order"),
    .feature("layer.motion_blur", "Motion blur")
      .found(.layer(.set([.motionBlur]))).partly("layers/motion-blur", .motion),
    .feature("layer.html_class", "HTML id or class")
      .found(
        .layer(
          .any([.present([.elementIdentifier]), .present([.elementClass]), .present([.element])])
        )
      )
      .read,
  ]
}

/// A layer whose opacity is neither 100 nor 0.
private let translucent: [Condition<LayerSubject>] = [
  .differs([.transform, .opacity], from: 100), .differs([.transform, .opacity], from: 0),
]
