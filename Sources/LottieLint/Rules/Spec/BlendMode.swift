import LottieModel

/// `spec/blend-mode`: a blend mode is not in the specification.
struct BlendMode: StructureRule {
  let info = RuleInfo(
    .blendMode,
    .info,
    strict: .error,
    once: true,
    "A blend mode is not in the specification.",
    explanation:
      "Players without it draw the layer normally.",
    example: #"{"bm": 17}"#,
    fix: "Use one of the modes 0 to 16."
  )
}
