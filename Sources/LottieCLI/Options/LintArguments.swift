import ArgumentParser
import LottieLint
import LottieModel

/// What is looked for, as `lottie validate` takes it.
struct LintArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A player to check for, as lottie-android or lottie-ios@4; may be given several times.",
      valueName: "name[@version]"
    )
  )
  var target: [String] = []

  @Option(help: ArgumentHelp("Extra rules for where the file goes: telegram.", valueName: "name"))
  var profile: String?

  @Flag(help: "Take what players tolerate against the specification as errors.")
  var strict = false

  @Flag(help: "Draw frames, and tell what only pictures show: nothing to see, cuts, flashes.")
  var draw = false

  @Option(help: ArgumentHelp("Only these rules or groups.", valueName: "rule,rule"))
  var select: [String] = []

  @Option(help: ArgumentHelp("All but these rules or groups.", valueName: "rule,rule"))
  var ignore: [String] = []

  @Option(help: ArgumentHelp("The weight of a rule or group.", valueName: "rule=level"))
  var severity: [String] = []

  @Flag(help: "Report every place of a feature, not only the first.")
  var all = false

  @Option(help: ArgumentHelp("The configuration, instead of the nearest .lottie.yml."))
  var config: String?

  @Flag(help: "Read no .lottie.yml.")
  var noConfig = false

  /// The configuration file's words, if there is one.
  func configuration() throws -> LintConfiguration {
    noConfig ? LintConfiguration() : try ConfigurationFile.load(config)
  }

  /// Puts what the command line says over what the configuration says.
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

  /// A pattern that means some rule.
  private func known(_ pattern: String) throws -> String {
    do throws(LintConfiguration.Problem) {
      return try KnownNames.rule(pattern)
    } catch {
      throw Failure(.usage, error.message)
    }
  }
}
