import LottieModel

/// `json/syntax`: the file is not JSON.
struct JSONSyntax: StructureRule {
  let info = RuleInfo(
    .jsonSyntax,
    .error,
    "The file is not JSON.",
    explanation:
      "No player can read it. The place is where reading stopped; the mistake is there or just before.",
    example: #"{"w": 100,}"#,
    fix: "Export the animation again, or correct the text at the place named."
  )
}
