import LottieModel

/// `spec/schema`: a member has the wrong kind or is missing.
struct MemberKinds: StructureRule {
  let info = RuleInfo(
    .schema,
    .warning,
    strict: .error,
    "A member has the wrong kind or is missing.",
    explanation:
      "The Lottie specification wants it otherwise. Players may guess, or leave the part out.",
    example: #"{"ty": 4, "ip": 0, "op": 60, "ks": {}, "shapes": {}}"#,
    fix: "Export the animation again with a current plug-in, or correct the member."
  )
}
