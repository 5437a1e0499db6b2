import LottieModel

/// Tables for comments on pull requests.
enum MarkdownFormat {
  static func write(_ run: LintRun) -> String {
    var parts = ["**\(run.summary)**"]
    for report in run.reports where !report.findings.isEmpty {
      var lines = ["### \(MarkdownText.cell(report.title))", ""]
      lines.append("| | location | layer | finding | what to do | rule |")
      lines.append("|---|---|---|---|---|---|")
      for finding in report.findings {
        let position = "\(finding.position.line):\(finding.position.column)"
        lines.append(
          "| \(finding.severity) | \(position) | \(MarkdownText.cell(finding.keypathText)) | "
            + "\(MarkdownText.cell(finding.message)) | \(MarkdownText.cell(finding.fix)) | `\(finding.rule)` |"
        )
      }
      parts.append(lines.joined(separator: "\n"))
      parts.append(players(report))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func players(_ report: FileReport) -> String {
    report.verdicts.map { "\($0.outcome.symbol) \($0.player.rawValue)" }.joined(separator: " · ")
  }
}

/// Text in Markdown.
package enum MarkdownText {
  /// Text of one line as a part of a table, where it is neither markup nor the end of its cell.
  ///
  /// Scalar by scalar, as Markdown is read: a combining mark makes another character of what it follows.
  package static func cell(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "|", "<", "*", "_", "`", "[": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
