import LottieModel

/// `json/depth`: the document is nested too deeply.
struct JSONDepth: StructureRule {
  let info = RuleInfo(
    .jsonDepth,
    .error,
    "The document is nested too deeply.",
    explanation:
      "Players that read by recursion crash on such a file; no editor makes one.",
    example: "[[[[[[…]]]]]]",
    fix: "Export the animation again."
  )
}
