import LottieModel

/// A JSON object a line for each finding.
enum NDJSONFormat {
  static func write(_ run: LintRun) -> String {
    run.findings.map { finding in
      let members = JSONFormat.value(finding).memberList ?? []
      var text = "{\"file\":" + JSONFormat.text(.string(finding.file))
      for (name, value) in members { text += ",\"\(name)\":" + JSONFormat.text(value) }
      return text + "}"
    }.joined(separator: "\n")
  }
}
