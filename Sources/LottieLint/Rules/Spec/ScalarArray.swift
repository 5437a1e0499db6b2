import LottieModel

/// `spec/scalar-array`: a number and a list of one number are mixed up.
struct ScalarArray: StructureRule {
  let info = RuleInfo(
    .scalarArray,
    .info,
    strict: .error,
    once: true,
    "A number and a list of one number are mixed up.",
    explanation:
      "Players read both; the specification wants a number where there is only one.",
    example: #"{"o": {"a": 0, "k": [100]}}"#,
    fix: "Take the brackets away."
  )
}
