import ArgumentParser
import LottieJobs

/// The input file of a command.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Animation file (.json, .lot, .lottie or .tgs) or URL; \"-\" reads standard " + "input."
    ),
    completion: .animationFile
  )
  var input: String

  @OptionGroup(title: "Input") private var details: Details
  @OptionGroup(title: "Limits") var memory: MemoryOptions
  @OptionGroup(title: "Limits") var timeLimit: TimeLimit

  /// The part of a file to read, and the sources it may come from.
  struct Details: ParsableArguments {
    @Option(
      name: .customLong("animation"),
      help: ArgumentHelp("Animation of a .lottie file, by id or by index from 0.", valueName: "id"),
      completion: .animationIDs
    )
    var animation: String?

    @Option(
      name: .customLong("theme"),
      help: ArgumentHelp("Theme of a .lottie file, by id.", valueName: "id"),
      completion: .themeIDs
    )
    var theme: String?

    @Option(
      name: .customLong("slots"),
      help: ArgumentHelp(
        "JSON object of values by slot: numbers, arrays of numbers, \"#RRGGBB\" colors "
          + "or whole properties.",
        valueName: "file"
      ),
      completion: .jsonFile
    )
    var slots: String?

    @Flag(
      name: .customLong("allow-network"),
      help: "Allow the animation itself to be an http or https URL."
    )
    var allowNetwork = false

    @Flag(
      name: .customLong("allow-private-network"),
      help: "Also allow hosts with loopback, link-local and private addresses."
    )
    var allowPrivateNetwork = false
  }

  var request: AnimationInput {
    var request = AnimationInput(input)
    request.animation = details.animation
    request.theme = details.theme
    request.slots = details.slots
    request.allowNetwork = details.allowNetwork
    request.allowPrivateNetwork = details.allowPrivateNetwork
    request.timeout = timeLimit.timeout
    request.memory = memory.request
    return request
  }
}
