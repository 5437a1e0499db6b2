package import LottieModel

/// Everything, as one JSON object.
extension LintRun: JSONOutput {
  package static let schemaName = "validate"
  package static let summary = "Findings in animations, and how players play them"

  package static let members: [JSONMember<LintRun>] = [
    JSONMember("files", "The files, and each animation of a container") { $0.reports },
    JSONMember("summary", "Numbers of findings") { LintCounts($0) },
  ]
}

/// Numbers of findings.
struct LintCounts: JSONRecord {
  private let run: LintRun

  init(_ run: LintRun) { self.run = run }

  static let members: [JSONMember<LintCounts>] = [
    JSONMember("errors", "Errors") { $0.run.count(.error) },
    JSONMember("warnings", "Warnings") { $0.run.count(.warning) },
    JSONMember("notes", "Notes") { $0.run.count(.info) },
    JSONMember("known", "Findings of the baseline, which are left out") { $0.run.known },
  ]
}

extension FileReport: JSONRecord {
  package static let members: [JSONMember<FileReport>] = [
    JSONMember("file", "The file as it was given") { $0.file },
    JSONMember("entry", "The file within a container") { $0.entry },
    JSONMember("findings", "The findings, the most severe first") { $0.findings },
    JSONMember("players", "How each target plays it; empty if it cannot be read") { $0.verdicts },
  ]

  /// The members of the line of a file.
  var counts: JSONValue {
    let count = { (severity: Severity) in findings.count { $0.severity == severity }.json }
    return JSONValue(members: [
      "errors": count(.error), "warnings": count(.warning), "notes": count(.info),
      "players": verdicts.json,
    ])
  }
}

extension LintFinding: JSONRecord {
  package static let members: [JSONMember<LintFinding>] = [
    JSONMember("rule", "Id of the rule; lottie rules explains it") { $0.rule.text },
    JSONMember("severity", "error, warning or info") { $0.severity },
    JSONMember("message", "One sentence") { $0.message },
    JSONMember("fix", "What to do") { $0.fix },
    JSONMember("pointer", "The place as a JSON pointer (RFC 6901)") { $0.pointer },
    JSONMember("line", "Line of the place, from 1") { $0.position.line },
    JSONMember("column", "Column of the place, from 1") { $0.position.column },
    JSONMember("keypath", "Names of the layer and of what it contains, to the place") {
      $0.keypath
    },
    JSONMember("players", "The targets that it concerns") { $0.players.map(\.rawValue) },
    JSONMember("count", "Number of places of the same finding") { $0.count },
    JSONMember("others", "Pointers of some of the other places") { $0.others },
    JSONMember("fingerprint", "The same for the same finding in another version of the file") {
      $0.fingerprint
    },
  ]
}

extension PlayerVerdict: JSONRecord {
  package static let members: [JSONMember<PlayerVerdict>] = [
    JSONMember("player", "Name of the player") { $0.player.rawValue },
    JSONMember("outcome", "From all is drawn to nothing is") { $0.outcome },
    JSONMember("features", "The features that cause it, worst first") {
      $0.features.map(\.rawValue)
    },
    JSONMember("rules", "Other rules that cause it") { $0.rules.map(\.text) },
  ]
}

extension PlayerVerdict.Outcome: JSONWritable {}
extension Severity: JSONWritable {}
