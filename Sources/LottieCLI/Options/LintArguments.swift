import ArgumentParser
import LottieJobs
import LottieLint

/// The checks of `lottie validate`, as options.
struct LintArguments: ParsableArguments {
  @Option(
    name: .customLong("target"),
    help: ArgumentHelp(
      """
      Check for this player, as lottie-android or lottie-ios@4. May be repeated. Without it, \
      common players are listed for information only.
      """,
      valueName: "name[@version]"
    ),
    completion: .targets
  )
  var target: [String] = []

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp(
      "Check for a destination: \(Destination.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"
    ),
    completion: .destinations
  )
  var profile: String?

  @Flag(
    name: .customLong("strict"),
    help: "Report deviations from the specification that players tolerate as errors."
  )
  var strict = false

  @Flag(
    name: .customLong("draw"),
    help: "Draw frames, too, and check for blank, static or clipped content and flashes."
  )
  var draw = false

  @Option(
    name: .customLong("select"),
    help: ArgumentHelp("Check these rules or groups only.", valueName: "rule,rule"),
    completion: .ruleIDs
  )
  var select: [String] = []

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp("Skip these rules or groups.", valueName: "rule,rule"),
    completion: .ruleIDs
  )
  var ignore: [String] = []

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp(
      "Severity of a rule or group: off, info, warning or error.",
      valueName: "rule=level"
    ),
    completion: .ruleIDs
  )
  var severity: [String] = []

  @Flag(name: .customLong("all"), help: "Report every occurrence of a feature, not only the first.")
  var all = false

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("Configuration file (default: the nearest .lottie.yml).", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Ignore .lottie.yml.")
  var noConfig = false

  @OptionGroup(title: "Limits") var memory: MemoryOptions

  var request: LintChecks {
    var request = LintChecks()
    request.target = target
    request.profile = profile
    request.strict = strict
    request.draw = draw
    request.select = select
    request.ignore = ignore
    request.severity = severity
    request.all = all
    request.config = config
    request.noConfig = noConfig
    request.memory = memory.request
    return request
  }
}
