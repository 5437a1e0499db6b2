import LottieModel

/// A JSON object per line: one for each file, followed by one for each of its findings.
///
/// So clean files can be distinguished from unchecked ones.
enum NDJSONFormat {
  static func write(_ run: LintRun) -> String {
    run.reports.flatMap { report in
      [line(report, report.counts)]
        + report.findings.map { line(report, $0.json) }
    }.joined(separator: "\n")
  }

  private static func line(_ report: FileReport, _ value: JSONValue) -> String {
    var text = "{\"file\":" + JSONWriter.text(.string(report.file))
    if let entry = report.entry { text += ",\"entry\":" + JSONWriter.text(.string(entry)) }
    for (name, value) in value.memberList ?? [] {
      text += ",\"\(name)\":" + JSONWriter.text(value)
    }
    return text + "}"
  }
}
