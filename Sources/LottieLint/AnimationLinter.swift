@_exported public import LottieModel

/// Checks animations as `lottie validate` does, with its rules and its matrix of players.
///
/// Thread-safe. Reads only the given bytes: images and fonts beside a file, and its container, are not
/// checked.
public struct AnimationLinter: Sendable {
  /// The reason why a linter cannot be made.
  public enum Failure: Error, Equatable {
    /// No player has this name; the names there are.
    case unknownPlayer(String, available: [String])
  }

  private let linter: Linter

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - players: Players that must draw the animation, by the names of ``playerNames``; a name without a
  ///     version is the newest. Without any, unsupported features are no errors.
  ///   - isStrict: Whether deviations from the specification that players tolerate are errors.
  /// - Throws: ``Failure/unknownPlayer(_:available:)``.
  public init(players: [String] = [], isStrict: Bool = false) throws(Failure) {
    var options = LintOptions()
    options.isStrict = isStrict
    if !players.isEmpty {
      options.namesTargets = true
      options.targets = []
      for name in players {
        let meant = Player.named(name)
        guard !meant.isEmpty else {
          throw .unknownPlayer(name, available: AnimationLinter.playerNames)
        }
        for player in meant where !options.targets.contains(player) {
          options.targets.append(player)
        }
      }
    }
    linter = Linter(options)
  }

  /// The names of the players of the matrix, in its order.
  public static var playerNames: [String] { Player.allCases.map(\.rawValue) }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - bytes: JSON text. Text that is no JSON or no animation is a finding as well.
  ///   - file: The name of the file in findings.
  /// - Returns: Errors first, then in the order of the document.
  public func findings(in bytes: [UInt8], file: String = "") -> [AnimationFinding] {
    linter.check(bytes, file: file).findings.map(AnimationFinding.init)
  }

  /// Checks a document, and says how the players play it.
  package func run(_ bytes: [UInt8], file: String) -> LintRun {
    LintRun(
      reports: [linter.check(bytes, file: file)],
      targets: linter.options.namesTargets ? linter.options.targets : []
    )
  }
}

/// A finding of a rule, with its location.
public struct AnimationFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Sendable {
    /// Worth knowing; it changes no frame.
    case info
    /// Probably not meant, or drawn otherwise by a player that was asked about.
    case warning
    /// A player that was asked about breaks or loses something.
    case error
  }

  /// Id of the rule, as `ref/matte-source`; `lottie rules ID` explains it.
  public let rule: String
  /// Its severity.
  public let severity: Severity
  /// One sentence in English, without a full stop.
  public let message: String
  /// A way to correct it, in English.
  public let fix: String
  /// Names of the layer and of what lies between it and the location; empty for the document itself.
  public let keypath: [String]
  /// JSON pointer (RFC 6901) of the location.
  public let pointer: String
  /// Line, from 1, and byte within it, from 1.
  public let position: TextPosition
  /// The players concerned, of those asked about, by the names of ``AnimationLinter/playerNames``.
  public let players: [String]

  init(_ finding: LintFinding) {
    rule = finding.rule.text
    severity = Severity(rawValue: finding.severity.rawValue) ?? .info
    message = finding.message
    fix = finding.fix
    keypath = finding.keypath
    pointer = finding.pointer
    position = finding.position
    players = finding.players.map(\.rawValue)
  }
}
