import LottieModel

/// `spec/legacy-end-value`: a keyframe holds the value at its end too.
struct LegacyEndValue: KeyframeRule {
  let info = RuleInfo(
    .legacyEndValue,
    .info,
    once: true,
    "A keyframe also has an end value.",
    explanation:
      "Exporters before 2019 wrote the start and end value of each keyframe. Players read it; the specification dropped it.",
    example: #"{"t": 0, "s": [0], "e": [100]}"#,
    fix: "Export with a current plug-in; the file gets smaller."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    if keyframe.cursor["e"] != nil, keyframe.cursor["s"] != nil {
      report.add(info, at: keyframe.cursor, "a keyframe has an end value (e), as in old exports")
    }
  }
}
