import LottieLint
import LottieModel

/// Findings for people: by file, with the place in the text, and what players make of the file.
struct FindingsText {
  private let run: LintRun
  private let paint: Paint

  init(_ run: LintRun, _ paint: Paint) {
    self.run = run
    self.paint = paint
  }

  /// Everything.
  var text: String {
    var parts = run.reports.filter { !$0.findings.isEmpty }.map(file)
    if run.reports.count == 1, let report = run.reports.first, report.findings.isEmpty {
      parts += [players(report)].filter { !$0.isEmpty }
    }
    parts.append(summary)
    return parts.joined(separator: "\n\n")
  }

  private var summary: String {
    let files = run.reports.count == 1 ? "1 document" : "\(run.reports.count) documents"
    let known = run.known > 0 ? "; \(run.known) known findings left out" : ""
    let clean = run.findings.isEmpty ? paint.good("✓") + " nothing found" : run.summary
    return "\(clean) in \(files)\(known)"
  }

  private func file(_ report: FileReport) -> String {
    let findings = report.findings.map(finding).joined(separator: "\n")
    let players = players(report)
    return paint.strong(report.file) + "\n" + findings + (players.isEmpty ? "" : "\n\n" + players)
  }

  private func finding(_ finding: LintFinding) -> String {
    let place = "\(finding.position.line):\(finding.position.column)"
    let keypath = finding.keypath.isEmpty ? "" : "  " + finding.keypathText
    var lines = ["  \(sign(finding.severity))  \(place)\(keypath)"]
    lines.append("    \(finding.message)  \(paint.quiet(finding.rule.text))")
    if finding.severity > .info, let excerpt = finding.excerpt {
      lines.append(paint.quiet("    │ \(excerpt.text)"))
      lines.append(paint.quiet("    │ " + String(repeating: " ", count: excerpt.caret)) + "^")
    }
    lines.append(paint.quiet("    \(finding.fix)"))
    return lines.joined(separator: "\n")
  }

  private func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: paint.error("error")
    case .warning: paint.warning("warning")
    case .info, .off: paint.quiet("note")
    }
  }

  private func players(_ report: FileReport) -> String {
    guard !report.verdicts.isEmpty else { return "" }
    let rows = report.verdicts.map { verdict in
      let names = verdict.features.prefix(3).map { FeatureMatrix.row($0).name }
      let more = verdict.features.count > 3 ? ", …" : ""
      return [
        "  " + verdict.outcome.sign, verdict.player.rawValue, verdict.outcome.rawValue,
        names.joined(separator: ", ") + more,
      ]
    }
    return ReportTable.columns(["  ", "player", "", "because of"], rows)
  }
}
