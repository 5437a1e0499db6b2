import LottieModel

/// `spec/null-value`: a null stands where a value is expected.
struct NullValue: StructureRule {
  let info = RuleInfo(
    .nullValue,
    .warning,
    strict: .error,
    once: true,
    "A null stands where a value is expected.",
    explanation:
      "Some players crash on it.",
    example: #"{"ks": null}"#,
    fix: "Leave the member out."
  )
}
