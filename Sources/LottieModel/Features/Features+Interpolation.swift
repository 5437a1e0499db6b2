extension Feature.Definition {
  /// Interpolation between keyframes.
  static let interpolation: [Feature.Definition] = [
    .feature("kf.animated", "Animated property")
      .found(.property(.custom("k lists keyframes") { $0.isAnimated })).drawn("interpolation"),
    .feature("kf.color", "Animated color")
      .found(
        .property(.custom("k lists keyframes of a color", PropertyContext.isAnimatedColor))
      )
      .drawn("interpolation"),
    .feature("kf.linear", "Linear interpolation")
      .found(
        .keyframe(
          .custom("i or o is missing, not held, not the last, not of a text document") {
            $0.isEased && $0.handles == nil && $0.cursor[.startValue].map { !$0.isObject } ?? false
          }
        )
      )
      .drawn("interpolation/linear"),
    .feature("kf.bezier", "Easing")
      .found(.keyframe(.custom("i and o, not held, not the last") { $0.handles != nil }))
      .drawn("interpolation/bezier"),
    .feature("kf.bezier.per_dimension", "Easing per dimension")
      .found(
        .property(
          .custom("an axis has another easing than the first", PropertyContext.easesAxesApart),
          at: [.value]
        )
      )
      .drawn("interpolation/per-dimension"),
    .feature("kf.bezier.overshoot", "Easing that overshoots")
      .found(.keyframe(.custom("y of i or o is below 0 or above 1", KeyframeContext.overshoots)))
      .drawn("interpolation/overshoot"),
    .feature("kf.hold", "Hold keyframe")
      .found(.keyframe(.set([.hold]))).drawn("interpolation/hold"),
    .feature("kf.spatial", "Motion path")
      .found(.keyframe(.custom("i and o, and to or ti is not 0", KeyframeContext.isSpatial)))
      .drawn("interpolation/spatial"),
    .feature("kf.rove", "Roving keyframe")
      .found(.nowhere("becomes linear keyframes at export")).read,
    .feature("kf.legacy_end_value", "Keyframe with an end value (old exports)")
      .found(.keyframe(.present([.endValue]))).drawn("interpolation/legacy/end-values"),
    .feature("kf.terminal_no_value", "Last keyframe without a value")
      .found(.keyframe(.all([.custom("the last") { $0.isLast }, .missing([.startValue])])))
      .drawn("interpolation/legacy/end-values"),
    .feature("kf.terminal_handles", "Last keyframe with easing")
      .found(
        .property(
          .custom(
            "the last keyframe is not held, has i and no e, and the first is before the layer's end",
            PropertyContext.easesAfterItsEnd
          ),
          at: [.value]
        )
      )
      .read,
    .feature("kf.legacy_no_a", "Property without the flag a")
      .found(
        .property(
          .all([
            .missing([.animated]), .missing([.slot]),
            .custom("of a layer, mask or shape") { $0.kind != nil },
          ])
        )
      )
      .drawn("interpolation/legacy"),
  ]
}
