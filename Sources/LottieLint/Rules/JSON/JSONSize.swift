import LottieModel

/// `json/size`: the file is too large to be read.
struct JSONSize: StructureRule {
  let info = RuleInfo(
    .jsonSize,
    .error,
    "The file is too large to be read.",
    explanation:
      "More than 256 MiB is not an animation that any player should load.",
    example: "a file of 300 MB",
    fix: "Take the pictures out of the document, or split it."
  )
}
