import LottieModel

/// `policy/fonts`: a font is not one the team allows.
struct PolicyFonts: DocumentRule {
  let info = RuleInfo(
    .policyFonts,
    .error,
    "The policy does not allow a font.",
    explanation:
      "The configuration lists the allowed families.",
    example: "fonts: [Inter]",
    fix: "Use an allowed font."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let allowed = document.options.policy.fonts
    guard !allowed.isEmpty else { return }
    for font in document.root["fonts"]?["list"]?.list ?? [] {
      let family = font["fFamily"]?.string ?? font["fName"]?.string ?? ""
      if !allowed.contains(family) {
        report.add(info, at: font, "the font \(Words.quoted(family)) is not allowed")
      }
    }
  }
}
