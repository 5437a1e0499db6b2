import LottieModel

/// `spec/version`: the specification's version is newer than this program knows.
struct SpecVersion: DocumentRule {
  let info = RuleInfo(
    .specVersion,
    .warning,
    "The document's specification version is newer than this program supports.",
    explanation:
      "New features may be drawn wrongly or left out.",
    example: #"{"ver": 20000}"#,
    fix: "Update this program."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if let version = document.root["ver"], let number = version.whole, number >= 20_000 {
      report.add(info, at: version, "version \(number) of the specification is not supported")
    }
  }
}
