import ArgumentParser

/// The player as which an animation is drawn.
struct DialectOption: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Draw what this player would show, as lottie-android or skottie; `lottie features` lists them.",
      valueName: "player"
    ),
    completion: .targets
  )
  var player: String?
}
