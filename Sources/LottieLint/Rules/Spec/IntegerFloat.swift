import LottieModel

/// `spec/integer-float`: a whole number has a fraction.
struct IntegerFloat: StructureRule {
  let info = RuleInfo(
    .integerFloat,
    .warning,
    strict: .error,
    once: true,
    "A whole number has a fraction.",
    explanation:
      "Sizes and indices are whole. Players round one way or the other.",
    example: #"{"h": 812.5}"#,
    fix: "Round it."
  )
}
