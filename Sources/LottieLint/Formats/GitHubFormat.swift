import LottieModel

/// Workflow commands, which GitHub shows beside the lines of a pull request.
///
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
enum GitHubFormat {
  static func write(_ run: LintRun) -> String {
    run.findings.map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info, .off: "notice"
        }
      let position =
        "file=\(property(finding.file)),line=\(finding.position.line),"
        + "col=\(finding.position.column),title=\(property(finding.rule.text))"
      return "::\(command) \(position)::\(data(finding.text + ". " + finding.fix))"
    }.joined(separator: "\n")
  }

  /// Line breaks, which would end the command, are escaped already (``LintRun/visible``).
  private static func data(_ text: String) -> String { text.replacing("%", with: "%25") }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
