import ArgumentParser
import LottieKit
import LottieLint

/// The checks of `lottie validate`, as options.
struct LintArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check for this player, as lottie-android or lottie-ios@4. May be repeated.",
      valueName: "name[@version]"
    ),
    completion: .targets
  )
  var target: [String] = []

  @Option(
    help: ArgumentHelp("Extra rules for a destination: telegram.", valueName: "name"),
    completion: .list(["telegram"])
  )
  var profile: String?

  @Flag(help: "Report deviations from the specification that players tolerate as errors.")
  var strict = false

  @Flag(help: "Draw frames, too, and check for blank, static or clipped content and flashes.")
  var draw = false

  @Option(
    help: ArgumentHelp("Check these rules or groups only.", valueName: "rule,rule"),
    completion: .ruleIDs
  )
  var select: [String] = []

  @Option(
    help: ArgumentHelp("Skip these rules or groups.", valueName: "rule,rule"),
    completion: .ruleIDs
  )
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Severity of a rule or group: off, info, warning or error.",
      valueName: "rule=level"
    ),
    completion: .ruleIDs
  )
  var severity: [String] = []

  @Flag(help: "Report every occurrence of a feature, not only the first.")
  var all = false

  @Option(
    help: ArgumentHelp("Configuration file (default: the nearest .lottie.yml).", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @Flag(help: "Ignore .lottie.yml.")
  var noConfig = false

  /// The text of the configuration file, if there is one.
  ///
  /// `say`: Gets a line with its name.
  func configuration(say: (String) -> Void) throws -> LintConfiguration {
    noConfig ? LintConfiguration() : try ConfigurationFile.load(config, say: say)
  }

  /// Applies the options on top of the configuration.
  func apply(to options: inout LintOptions) throws {
    do {
      if !target.isEmpty { try options.setTargets(target.flatMap(LintArguments.parts)) }
    } catch {
      throw Failure(.usage, error.message)
    }
    if let profile {
      guard let known = Profile(rawValue: profile) else {
        throw Failure(.usage, "there is no profile \"\(profile)\"; there is telegram")
      }
      options.profile = known
    }
    if strict { options.isStrict = true }
    if draw { options.draws = true }
    if all { options.listsAll = true }
    if !select.isEmpty { options.select = try select.flatMap(LintArguments.parts).map(known) }
    options.ignore += try ignore.flatMap(LintArguments.parts).map(known)
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
