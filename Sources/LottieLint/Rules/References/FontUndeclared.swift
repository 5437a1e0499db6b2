import LottieModel

/// `ref/font-undeclared`: a text uses a font the document does not list.
struct FontUndeclared: LayerRule {
  let info = RuleInfo(
    .fontUndeclared,
    .error,
    "A text uses a font the document does not list.",
    explanation:
      "lottie-android then draws no text; others use a fallback.",
    example: #"{"f": "Roboto-Bold"} without fonts.list"#,
    fix: "List the font, or export again."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == 5, let list = layer.cursor["t"]?["d"]?["k"], list.isArray else { return }
    let fonts = document.root["fonts"]?["list"]?.elements.compactMap { $0["fName"]?.string } ?? []
    for keyframe in list.elements {
      guard let font = keyframe["s"]?["f"], let name = font.string, !name.isEmpty,
        !fonts.contains(name)
      else {
        continue
      }
      return report.add(
        info,
        at: font,
        "\(layer.words) uses the font \(Words.quoted(name)), which is not listed"
      )
    }
  }
}
