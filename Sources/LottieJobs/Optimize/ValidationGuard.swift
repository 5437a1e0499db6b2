import LottieKit
import LottieLint

/// Holds a changed animation against what `lottie validate` said of it before.
struct ValidationGuard: Sendable {
  private let linter: FileLinter
  private let text: DocumentText
  private let path: String
  private let before: Opinion

  /// Lints an animation.
  ///
  /// - Parameters:
  ///   - options: The players that are asked.
  ///   - file: The animation.
  ///   - size: Bytes of its file.
  ///   - path: Its file.
  init(_ options: LintOptions, _ file: AnimationFile, size: Int, path: String) {
    linter = FileLinter(Linter(options))
    text = DocumentText(file, fileSize: size)
    self.path = path
    before = Opinion(linter.report(text.bytes, inPlaceOf: text, path))
  }

  /// The players that lose by a changed text, and the rules that find more in it.
  func objections(_ bytes: [UInt8]) -> [String] {
    Opinion(linter.report(bytes, inPlaceOf: text, path)).objections(since: before)
  }

  /// What is said of a text.
  private struct Opinion: Sendable {
    /// A rule, and a player that it tells about; none for a rule about all.
    private struct Finding: Hashable {
      let rule: String
      let player: Player?
    }

    private var findings: [Finding: Int] = [:]
    private let verdicts: [PlayerVerdict]

    init(_ report: FileReport) {
      verdicts = report.verdicts
      for finding in report.findings {
        for player in [nil] + finding.players.map(Optional.some) {
          findings[Finding(rule: finding.rule.text, player: player), default: 0] += 1
        }
      }
    }

    func objections(since before: Opinion) -> [String] {
      var names: Set<String> = []
      for (finding, count) in findings where count > before.findings[finding, default: 0] {
        names.insert(finding.player?.rawValue ?? finding.rule)
      }
      for (new, old) in zip(verdicts, before.verdicts) {
        let isSame =
          new.outcome <= old.outcome && Set(new.features).isSubset(of: old.features)
          && Set(new.rules).isSubset(of: old.rules)
          && new.slight.isSubset(of: old.slight.union(old.features))
        if !isSame { names.insert(new.player.rawValue) }
      }
      return names.sorted()
    }
  }
}
