import LottieModel

/// `spec/legacy-missing-a`: a property does not say whether it is animated.
struct LegacyMissingA: StructureRule {
  let info = RuleInfo(
    .legacyMissingA,
    .info,
    strict: .error,
    once: true,
    "A property does not say whether it is animated.",
    explanation:
      #"Older exporters leave "a" out; players look at the value instead."#,
    example: #"{"k": 100}"#,
    fix: #"Run lottie validate --fix, which writes "a"."#
  )
}
