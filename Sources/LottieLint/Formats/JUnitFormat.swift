import LottieModel

/// Test results for build servers: a suite per file, a failed case per error.
///
/// Valid under both schemas in use: Jenkins' and Ant's, which requires an id, a time and a host of
/// each suite, and allows no text beside a failure. Findings that are no errors are the suite's
/// output. The time is constant, so that two runs give the same bytes.
enum JUnitFormat {
  static func write(_ run: LintRun) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (id, report) in run.reports.enumerated() { text += suite(report, id) }
    return text + "</testsuites>"
  }

  private static func suite(_ report: FileReport, _ id: Int) -> String {
    let name = XMLText.attribute(report.title)
    let errors = report.findings.filter { $0.severity == .error }
    var text = "  <testsuite package=\"lottie\" id=\"\(id)\" name=\"\(name)\""
    text += " timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\""
    text +=
      " tests=\"\(max(1, errors.count))\" failures=\"\(errors.count)\" errors=\"0\" time=\"0\">\n"
    text += "    <properties/>\n"
    if errors.isEmpty {
      text += "    <testcase name=\"valid\" classname=\"\(name)\" time=\"0\"/>\n"
    }
    for finding in errors {
      let position = "\(finding.position.line):\(finding.position.column)"
      text += "    <testcase name=\"\(XMLText.attribute(finding.rule.text)) \(position)\""
      text += " classname=\"\(name)\" time=\"0\">\n"
      let message = XMLText.attribute(finding.text)
      let advice = XMLText.attribute(finding.fix)
      text += "      <failure type=\"error\" message=\"\(message)\">\(advice)</failure>\n"
      text += "    </testcase>\n"
    }
    let others = report.findings.filter { $0.severity != .error }.map { finding in
      let position = "\(finding.position.line):\(finding.position.column)"
      return "\(position): \(finding.severity): \(finding.text). \(finding.fix) [\(finding.rule)]"
    }
    text += "    <system-out>\(XMLText.attribute(others.joined(separator: "\n")))</system-out>\n"
    return text + "    <system-err/>\n  </testsuite>\n"
  }
}
