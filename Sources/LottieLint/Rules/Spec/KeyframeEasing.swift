import LottieModel

/// `spec/keyframe-easing`: a keyframe has no easing.
struct KeyframeEasing: KeyframeRule {
  let info = RuleInfo(
    .keyframeEasing,
    .info,
    once: true,
    "A keyframe has no easing.",
    explanation:
      #"Without "i" and "o" most players move evenly, some jump."#,
    example: #"{"t": 0, "s": [0]}"#,
    fix: "Ease the keyframe, or hold it."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    let cursor = keyframe.cursor
    guard property.kind != nil, !keyframe.isLast, cursor["h"]?.isSet != true, cursor["s"] != nil,
      cursor["i"] == nil || cursor["o"] == nil
    else { return }
    report.add(info, at: cursor, "a keyframe that moves has no easing (i, o)")
  }
}
