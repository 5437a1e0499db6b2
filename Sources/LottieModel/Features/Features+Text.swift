extension Feature.Definition {
  /// Fonts, glyphs and text documents.
  static let text: [Feature.Definition] = [
    Feature.Definition(.textFonts, "Font by name", .text(), .read),
    Feature.Definition(
      .textFontEmbedded,
      "Font file",
      .font(.custom("fPath is not empty") { !($0["fPath"]?.rawString.isEmpty ?? true) }),
      .drawn("text/font/embedded")
    ),
    Feature.Definition(
      .textGlyphs,
      plural: "Glyphs in the file",
      .document(.longer("chars", than: 0), at: "chars"),
      .drawn("text/glyphs")
    ),
    Feature.Definition(
      .textGlyphsOld,
      plural: "Glyphs of exports before Bodymovin 4.8",
      .document(
        .custom("chars have shapes, and v is below 4.8", DocumentIndex.hasGlyphsOfOldExports),
        at: "chars"
      ),
      .drawn("text/glyphs/old-tangents")
    ),
    Feature.Definition(
      .textGlyphPrecomp,
      "Composition as glyph",
      .glyph(.present(["data", "refId"])),
      .drawn("text/glyphs/composition")
    ),
    Feature.Definition(
      .textDocumentKeyframes,
      plural: "Source Text keyframes",
      .text(.longer(["d", "k"], than: 1), at: ["d", "k"]),
      .drawn("text/document/keyframes")
    ),
    Feature.Definition(
      .textFill,
      "Text fill",
      .textDocument(.present("fc")),
      .drawn("text/fill-stroke")
    ),
    Feature.Definition(
      .textStroke,
      "Text stroke",
      .textDocument(.present("sc")),
      .drawn("text/fill-stroke/stroke-only")
    ),
    Feature.Definition(
      .textStrokeOrder,
      "Stroke over fill",
      .textDocument(.set("of")),
      .drawn("text/fill-stroke/stroke-over")
    ),
    Feature.Definition(
      .textTracking,
      "Tracking",
      .textDocument(.isNot("tr", 0)),
      .drawn("text/tracking")
    ),
    Feature.Definition(
      .textLineHeight,
      "Line height",
      .textDocument(.present("lh")),
      .drawn("text/line-height")
    ),
    Feature.Definition(
      .textBaselineShift,
      "Baseline shift",
      .textDocument(.isNot("ls", 0)),
      .drawn("text/baseline-shift")
    ),
    Feature.Definition(
      .textCaps,
      plural: "All caps or small caps",
      .textDocument(.above("ca", 0)),
      .drawn("text/caps")
    ),
    Feature.Definition(
      .textJustifyBasic,
      "Text aligned left, right or centered",
      .textDocument(.not(.above("j", 2))),
      .drawn("text/justification")
    ),
    Feature.Definition(
      .textJustifyFull,
      "Justified text",
      .textDocument(.above("j", 2)),
      .drawn("text/justification/full")
    ),
    Feature.Definition(
      .textBox,
      "Paragraph text",
      .textDocument(.present("sz")),
      .drawn("text/box")
    ),
    Feature.Definition(
      .textMultiline,
      plural: "Line breaks",
      .textDocument(
        .custom("t has line breaks") { $0.hasScalar { [0x3, 0xA, 0xD].contains($0.value) } }
      ),
      .drawn("text/line-height/two-lines")
    ),
    Feature.Definition(
      .textRtl,
      "Right-to-left or complex script",
      .textDocument(
        .custom("t has characters of U+0590 to U+08FF") {
          $0.hasScalar { (0x590...0x8FF).contains($0.value) }
        }
      ),
      .drawn("text/font/right-to-left")
    ),
  ]
}
