import LottieLint

/// Checks a document for all players, and writes what is found in all forms.
enum LintReader {
  private static let linters: [AnimationLinter] = [
    try? AnimationLinter(),
    try? AnimationLinter(players: AnimationLinter.playerNames, isStrict: true),
  ].compactMap { $0 }

  private static let fixing: Linter = {
    var options = LintOptions()
    options.listsFixes = true
    options.listsAll = true
    options.profile = .telegram
    return Linter(options)
  }()

  static func read(_ bytes: [UInt8]) {
    for linter in linters { _ = linter.findings(in: bytes, file: "a.json") }
    let report = fixing.check(bytes, file: "a.json")
    let run = LintRun(reports: [report], targets: [])
    for format in ReportFormat.allCases { _ = format.write(run, version: "0") }
  }
}
