extension Feature.Definition {
  /// Kinds of layers, and features common to all layers.
  static let layers: [Feature.Definition] = [
    .feature("layer.precomp", "Precomp layer").found(.layer(0)).drawn("layers/precomp"),
    .feature("layer.precomp.opacity", "Translucent precomp layer")
      .found(
        .layer(
          0,
          .all([
            .differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0),
            .custom("its contents have several layers or paints") { $0.showsSeveral },
          ])
        )
      )
      .drawn("blend/scope"),
    .feature("layer.solid", "Solid layer").found(.layer(1)).drawn("layers/solid"),
    .feature("layer.solid.opacity", "Translucent solid layer")
      .found(.layer(1, .all([.differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0)])))
      .drawn("transform/opacity"),
    .feature("layer.image", "Image layer").found(.layer(2)).drawn("image/embedded"),
    .feature("layer.null", "Null layer").found(.layer(3)).read,
    .feature("layer.shape", "Shape layer").found(.layer(4)).drawn("shapes/rect"),
    .feature("layer.shape.opacity", "Translucent shape layer of several fills and strokes")
      .found(
        .layer(
          4,
          .all([
            .differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0),
            .custom("its shapes have several fills and strokes") { $0.layer.paints > 1 },
          ])
        )
      )
      .drawn("blend/scope/translucent-shapes"),
    .feature("layer.text", "Text layer").found(.layer(5)).drawn("text/glyphs"),
    .feature("layer.audio", "Audio layer").found(.layer(6)).read,
    .feature("layer.video_placeholder", "Video placeholder layer").found(.layer(7)).notDrawn,
    .feature("layer.image_sequence", "Image sequence layer").found(.layer(8)).notDrawn,
    .feature("layer.video", "Video layer").found(.layer(9)).notDrawn,
    .feature("layer.image_placeholder", "Image placeholder layer").found(.layer(10)).notDrawn,
    .feature("layer.guide", "Guide layer").found(.layer(11)).read,
    .feature("layer.adjustment", "Adjustment layer").found(.layer(12)).drawn("layers/adjustment"),
    .feature("layer.adjustment.extras", "Adjustment layer that does more than filter")
      .found(
        .layer(
          12,
          .any([
            .isNot("bm", 0), .isNot("tt", 0), .longer("sy", than: 0),
            .custom("it has Transform, Stroke, a wipe or an effect that goes by another layer") {
              $0.hasMoreThanFilters
            },
          ])
        )
      )
      .partly("layers/adjustment/extras", .adjustment),
    .feature("layer.camera", "Camera layer").found(.layer(13)).partly("layers/camera", .crossing),
    .feature("layer.light", "Light layer").found(.layer(14)).notDrawn,
    .feature("layer.data", "Data layer").found(.layer(15)).read,
    .feature("layer.unknown_type", "Unknown layer type")
      .found(.layer(.not(.within("ty", 0...15)))).notDrawn,
    .feature("layer.hidden", "Hidden layer").found(.layer(.set("hd"))).drawn("layers/hidden"),
    .feature("layer.parenting", "Parenting").found(.layer(.whole("parent"))).drawn("layers/parent"),
    .feature("layer.in_out", "In or out point within the animation")
      .found(.layer(.custom("ip or op cut the animation's time", LayerSubject.cutsTheAnimation)))
      .drawn("layers/time/out-point"),
    .feature("layer.start_time", "Start time")
      .found(.layer(.isNot("st", 0))).drawn("layers/time/start-time"),
    .feature("layer.time_stretch", "Time stretch")
      .found(.layer(.isNot("sr", 1))).drawn("layers/time/stretch"),
    .feature("layer.time_remap", "Time remapping")
      .found(.layer(.present("tm"))).drawn("layers/time/remap"),
    .feature("layer.auto_orient", "Auto-orient along path")
      .found(.layer(.set("ao"))).drawn("transform/auto-orient"),
    .feature("layer.3d", "3D layer")
      .found(.layer(.all([.set("ddd"), .not(.equals("ty", 13))]))).drawn("layers/camera/own-size"),
    .feature("layer.rotation_without_3d", "Rotation about x or y of a layer that is not 3D")
      .found(
        .layer(
          .all([
            .not(.set("ddd")),
            .any([.differs(["ks", "rx"], from: 0), .differs(["ks", "ry"], from: 0)]),
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
          at: "ks"
        )
      )
      .read,
    .feature("layer.collapse", "Collapse transformations")
      .found(.layer(.any([.set("ct"), .all([.missing("ct"), .set("cp")])]))).read,
    .feature("layer.motion_blur", "Motion blur")
      .found(.layer(.set("mb"))).partly("layers/motion-blur", .motion),
    .feature("layer.html_class", "HTML id or class")
      .found(.layer(.any([.present("ln"), .present("cl"), .present("tg")]))).read,
  ]
}
