import LottieModel

/// A line per finding, in the form of compiler messages.
enum CompactFormat {
  static func write(_ run: LintRun) -> String {
    run.findings.map { finding in
      let position = "\(finding.file):\(finding.position.line):\(finding.position.column)"
      return "\(position): \(finding.severity): \(finding.text) [\(finding.rule)]"
    }.joined(separator: "\n")
  }
}
