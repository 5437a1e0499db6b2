import LottieModel

/// The checks of a linter, and the severity of findings.
package struct LintOptions: Sendable {
  /// The target players.
  package var targets: [Player] = [.lottie]
  /// Whether targets were given; otherwise nothing a player lacks is an error.
  package var namesTargets = false
  /// Whether deviations that players tolerate are errors.
  package var isStrict = false
  /// Whether every occurrence of a feature is reported instead of the first.
  package var listsAll = false
  /// Whether frames are drawn for the rules that need them.
  package var draws = false
  /// Whether findings include the changes that correct them, where known.
  package var listsFixes = false
  /// Rules or groups to run; all when empty.
  package var select: [String] = []
  /// Rules or groups to skip.
  package var ignore: [String] = []
  /// Severities of rules or groups.
  package var levels: [String: Severity] = [:]
  /// The destination, with rules of its own.
  package var profile: Destination?
  /// A team's policy.
  package var policy = Policy()
  /// Limits above which something is reported.
  package var limits = Limits()

  package init() {}

  /// The players with a verdict: the targets, or else the common ones.
  package var judged: [Player] { namesTargets ? targets : Player.common }

  /// The severity of a rule; `.off` when it does not run.
  package func level(of info: RuleInfo) -> Severity {
    func matches(_ patterns: [String]) -> Bool {
      patterns.contains { LintOptions.matches(info.id.text, $0) }
    }
    if matches(ignore) { return .off }
    if !select.isEmpty, !matches(select) { return .off }
    if let level = levels[info.id.text] ?? levels[info.group] { return level }
    if let profile, profile.group == info.group, info.severity == .off { return .error }
    let followsLetter = profile?.checksSpecification ?? false && info.group == "spec"
    let level = isStrict || followsLetter ? info.strictSeverity : info.severity
    return level == .off && select.contains(info.id.text) ? .warning : level
  }

  /// Whether the configuration sets the severity of a rule.
  func overrides(_ info: RuleInfo) -> Bool {
    levels[info.id.text] != nil || levels[info.group] != nil
  }

  /// Whether a rule is asked for by its id: selected, or with a severity of its own.
  func asks(for info: RuleInfo) -> Bool {
    levels[info.id.text] != nil || select.contains(info.id.text)
  }

  /// Whether a pattern matches a rule: its id, its group, or the prefix of its id before a `*`.
  package static func matches(_ id: String, _ pattern: String) -> Bool {
    if pattern == "all" || pattern == id { return true }
    if pattern.hasSuffix("*") { return id.hasPrefix(pattern.dropLast()) }
    let group = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    return id.hasPrefix(group + "/")
  }

  /// Whether a pattern of the policy matches a feature: its id, its family, or `expressions.*`.
  static func matchesFeature(_ feature: Feature, _ pattern: String) -> Bool {
    let id = feature.rawValue
    if pattern.hasSuffix("*") { return id.hasPrefix(pattern.dropLast()) }
    return id == pattern || id.hasPrefix(pattern + ".")
  }
}
