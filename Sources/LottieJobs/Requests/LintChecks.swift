import LottieKit
import LottieLint

/// The checks of `lottie validate`.
package struct LintChecks: Sendable {
  /// Players, as `lottie-android` or `lottie-ios@4`; several are joined by commas.
  package var target: [String] = []
  /// Extra rules for a destination.
  package var profile: String?
  /// Whether deviations from the specification that players tolerate are errors.
  package var strict = false
  /// Whether frames are drawn and checked.
  package var draw = false
  /// Rules or groups that alone are checked.
  package var select: [String] = []
  /// Rules or groups that are skipped.
  package var ignore: [String] = []
  /// Severities, as `RULE=LEVEL`.
  package var severity: [String] = []
  /// Whether every occurrence of a feature is reported.
  package var all = false
  /// The configuration file; nil is the nearest one.
  package var config: String?
  /// Whether configuration files are ignored.
  package var noConfig = false

  /// The memory that loading a document may take.
  package var memory = MemoryLimit()

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<LintChecks>(
    [
      .list("target", \.target),
      .value("profile", \.profile),
      .flag("strict", \.strict),
      .flag("draw", \.draw),
      .list("select", \.select),
      .list("ignore", \.ignore),
      .list("severity", \.severity),
      .flag("all", \.all),
      .value("config", \.config),
      .flag("no-config", \.noConfig),
    ] + MemoryLimit.fields.within(\.memory)
  )

  /// The text of the configuration file, if there is one.
  ///
  /// `say`: Gets a line with its name.
  func configuration(say: (String) -> Void) throws -> LintConfiguration {
    noConfig ? LintConfiguration() : try ConfigurationFile.load(config, say: say)
  }

  /// Applies the options on top of the configuration.
  func apply(to options: inout LintOptions) throws {
    do {
      if !target.isEmpty { try options.setTargets(target.flatMap(LintChecks.parts)) }
    } catch {
      throw Failure(.usage, error.message)
    }
    if let profile {
      guard let known = Destination.named(profile) else {
        throw Failure(.usage, Destination.unknown(profile))
      }
      options.profile = known
    }
    if strict { options.isStrict = true }
    if draw { options.draws = true }
    if all { options.listsAll = true }
    if !select.isEmpty { options.select = try select.flatMap(LintChecks.parts).map(known) }
    options.ignore += try ignore.flatMap(LintChecks.parts).map(known)
    for word in severity {
      let parts = word.split(separator: "=").map { String($0) }
      guard parts.count == 2, let level = Severity(rawValue: parts[1]) else {
        throw Failure(.usage, "\(word): give RULE=LEVEL, with off, info, warning or error")
      }
      options.levels[try known(parts[0])] = level
    }
  }

  private static func parts(_ word: String) -> [String] {
    word.split(separator: ",").map { String($0) }
  }

  /// A pattern that matches some rule.
  private func known(_ pattern: String) throws -> String {
    do throws(LintConfiguration.Problem) {
      return try KnownNames.rule(pattern)
    } catch {
      throw Failure(.usage, error.message)
    }
  }
}
