import LottieModel

/// `name/ambiguous`: two layers of a composition have the same name.
struct AmbiguousName: CompositionRule {
  let info = RuleInfo(
    .ambiguousName,
    .info,
    once: true,
    "Two layers of a composition have the same name.",
    explanation:
      "Code that addresses one of them changes both, or the wrong one.",
    example: #"two layers called "Dot""#,
    fix: "Give the layers different names."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    var seen: Set<String> = []
    for layer in composition.layers {
      guard let name = layer.name, !name.isEmpty, !seen.insert(name).inserted else { continue }
      report.add(info, at: layer.cursor, "a second layer is called \(Words.quoted(name))")
    }
  }
}
