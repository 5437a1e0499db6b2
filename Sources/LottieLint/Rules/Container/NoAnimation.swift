import LottieModel

/// `container/manifest`: the .lottie file holds no animation.
struct NoAnimation: StructureRule {
  let info = RuleInfo(
    .noAnimation,
    .error,
    "The .lottie file holds no animation.",
    explanation:
      "Players look for animations/*.json or a/*.json, as the manifest names them.",
    example: "an archive with pictures only",
    fix: "Pack the animation with its manifest again."
  )
}
