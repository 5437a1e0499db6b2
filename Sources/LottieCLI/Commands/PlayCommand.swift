import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// `lottie play`.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays an animation in the terminal.",
    discussion: """
      Pictures are shown by what the terminal can do: kitty's or iTerm2's \
      protocol, sixels, or half blocks in 24-bit or 256 colours. Time is real: \
      a slow terminal gets fewer frames.

      KEYS
        space pauses, ← and → step, [ and ] go from marker to marker, q quits

      EXAMPLES
        lottie play anim.json
        lottie play anim.lottie --loop bounce --speed 0.5 --background '#202020'
      """
  )

  @OptionGroup var source: InputOptions

  @Option(help: "How often: once, a number, forever, or bounce.")
  var loop: LoopChoice = .forever

  @Option(help: "Factor of the speed; negative plays backwards.")
  var speed = 1.0

  @Option(help: ArgumentHelp("Play the stretch of a marker only.", valueName: "name"))
  var marker: String?

  @Option(help: "Pixels, as 80x40; what fits into the terminal if not given.")
  var size: PixelSize?

  @Option(help: ArgumentHelp("none, checker, #RRGGBB or #RRGGBBAA.", valueName: "colour"))
  var background: RenderSettings.Background = .color(.clear)

  @Option(
    name: .customLong("as"),
    help: "How pictures are shown; what the terminal can do if not given."
  )
  var `as`: TerminalGraphics?

  func validate() throws {
    guard speed != 0, abs(speed) <= 1000 else { throw ValidationError("--speed is not 0") }
    if let size, size.width < 1 || size.height < 1 || size.width > 4096 || size.height > 4096 {
      throw ValidationError("--size is 1 to 4096 pixels a side")
    }
  }

  func run() throws {
    let file = try source.load()
    if let marker { _ = try Moment.marker(marker).frame(of: file.animation) }
    guard let screen = TerminalScreen.open() else {
      throw Failure(
        .usage,
        "play needs a terminal to show and to type in; lottie render writes files"
      )
    }
    try PlaySession(self, file, on: screen).run()
  }

  /// The mode of the player.
  var loopMode: LottieLoopMode {
    switch loop {
    case .once: .playOnce
    case .times(let count): .repeat(Double(count))
    case .bounce: .autoReverse
    case .forever: .loop
    }
  }

  /// Whether the program ends with the animation.
  var quits: Bool { loop == .once || loopMode.repeatCount.isFinite }
}
