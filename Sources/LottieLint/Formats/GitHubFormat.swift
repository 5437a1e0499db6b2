import LottieModel

/// Workflow commands that GitHub shows beside the lines of a pull request.
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

  private static func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r\n": result += "%0D%0A"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.append(character)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
