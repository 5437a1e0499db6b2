import LottieModel

/// `spec/legacy-keyframe-value`: a keyframe has no value of its own.
struct LegacyKeyframeValue: StructureRule {
  let info = RuleInfo(
    .legacyKeyframeValue,
    .info,
    strict: .error,
    once: true,
    "A keyframe has no value of its own.",
    explanation:
      "Exporters before 2019 leave it out of the last keyframe; players take the end value of the one before.",
    example: #"{"t": 90}"#,
    fix: "Run lottie validate --fix, which writes the value."
  )
}
