import LottieModel

/// `name/keypath-unsafe`: a layer's name cannot be used in a keypath.
struct KeypathUnsafe: LayerRule {
  let info = RuleInfo(
    .keypathUnsafe,
    .info,
    once: true,
    "A layer's name cannot be used in a keypath.",
    explanation:
      "Keypaths are separated by points and use * for any name; blanks at the ends are easily lost.",
    example: #"a layer called "Icon.v2""#,
    fix: "Rename the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let name = layer.name, !name.isEmpty else { return }
    let isUnsafe =
      name.contains(".") || name == "*" || name == "**" || name.first?.isWhitespace ?? false
      || name.last?.isWhitespace ?? false || name.contains { $0.isNewline }
    if isUnsafe { report.add(info, at: layer.cursor, "keypaths cannot name \(Words.quoted(name))") }
  }
}
