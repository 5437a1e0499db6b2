import LottieKit
import LottieLint

/// Findings as text, by file and severity, and at the end the players' verdicts.
///
/// Clean files are counted, or listed on request.
struct FindingsText {
  private let run: LintRun
  private let paint: TextColors
  private let isVerbose: Bool

  init(_ run: LintRun, _ paint: TextColors, isVerbose: Bool = false) {
    self.run = run.visible
    self.paint = paint
    self.isVerbose = isVerbose
  }

  /// The whole text.
  var text: String {
    let parts = [run.reports.flatMap(file).joined(separator: "\n"), players, summary]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var summary: String {
    let files = Words.count(run.reports.count, "document")
    let known = run.known > 0 ? "; \(run.known) known findings left out" : ""
    let clean = run.findings.isEmpty ? paint.good("✓") + " nothing found" : run.summary
    let isCut = !isVerbose && run.reports.count > 1 && run.count(.info) > 0
    let others = run.reports.count { told($0).isEmpty }
    let rest = run.findings.isEmpty || others == 0 ? "" : ", \(others) of them clean"
    return "\(clean) in \(files)\(rest)\(known)" + (isCut ? "; --verbose lists the notes" : "")
      + (players.isEmpty || !run.targets.isEmpty
        ? "" : "; add --target to check for a player")
  }

  private var isAlone: Bool { run.reports.count == 1 }

  /// The findings that are told.
  private func told(_ report: FileReport) -> [LintFinding] {
    report.findings.filter { isVerbose || isAlone || $0.severity > .info }
  }

  /// The lines of a file; none or, on request, one when there are no findings.
  private func file(_ report: FileReport) -> [String] {
    let told = told(report)
    guard !told.isEmpty else {
      return isVerbose && !isAlone ? [paint.good("✓") + " " + report.title] : []
    }
    let groups = isVerbose ? told.map { [$0] } : FindingsText.groups(told)
    return [paint.strong(report.title)] + groups.flatMap(finding)
  }

  /// Findings of one rule and severity together, in the order of the first of each.
  private static func groups(_ findings: [LintFinding]) -> [[LintFinding]] {
    var groups: [[LintFinding]] = []
    var positions: [String: Int] = [:]
    for finding in findings {
      let key = "\(finding.severity) \(finding.rule)"
      if let position = positions[key] {
        groups[position].append(finding)
      } else {
        positions[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  private func finding(_ group: [LintFinding]) -> [String] {
    guard let finding = group.first else { return [] }
    let position = "\(finding.position.line):\(finding.position.column)"
    let keypath = finding.keypath.isEmpty ? "" : "  " + finding.keypathText
    var lines = ["  \(symbol(finding.severity))  \(position)\(keypath)"]
    lines.append("    \(finding.message)  \(paint.quiet(finding.rule.text))")
    lines += others(group).map { paint.quiet("    also \($0)") }
    if finding.severity > .info || isVerbose { lines.append(paint.quiet("    → \(finding.fix)")) }
    return lines
  }

  /// The first of the other locations of a group: those of one message on a line.
  private func others(_ group: [LintFinding]) -> [String] {
    guard let first = group.first else { return [] }
    guard group.count > 1 else {
      return first.others.isEmpty ? [] : [first.others.prefix(3).joined(separator: "; ")]
    }
    let shown = group.dropFirst().prefix(3)
    let same = shown.filter { $0.message == first.message }.map(FindingsText.place)
    let different = shown.filter { $0.message != first.message }
      .map { "\(FindingsText.place($0)): \($0.message)" }
    var lines = (same.isEmpty ? [] : [same.joined(separator: "; ")]) + different
    let more = group.count - 1 - shown.count
    if more > 0 { lines[lines.count - 1] += " and \(more) more" }
    return lines
  }

  private static func place(_ finding: LintFinding) -> String {
    let position = "\(finding.position.line):\(finding.position.column)"
    return finding.keypath.isEmpty ? position : "\(position) \(finding.keypathText)"
  }

  private func symbol(_ severity: Severity) -> String {
    switch severity {
    case .error: paint.error("error")
    case .warning: paint.warning("warning")
    case .info, .off: paint.quiet("note")
    }
  }

  /// The players' verdicts: those of the targets, or of the common players.
  private var players: String {
    let judged = run.reports.filter { !$0.verdicts.isEmpty }
    guard let first = judged.first else { return "" }
    let players = first.verdicts.map(\.player).filter { $0 != .lottie || !run.targets.isEmpty }
    let rows = players.map { row($0, judged) }
    guard !run.targets.isEmpty || rows.contains(where: { !$0.isClean }) else { return "" }
    let head = isAlone ? ["", "player", "", "because of"] : ["", "player", "files", "because of"]
    return Console.table(head, rows.map(\.cells))
  }

  private func row(_ player: Player, _ reports: [FileReport]) -> (cells: [String], isClean: Bool) {
    let verdicts = reports.compactMap { report in
      report.verdicts.first { $0.player == player }
    }
    let worst = verdicts.map(\.outcome).max() ?? .plays
    var counts: [String: Int] = [:]
    for verdict in verdicts where verdict.outcome == worst || verdict.outcome > .unknown {
      for feature in verdict.features { counts[FeatureMatrix.row(feature).name, default: 0] += 1 }
      for rule in verdict.rules { counts[rule.text, default: 0] += 1 }
    }
    let common = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = common.prefix(4).map { isAlone ? $0.key : "\($0.key) (\($0.value))" }
    let reasons = names.joined(separator: ", ") + (common.count > 4 ? ", …" : "")
    let told: String =
      if isAlone { worst.rawValue } else {
        PlayerVerdict.Outcome.allCases.compactMap { outcome in
          let count = verdicts.filter { $0.outcome == outcome }.count
          return count > 0 ? "\(outcome.rawValue) \(count)" : nil
        }.joined(separator: ", ")
      }
    return ([worst.symbol, player.rawValue, told, reasons], worst == .plays)
  }
}
