import LottieModel

/// `hygiene/unused-font`: a font is listed but not used.
struct UnusedFont: DocumentRule {
  let info = RuleInfo(
    .unusedFont,
    .info,
    "A font is listed but not used.",
    explanation:
      "Apps ship and load it without need.",
    example: "fonts.list with a font no text names",
    fix: "Remove the font from the list."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let fonts = document.root["fonts"]?["list"], fonts.count > 0 else { return }
    var used: Set<String> = []
    for layer in document.compositions.flatMap(\.layers) where layer.type == 5 {
      for keyframe in layer.cursor["t"]?["d"]?["k"]?.list ?? [] {
        if let name = keyframe["s"]?["f"]?.string { used.insert(name) }
      }
    }
    for font in fonts.elements {
      guard let name = font["fName"]?.string, !used.contains(name) else { continue }
      report.add(info, at: font, "no text uses the font \(Words.quoted(name))")
    }
  }
}
