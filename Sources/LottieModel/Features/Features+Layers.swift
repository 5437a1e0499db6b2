extension Feature.Definition {
  /// Kinds of layers, and features common to all layers.
  static let layers: [Feature.Definition] = [
    Feature.Definition(.layerPrecomp, "Precomp layer", .layer(0), .drawn("layers/precomp")),
    Feature.Definition(
      .layerPrecompOpacity,
      "Translucent precomp layer",
      .layer(
        0,
        .all([
          .differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0),
          .custom("its contents have several layers or paints") { $0.showsSeveral },
        ])
      ),
      .drawn("blend/scope")
    ),
    Feature.Definition(.layerSolid, "Solid layer", .layer(1), .drawn("layers/solid")),
    Feature.Definition(
      .layerSolidOpacity,
      "Translucent solid layer",
      .layer(
        1,
        .all([.differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0)])
      ),
      .drawn("transform/opacity")
    ),
    Feature.Definition(.layerImage, "Image layer", .layer(2), .drawn("image/embedded")),
    Feature.Definition(.layerNull, "Null layer", .layer(3), .read),
    Feature.Definition(.layerShape, "Shape layer", .layer(4), .drawn("shapes/rect")),
    Feature.Definition(
      .layerShapeOpacity,
      "Translucent shape layer of several fills and strokes",
      .layer(
        4,
        .all([
          .differs(["ks", "o"], from: 100), .differs(["ks", "o"], from: 0),
          .custom("its shapes have several fills and strokes") { $0.layer.paints > 1 },
        ])
      ),
      .drawn("blend/scope/translucent-shapes")
    ),
    Feature.Definition(.layerText, "Text layer", .layer(5), .drawn("text/glyphs")),
    Feature.Definition(.layerAudio, "Audio layer", .layer(6), .read),
    Feature.Definition(.layerVideoPlaceholder, "Video placeholder layer", .layer(7), .notDrawn),
    Feature.Definition(.layerImageSequence, "Image sequence layer", .layer(8), .notDrawn),
    Feature.Definition(.layerVideo, "Video layer", .layer(9), .notDrawn),
    Feature.Definition(.layerImagePlaceholder, "Image placeholder layer", .layer(10), .notDrawn),
    Feature.Definition(.layerGuide, "Guide layer", .layer(11), .read),
    Feature.Definition(
      .layerAdjustment,
      "Adjustment layer",
      .layer(12),
      .drawn("layers/adjustment")
    ),
    Feature.Definition(
      .layerAdjustmentExtras,
      "Adjustment layer that does more than filter",
      .layer(
        12,
        .any([
          .isNot("bm", 0), .isNot("tt", 0), .longer("sy", than: 0),
          .custom("it has Transform, Stroke, a wipe or an effect that goes by another layer") {
            $0.hasMoreThanFilters
          },
        ])
      ),
      .partly("layers/adjustment/extras", .adjustment)
    ),
    Feature.Definition(
      .layerCamera,
      "Camera layer",
      .layer(13),
      .partly("layers/camera", .crossing)
    ),
    Feature.Definition(.layerLight, "Light layer", .layer(14), .notDrawn),
    Feature.Definition(.layerData, "Data layer", .layer(15), .read),
    Feature.Definition(
      .layerUnknownType,
      "Unknown layer type",
      .layer(.not(.within("ty", 0...15))),
      .notDrawn
    ),
    Feature.Definition(.layerHidden, "Hidden layer", .layer(.set("hd")), .drawn("layers/hidden")),
    Feature.Definition(
      .layerParenting,
      "Parenting",
      .layer(.whole("parent")),
      .drawn("layers/parent")
    ),
    Feature.Definition(
      .layerInOut,
      "In or out point within the animation",
      .layer(.custom("ip or op cut the animation's time", LayerSubject.cutsTheAnimation)),
      .drawn("layers/time/out-point")
    ),
    Feature.Definition(
      .layerStartTime,
      "Start time",
      .layer(.isNot("st", 0)),
      .drawn("layers/time/start-time")
    ),
    Feature.Definition(
      .layerTimeStretch,
      "Time stretch",
      .layer(.isNot("sr", 1)),
      .drawn("layers/time/stretch")
    ),
    Feature.Definition(
      .layerTimeRemap,
      "Time remapping",
      .layer(.present("tm")),
      .drawn("layers/time/remap")
    ),
    Feature.Definition(
      .layerAutoOrient,
      "Auto-orient along path",
      .layer(.set("ao")),
      .drawn("transform/auto-orient")
    ),
    Feature.Definition(
      .layer3d,
      "3D layer",
      .layer(.all([.set("ddd"), .not(.equals("ty", 13))])),
      .drawn("layers/camera/own-size")
    ),
    Feature.Definition(
      .layerRotationWithout3d,
      "Rotation about x or y of a layer that is not 3D",
      .layer(
        .all([
          .not(.set("ddd")),
          .any([.differs(["ks", "rx"], from: 0), .differs(["ks", "ry"], from: 0)]),
        ])
      ),
      .notDrawn
    ),
    Feature.Definition(
      .layerRotationUnflagged,
      "Rotated layer whose 3D flag is missing or late",
      .layer(
        .custom(
          "ks.r is animated or not 0, and ddd is missing or behind ks",
          LayerSubject.turnsBeforeItsFlag
        ),
        at: "ks"
      ),
      .read
    ),
    Feature.Definition(
      .layerCollapse,
      "Collapse transformations",
      .layer(.any([.set("ct"), .all([.missing("ct"), .set("cp")])])),
      .read
    ),
    Feature.Definition(
      .layerMotionBlur,
      "Motion blur",
      .layer(.set("mb")),
      .partly("layers/motion-blur", .motion)
    ),
    Feature.Definition(
      .layerHtmlClass,
      "HTML id or class",
      .layer(.any([.present("ln"), .present("cl"), .present("tg")])),
      .read
    ),
  ]
}
