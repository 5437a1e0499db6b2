extension Feature.Definition {
  /// Fonts, glyphs and text documents.
  static let text: [Feature.Definition] = [
    .feature("text.fonts", "Font by name").found(.text()).read,
    .feature("text.font.embedded", "Font file")
      .found(.font(.custom("fPath is not empty") { !($0["fPath"]?.rawString.isEmpty ?? true) }))
      .drawn("text/font/embedded"),
    .feature("text.glyphs", plural: "Glyphs in the file")
      .found(.document(.longer("chars", than: 0), at: "chars")).drawn("text/glyphs"),
    .feature("text.glyphs.app_font", plural: "Glyphs of a font that iOS lacks")
      .found(
        .document(
          .custom("chars have an fFamily that iOS lacks", DocumentIndex.hasGlyphsOfAppFonts),
          at: "chars"
        )
      )
      .drawn("text/glyphs"),
    .feature("text.glyphs.old", plural: "Glyphs of exports before Bodymovin 4.8")
      .found(
        .document(
          .custom("chars have shapes, and v is below 4.8", DocumentIndex.hasGlyphsOfOldExports),
          at: "chars"
        )
      )
      .drawn("text/glyphs/old-tangents"),
    .feature("text.glyph.precomp", "Composition as glyph")
      .found(.glyph(.present(["data", "refId"]))).drawn("text/glyphs/composition"),
    .feature("text.glyphs.missing", plural: "Characters that are not among the glyphs")
      .found(
        .shownTexts("t has a character of its font that is in no ch of chars") {
          $0.textsWithUnlistedCharacters
        }
      )
      .drawn("text/glyphs"),
    .feature("text.document.keyframes", plural: "Source Text keyframes")
      .found(.text(.longer([.sourceText, .value], than: 1), at: [.sourceText, .value]))
      .drawn("text/document/keyframes"),
    .feature("text.fill", "Text fill")
      .found(.textDocument(.present([.textColor]))).drawn("text/fill-stroke"),
    .feature("text.stroke", "Text stroke")
      .found(.textDocument(.present([.strokeColor]))).drawn("text/fill-stroke/stroke-only"),
    .feature("text.stroke_under", "Stroke under fill")
      .found(
        .textDocument(
          .all([.present([.strokeColor]), .present([.textColor]), .not(.set([.strokeOverFill]))])
        )
      )
      .drawn("text/fill-stroke"),
    .feature("text.stroke_order", "Stroke over fill")
      .found(.textDocument(.set([.strokeOverFill]))).drawn("text/fill-stroke/stroke-over"),
    .feature("text.no_fill", "Text without a fill")
      .found(.textDocument(.not(.present([.textColor])))).drawn("text/fill-stroke/stroke-only"),
    .feature("text.tracking", "Tracking")
      .found(.textDocument(.isNot([.tracking], 0))).drawn("text/tracking"),
    .feature("text.tracking.aligned", "Tracking of a centered or right-aligned line")
      .found(.textDocument(.all([.isNot([.tracking], 0), .within([.justification], 1...2)])))
      .read,
    .feature("text.line_height", "Line height")
      .found(.textDocument(.present([.leading]))).drawn("text/line-height"),
    .feature("text.baseline_shift", "Baseline shift")
      .found(.textDocument(.isNot([.baselineShift], 0))).drawn("text/baseline-shift"),
    .feature("text.caps", plural: "All caps or small caps")
      .found(.textDocument(.above([.caps], 0))).drawn("text/caps"),
    .feature("text.justify.basic", "Text aligned left, right or centered")
      .found(.textDocument(.not(.above([.justification], 2)))).drawn("text/justification"),
    .feature("text.justify.full", "Justified text")
      .found(.textDocument(.above([.justification], 2))).drawn("text/justification/full"),
    .feature("text.box", "Paragraph text")
      .found(.textDocument(.present([.boxSize]))).drawn("text/box"),
    .feature("text.box.alignment", "Paragraph text aligned to the middle or the bottom")
      .found(.textDocument(.all([.present([.boxSize]), .above(["vj"], 0)]))).drawn("text/box"),
    .feature("text.multiline", plural: "Line breaks")
      .found(
        .textDocument(
          .custom("t has line breaks") { $0.hasScalar { [0x3, 0xA, 0xD].contains($0.value) } }
        )
      )
      .drawn("text/line-height/two-lines"),
    .feature("text.multiline.soft", plural: "Soft line breaks")
      .found(
        .textDocument(.custom("t has the character U+0003") { $0.hasScalar { $0.value == 0x3 } })
      )
      .drawn("text/line-height"),
    .feature("text.multiline.feed", plural: "Line feeds")
      .found(
        .textDocument(
          .custom("t has the character U+000A, not behind U+000D") { $0.hasLineFeed }
        )
      )
      .drawn("text"),
    .feature("text.multiline.unlisted", plural: "Line breaks that are not among the glyphs")
      .found(
        .shownTexts("t has a line break that is in no ch of chars") { $0.textsWithUnlistedBreaks }
      )
      .drawn("text/line-height"),
    .feature("text.rtl", "Right-to-left or complex script")
      .found(
        .textDocument(
          .custom("t has characters of U+0590 to U+08FF") {
            $0.hasScalar { (0x590...0x8FF).contains($0.value) }
          }
        )
      )
      .drawn("text/font/right-to-left"),
  ]
}
