import LottieModel

/// `spec/color-range`: a colour component is not between 0 and 1.
struct ColorRange: StructureRule {
  let info = RuleInfo(
    .colorRange,
    .warning,
    strict: .error,
    once: true,
    "A colour component is not between 0 and 1.",
    explanation:
      "Very old exports count to 255. Players guess from the version, and some show white.",
    example: #"{"ty": "fl", "c": {"a": 0, "k": [255, 0, 0, 1]}}"#,
    fix: "Divide the components by 255."
  )
}
