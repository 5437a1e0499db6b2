extension Feature.Definition {
  /// Interpolation between keyframes.
  static let interpolation: [Feature.Definition] = [
    .feature("kf.animated", "Animated property")
      .found(.property(.custom("k lists keyframes") { $0.isAnimated })).drawn("interpolation"),
    .feature("kf.animated.color", "Animated color")
      .found(
        .property(
          .custom("a color goes to another one that linear light mixes otherwise") {
            PropertyContext.mixesColors($0)
          },
          at: [.value]
        )
      )
      .drawn("interpolation/color"),
    .feature("kf.animated.single_path", "Animated path with one keyframe")
      .found(
        .shape(
          .path,
          .custom("k of ks lists one keyframe") {
            $0.cursor[.path]?[.value].map { $0.isArray && $0.count == 1 } ?? false
          },
          at: [.path]
        )
      )
      .read,
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
    .feature("kf.bezier.per_dimension.size", "Easing per dimension of a size or a gradient's end")
      .found(
        .property(
          .custom("of rc, el, gf or gs: an axis has another easing than the first") {
            PropertyContext.easesPlainAxesApart($0)
          },
          at: [.value]
        )
      )
      .drawn("interpolation/per-dimension"),
    .feature("kf.bezier.shared", "Easing with the hash of another")
      .found(.nowhere("its control points have the hash of others before it")).read,
    .feature("kf.bezier.far", "Easing over a long way")
      .found(
        .property(
          .custom("eases a trim by 10 %, other numbers by 90, positions and sizes by 200") {
            PropertyContext.easesFar($0)
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.bezier.overshoot", "Easing that overshoots")
      .found(.keyframe(.custom("y of i or o is below 0 or above 1", KeyframeContext.overshoots)))
      .drawn("interpolation/overshoot"),
    .feature("kf.bezier.overshoot.spatial", "Overshooting motion path")
      .found(
        .keyframe(
          .custom("to or ti is not 0, and y of i or o is below 0 or above 1") {
            KeyframeContext.isSpatial($0) && KeyframeContext.overshoots($0)
          }
        )
      )
      .read,
    .feature("kf.hold", "Hold keyframe")
      .found(.keyframe(.set([.hold]))).drawn("interpolation/hold"),
    .feature("kf.hold.before_last", "Hold before a last keyframe that is not held")
      .found(
        .property(
          .custom("the last keyframe has neither h nor e, and the one before it has h") {
            PropertyContext.endsAfterHold($0)
          },
          at: [.value]
        )
      )
      .drawn("interpolation/hold"),
    .feature("kf.unordered", "Keyframes out of order")
      .found(
        .property(
          .custom("the t of a keyframe is below that of the one before") { $0.isUnordered }
        )
      )
      .read,
    .feature("kf.single", plural: "Numbers with a single keyframe")
      .found(
        .property(
          .custom("k is a list of one keyframe, which has no e and whose s is no path") {
            $0.onlyKeyframe != nil
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.single.unheld", plural: "Numbers with a single keyframe that is not held")
      .found(
        .property(
          .custom("k is a list of one keyframe, which has neither e nor h and whose s is no path") {
            $0.onlyKeyframe.map { $0[.hold]?.isSet != true } ?? false
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.spatial", "Motion path")
      .found(.keyframe(.custom("i and o, and to or ti is not 0", KeyframeContext.isSpatial)))
      .drawn("interpolation/spatial"),
    .feature("kf.spatial.loop", "Closed motion path")
      .found(
        .property(
          .custom("to or ti is above 5 or below -5 between two keyframes of one value") {
            PropertyContext.hasLoop($0)
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.spatial.line", "Straight motion path past its end")
      .found(
        .property(
          .custom("to or ti lead along the line between two keyframes, and beyond one of them") {
            PropertyContext.leavesItsLine($0)
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.rove", "Roving keyframe")
      .found(.nowhere("becomes linear keyframes at export")).read,
    .feature("kf.legacy_end_value", "Keyframe with an end value (old exports)")
      .found(.keyframe(.present([.endValue]))).drawn("interpolation/legacy/end-values"),
    .feature("kf.legacy_end_value.differs", "End value that is not the next start value")
      .found(
        .property(
          .custom("e of a keyframe that is not held differs from s of the next") {
            PropertyContext.jumpsAfterItsEnd($0)
          },
          at: [.value]
        )
      )
      .read,
    .feature("kf.terminal_no_value", "Last keyframe without a value")
      .found(.keyframe(.all([.custom("the last") { $0.isLast }, .missing([.startValue])])))
      .drawn("interpolation/legacy/end-values"),
    .feature("kf.terminal_handles", "Last keyframe with easing")
      .found(
        .property(
          .custom(
            "the last keyframe is not held and has i, and the first is before the layer's end",
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
