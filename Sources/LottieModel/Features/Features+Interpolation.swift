extension Feature.Definition {
  /// Interpolation between keyframes.
  static let interpolation: [Feature.Definition] = [
    Feature.Definition(
      .kfAnimated,
      "Animated property",
      .property(.custom("k lists keyframes") { $0.isAnimated }),
      .drawn("interpolation")
    ),
    Feature.Definition(
      .kfLinear,
      "Linear interpolation",
      .keyframe(
        .custom("i or o is missing, not held, not the last, not of a text document") {
          $0.isEased && $0.handles == nil && $0.cursor["s"].map { !$0.isObject } ?? false
        }
      ),
      .drawn("interpolation/linear")
    ),
    Feature.Definition(
      .kfBezier,
      "Easing",
      .keyframe(.custom("i and o, not held, not the last") { $0.handles != nil }),
      .drawn("interpolation/bezier")
    ),
    Feature.Definition(
      .kfBezierPerDimension,
      "Easing per dimension",
      .property(
        .custom("an axis has another easing than the first", PropertyContext.easesAxesApart),
        at: "k"
      ),
      .drawn("interpolation/per-dimension")
    ),
    Feature.Definition(
      .kfBezierOvershoot,
      "Easing that overshoots",
      .keyframe(.custom("y of i or o is below 0 or above 1", KeyframeContext.overshoots)),
      .drawn("interpolation/overshoot")
    ),
    Feature.Definition(
      .kfHold,
      "Hold keyframe",
      .keyframe(.set("h")),
      .drawn("interpolation/hold")
    ),
    Feature.Definition(
      .kfSpatial,
      "Motion path",
      .keyframe(.custom("i and o, and to or ti is not 0", KeyframeContext.isSpatial)),
      .drawn("interpolation/spatial")
    ),
    Feature.Definition(
      .kfRove,
      "Roving keyframe",
      .nowhere("becomes linear keyframes at export"),
      .read
    ),
    Feature.Definition(
      .kfLegacyEndValue,
      "Keyframe with an end value (old exports)",
      .keyframe(.present("e")),
      .drawn("interpolation/legacy/end-values")
    ),
    Feature.Definition(
      .kfTerminalNoValue,
      "Last keyframe without a value",
      .keyframe(.all([.custom("the last") { $0.isLast }, .missing("s")])),
      .drawn("interpolation/legacy/end-values")
    ),
    Feature.Definition(
      .kfTerminalHandles,
      "Last keyframe with easing",
      .property(
        .custom(
          "the last keyframe is not held, has i and no e, and the first is before the layer's end",
          PropertyContext.easesAfterItsEnd
        ),
        at: "k"
      ),
      .read
    ),
    Feature.Definition(
      .kfLegacyNoA,
      "Property without the flag a",
      .property(
        .all([
          .missing("a"), .missing("sid"),
          .custom("of a layer, mask or shape") { $0.kind != nil },
        ])
      ),
      .drawn("interpolation/legacy")
    ),
  ]
}
