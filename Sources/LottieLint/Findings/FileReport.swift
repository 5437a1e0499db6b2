import LottieModel

/// The findings in a file.
package struct FileReport: Codable, Sendable {
  /// The file as named by the user.
  package private(set) var file: String
  /// The entry of the file, when it is a container.
  package private(set) var entry: String?
  /// The findings, the most severe first, then in document order.
  package var findings: [LintFinding] = []
  /// The verdict of each player; empty for a file that cannot be read.
  package private(set) var verdicts: [PlayerVerdict] = []

  init(file: String, entry: String? = nil) {
    self.file = file
    self.entry = entry
  }

  /// The file, and the entry when it is a container.
  package var title: String { file + (entry.map { " (\($0))" } ?? "") }

  /// The report with control characters of the document and of file names escaped.
  var visible: FileReport {
    var copy = self
    copy.file = VisibleText.line(file)
    copy.entry = entry.map(VisibleText.line)
    copy.findings = findings.map(\.visible)
    return copy
  }

  /// Adds a finding about the text itself.
  mutating func add(
    _ rule: RuleID,
    _ message: String,
    at offset: Int,
    in bytes: [UInt8],
    _ linter: Linter,
    maximum: Severity = .error,
    pointer: String = "",
    players: [Player] = []
  ) {
    let info = RuleCatalog.info(of: rule)
    let level = linter.options.level(of: info)
    guard level != .off, maximum != .off else { return }
    findings.append(
      LintFinding(
        file: file,
        entry: entry,
        rule: rule,
        severity: min(level, maximum),
        message: message,
        fix: info.fix,
        pointer: pointer,
        position: LineIndex(bytes).position(of: offset),
        keypath: [],
        players: players.filter(linter.options.targets.contains),
        count: 1,
        offset: offset
      )
    )
  }

  /// Adds the verdict of dotLottie's players on a part of a container, by the findings.
  mutating func judgePart(_ linter: Linter) {
    let rules = findings.filter { $0.severity >= .warning }
    guard linter.options.judged.contains(.dotLottie), !rules.isEmpty else { return }
    verdicts = [PlayerVerdict(.dotLottie, rules.map { ($0.rule, $0.severity) })]
  }

  /// Takes the findings of a walk, with positions and names.
  mutating func take(
    _ report: Report,
    _ hits: FeatureHits,
    of document: JSONDocument,
    _ subject: LintDocument,
    _ linter: Linter
  ) {
    let root = subject.root
    verdicts = PlayerVerdict.all(hits, report.entries, subject)
    guard !report.entries.isEmpty else { return }
    let lines = LineIndex(document.bytes)
    let names = LayerNames(root)
    let restatements = Restatements(report, hits, in: root, linter.options)
    for entry in report.entries {
      let info = entry.info
      let level = linter.options.severity(of: entry)
      if restatements.isTold(entry, level) { continue }
      let offset = document.offset(of: entry.location)
      let trail = root.trail(to: entry.location)
      let more = entry.count > 1 ? " (and \(Words.count(entry.count - 1, "more location")))" : ""
      findings.append(
        LintFinding(
          file: file,
          entry: self.entry,
          rule: info.id,
          severity: level,
          message: entry.message + more,
          fix: entry.fix ?? restatements.fix(of: entry) ?? info.fix,
          pointer: JSONPath(keys: trail.map(\.name)).description,
          position: lines.position(of: offset),
          keypath: entry.keypath ?? names.keypath(trail),
          players: entry.players.players,
          count: entry.count,
          others: others(entry, names, root),
          offset: offset
        )
      )
    }
    sort()
  }

  /// Puts the most severe findings first.
  mutating func sort() {
    findings.sort {
      $0.severity == $1.severity
        ? ($0.offset, $0.rule, $0.message) < ($1.offset, $1.rule, $1.message)
        : $0.severity > $1.severity
    }
  }

  /// The keypaths of the locations that one finding summarizes, without its own and without
  /// repeats.
  private func others(
    _ entry: Report.Entry,
    _ names: LayerNames,
    _ root: JSONCursor
  ) -> [String] {
    var seen: Set = [names.keypath(root.trail(to: entry.location))]
    return entry.locations.map { names.keypath(root.trail(to: $0)) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { $0.joined(separator: " › ") }
  }
}

extension LintOptions {
  /// The severity of a finding: that of the configuration, the finding's own, or its rule's.
  func severity(of entry: Report.Entry) -> Severity {
    let level = level(of: entry.info)
    return overrides(entry.info) ? level : entry.severity ?? level
  }
}
