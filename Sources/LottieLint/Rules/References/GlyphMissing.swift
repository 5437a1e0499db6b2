import LottieModel

/// `ref/glyph-missing`: a character of a text has no shape in the document.
struct GlyphMissing: LayerRule {
  let info = RuleInfo(
    .glyphMissing,
    .warning,
    "A character of a text has no glyph in the document.",
    explanation:
      "Players that draw the embedded glyphs leave the character out.",
    example: #"the text "AB" with a shape for A only"#,
    fix: "Export with all glyphs, or without glyphs."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == 5, let glyphs = document.root["chars"], glyphs.count > 0,
      let list = layer.cursor["t"]?["d"]?["k"], list.isArray
    else { return }
    let known = Set(glyphs.elements.compactMap { $0["ch"]?.string })
    for keyframe in list.elements {
      guard let text = keyframe["s"]?["t"], let string = text.string else { continue }
      let missing = string.filter {
        !$0.isWhitespace && $0 != "\u{3}" && !known.contains(String($0))
      }
      guard let character = missing.first else { continue }
      return report.add(
        info,
        at: text,
        "the character \(Words.quoted(String(character))) has no glyph"
      )
    }
  }
}
