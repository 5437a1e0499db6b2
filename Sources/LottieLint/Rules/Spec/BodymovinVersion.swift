import LottieModel

/// `spec/bodymovin-version`: the export is very old, or does not say which version it is.
struct BodymovinVersion: DocumentRule {
  let info = RuleInfo(
    .bodymovinVersion,
    .warning,
    "The exporter's version is very old or missing.",
    explanation:
      "Before 4.4.0 paths were closed and colors written differently; players guess by this version.",
    example: #"{"v": "4.1.5"}"#,
    fix: "Export with a current plug-in."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let version = document.root["v"] else {
      let message = "the animation has no exporter version (v)"
      return report.add(info, at: document.root, message, severity: .info)
    }
    let text = version.string ?? version.double.map(Words.number) ?? ""
    let parts = text.split(separator: ".").map { Int($0.prefix { $0.isNumber }) }
    guard parts.count >= 2, let major = parts[0], let minor = parts[1] else {
      return report.add(info, at: version, "the version \(Words.quoted(text)) cannot be parsed")
    }
    if major > 5 {
      report.add(
        info,
        at: version,
        "exported by version \(text); players know up to 5",
        severity: .info
      )
    }
    if (major, minor) < (4, 4) {
      report.add(info, at: version, "exported by version \(text); players expect 4.4.0 or newer")
    }
  }
}
