import LottieModel

extension RuleCatalog {
  /// Names of layers and properties.
  static let names: [any Rule] = [
    MissingName(), AmbiguousName(), KeypathUnsafe(), NonASCII(),
  ]
}

struct MissingName: LayerRule {
  let info = RuleInfo(
    "name/missing",
    .info,
    once: true,
    "A layer has no name.",
    explanation:
      "Code cannot address it, and reports cannot name it.",
    example: #"{"ty": 4} without "nm""#,
    fix: "Name the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    if layer.name?.isEmpty ?? true { report.add(info, at: layer.cursor, "a layer without a name") }
  }
}

struct AmbiguousName: CompositionRule {
  let info = RuleInfo(
    "name/ambiguous",
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

struct KeypathUnsafe: LayerRule {
  let info = RuleInfo(
    "name/keypath-unsafe",
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

struct NonASCII: LayerRule {
  let info = RuleInfo(
    "name/nonascii",
    .off,
    once: true,
    "A layer's name has characters beyond ASCII.",
    explanation:
      "Some build scripts cannot type them.",
    example: #"a layer called "Größe""#,
    fix: "Rename the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    if let name = layer.name, !name.utf8.allSatisfy({ $0 < 128 }) {
      report.add(info, at: layer.cursor, "\(Words.quoted(name)) has characters beyond ASCII")
    }
  }
}
