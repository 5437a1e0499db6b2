import LottieModel

extension RuleCatalog {
  /// Fonts and glyphs of texts.
  static let fonts: [any Rule] = [
    FontUndeclared(), GlyphMissing(),
  ]

  /// Files of fonts.
  static let fontFiles: [any Rule] = [
    FontMissing()
  ]
}

struct FontUndeclared: LayerRule {
  let info = RuleInfo(
    "ref/font-undeclared",
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
    guard layer.type == .text, let list = layer.textKeyframes, list.isArray else { return }
    let fonts = document.root["fonts"]?["list"]?.elements.compactMap { $0["fName"]?.string } ?? []
    for keyframe in list.elements {
      guard let font = keyframe[.document]?[.font], let name = font.string, !name.isEmpty,
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

struct GlyphMissing: LayerRule {
  let info = RuleInfo(
    .glyphMissing,
    .warning,
    restates: [.textGlyphsMissing],
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
    guard layer.type == .text, let glyphs = document.root["chars"], glyphs.count > 0,
      let list = layer.textKeyframes, list.isArray
    else { return }
    let known = Set(glyphs.elements.compactMap { $0[.character]?.string })
    for keyframe in list.elements {
      guard let text = keyframe[.document]?[.text], let string = text.string else { continue }
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

struct FontMissing: DocumentRule {
  let info = RuleInfo(
    .fontMissing,
    .info,
    once: true,
    "A font is neither embedded nor replaced by glyphs.",
    explanation:
      "Players use the font of the app or the system, or a fallback.",
    example: "a font without fPath, and no chars",
    fix: "Ship the font with the app, or export the characters as shapes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let fonts = document.root["fonts"]?["list"], (document.root["chars"]?.count ?? 0) == 0
    else {
      return
    }
    for font in fonts.elements where (font["fPath"]?.string ?? "").isEmpty {
      let name = Words.quoted(font["fFamily"]?.string ?? font["fName"]?.string ?? "?")
      report.add(info, at: font, "the font \(name) must be installed where the animation plays")
    }
  }
}
