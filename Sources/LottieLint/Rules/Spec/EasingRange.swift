import LottieModel

/// `spec/easing-range`: an easing handle points out of its time.
struct EasingRange: StructureRule {
  let info = RuleInfo(
    .easingRange,
    .warning,
    strict: .error,
    once: true,
    "An easing handle points out of its time.",
    explanation:
      "The curve would run backwards in time; players clamp it differently.",
    example: #"{"i": {"x": [1.2], "y": [1]}}"#,
    fix: "Pull the handle back between 0 and 1."
  )
}
