import LottieModel

/// Everything, as one JSON object.
enum JSONFormat {
  static func write(_ run: LintRun) -> String { JSONWriter.text(value(run)) }

  /// The run as an object.
  static func value(_ run: LintRun) -> JSONValue {
    let files = run.reports.map(value)
    let summary = JSONValue(members: [
      "errors": .number(Double(run.count(.error))),
      "warnings": .number(Double(run.count(.warning))),
      "notes": .number(Double(run.count(.info))),
      "known": .number(Double(run.known)),
    ])
    return JSONValue(members: [
      "version": .number(1), "files": .array(files), "summary": summary,
    ])
  }

  /// The findings in a file as an object.
  static func value(_ report: FileReport) -> JSONValue {
    JSONValue(members: [
      "file": .string(report.file),
      "entry": report.entry.map(JSONValue.string) ?? .null,
      "findings": .array(report.findings.map(value)),
      "players": .array(report.verdicts.map(value)),
    ])
  }

  /// A finding as an object.
  static func value(_ finding: LintFinding) -> JSONValue {
    JSONValue(members: [
      "rule": .string(finding.rule.text),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "fix": .string(finding.fix),
      "pointer": .string(finding.pointer),
      "line": .number(Double(finding.position.line)),
      "column": .number(Double(finding.position.column)),
      "keypath": .array(finding.keypath.map(JSONValue.string)),
      "players": .array(finding.players.map { .string($0.rawValue) }),
      "count": .number(Double(finding.count)),
      "others": .array(finding.others.map(JSONValue.string)),
      "fingerprint": .string(finding.fingerprint),
    ])
  }

  /// The members of a file.
  static func counts(_ report: FileReport) -> JSONValue {
    let count = { (severity: Severity) in
      JSONValue.number(Double(report.findings.filter { $0.severity == severity }.count))
    }
    return JSONValue(members: [
      "errors": count(.error), "warnings": count(.warning), "notes": count(.info),
      "players": .array(report.verdicts.map(value)),
    ])
  }

  private static func value(_ verdict: PlayerVerdict) -> JSONValue {
    JSONValue(members: [
      "player": .string(verdict.player.rawValue),
      "outcome": .string(verdict.outcome.rawValue),
      "features": .array(verdict.features.map { .string($0.rawValue) }),
      "rules": .array(verdict.rules.map { .string($0.text) }),
    ])
  }
}
