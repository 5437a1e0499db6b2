import LottieModel

/// `hygiene/unused-glyph`: glyphs are embedded that no text shows.
struct UnusedGlyph: DocumentRule {
  let info = RuleInfo(
    .unusedGlyph,
    .info,
    "Glyphs are embedded that no text shows.",
    explanation:
      "They make the file larger.",
    example: "a shape for Q, and no text with a Q",
    fix: "Export again."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let glyphs = document.root["chars"], glyphs.count > 0 else { return }
    var used: Set<Character> = []
    for layer in document.compositions.flatMap(\.layers) where layer.type == 5 {
      guard layer.cursor["t"]?["d"]?["x"] == nil else { return }
      for keyframe in layer.cursor["t"]?["d"]?["k"]?.list ?? [] {
        used.formUnion(keyframe["s"]?["t"]?.string ?? "")
      }
    }
    let unused = glyphs.elements.filter { glyph in
      guard let character = glyph["ch"]?.string?.first else { return false }
      return !used.contains(character)
    }
    if let first = unused.first {
      report.add(info, at: first, "\(Words.count(unused.count, "character")) that no text shows")
    }
  }
}
