import LottieModel

/// A line for each finding, as compilers write them.
enum CompactFormat {
  static func write(_ run: LintRun) -> String {
    run.findings.map { finding in
      let position = "\(finding.file):\(finding.position.line):\(finding.position.column)"
      return "\(position): \(finding.severity): \(finding.text) [\(finding.rule)]"
    }.joined(separator: "\n")
  }
}
