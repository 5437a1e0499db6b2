import LottieModel

/// Test results, as build servers show them: a suite for each file, a failed case for each finding.
enum JUnitFormat {
  static func write(_ run: LintRun) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"lottie\">\n"
    for report in run.reports { text += suite(report) }
    return text + "</testsuites>"
  }

  private static func suite(_ report: FileReport) -> String {
    let name = XMLText.attribute(report.file)
    let failures = report.findings.filter { $0.severity == .error }.count
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(1, report.findings.count))\""
    text += " failures=\"\(failures)\" errors=\"0\">\n"
    if report.findings.isEmpty { text += "    <testcase name=\"valid\" classname=\"\(name)\"/>\n" }
    for finding in report.findings {
      let place = "\(finding.position.line):\(finding.position.column)"
      text += "    <testcase name=\"\(XMLText.attribute(finding.rule.text)) \(place)\""
      text += " classname=\"\(name)\">\n"
      let keypath = finding.keypath.isEmpty ? "" : "\(finding.keypathText): "
      let message = XMLText.attribute(keypath + finding.message)
      if finding.severity == .error {
        text += "      <failure type=\"\(finding.severity)\" message=\"\(message)\"/>\n"
      } else {
        text += "      <system-out>\(message)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
