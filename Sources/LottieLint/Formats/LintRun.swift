import LottieModel

/// The reports on all files of a run.
package struct LintRun: Codable, Sendable {
  /// A report for each document, in the order of the files.
  package var reports: [FileReport]
  /// The target players.
  package var targets: [Player]
  /// Number of known findings that are left out.
  package var known = 0

  package init(reports: [FileReport], targets: [Player]) {
    self.reports = reports
    self.targets = targets
  }

  /// All findings.
  package var findings: [LintFinding] { reports.flatMap(\.findings) }

  /// Number of findings of a severity.
  package func count(_ severity: Severity) -> Int {
    reports.reduce(0) { $0 + $1.findings.filter { $0.severity == severity }.count }
  }

  /// The run with control characters of documents and file names escaped, for formats that are laid
  /// out in lines: no name can begin a line.
  package var visible: LintRun {
    var copy = self
    copy.reports = reports.map(\.visible)
    return copy
  }

  /// `2 errors, 1 warning, 0 notes`.
  package var summary: String {
    [
      Words.count(count(.error), "error"), Words.count(count(.warning), "warning"),
      Words.count(count(.info), "note"),
    ].joined(separator: ", ")
  }
}

/// Report formats.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, compact, json, ndjson, sarif, github, junit, checkstyle, gitlab, markdown

  /// The findings in this form, control characters escaped; nil for `text`, which is the terminal's.
  package func write(_ run: LintRun, version: String) -> String? {
    let text: String? =
      switch self {
      case .text: nil
      case .compact: CompactFormat.write(run.visible)
      case .json: JSONWriter.text(run.json)
      case .ndjson: NDJSONFormat.write(run)
      case .sarif: SARIFFormat.write(run, version: version)
      case .github: GitHubFormat.write(run.visible)
      case .junit: JUnitFormat.write(run.visible)
      case .checkstyle: CheckstyleFormat.write(run.visible, version: version)
      case .gitlab: GitLabFormat.write(run)
      case .markdown: MarkdownFormat.write(run.visible)
      }
    return text.map(VisibleText.lines)
  }
}
