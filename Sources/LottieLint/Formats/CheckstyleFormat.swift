import LottieModel

/// Checkstyle's XML.
enum CheckstyleFormat {
  static func write(_ run: LintRun, version: String) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"\(version)\">\n"
    for report in run.reports {
      text += "  <file name=\"\(XMLText.attribute(report.file))\">\n"
      for finding in report.findings {
        text += "    <error line=\"\(finding.position.line)\" column=\"\(finding.position.column)\""
        text += " severity=\"\(finding.severity)\""
        text += " message=\"\(XMLText.attribute("\(finding.text). \(finding.fix)"))\""
        text += " source=\"lottie.\(XMLText.attribute(finding.rule.text))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>"
  }
}
