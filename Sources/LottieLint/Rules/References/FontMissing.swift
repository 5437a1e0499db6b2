import LottieModel

/// `ref/font-missing`: a font comes neither with the document nor as shapes.
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
