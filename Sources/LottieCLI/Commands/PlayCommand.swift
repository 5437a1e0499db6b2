import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie play`.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play an animation in the terminal.",
    discussion: """
      Uses the best graphics the terminal supports: the protocols of kitty and \
      iTerm2, sixels, or half blocks in 24-bit or 256 colors. Playback is in real \
      time: a slow terminal shows fewer frames.

      KEYS
        space pauses, ← and → step, [ and ] jump between markers, q quits

      EXAMPLES
        lottie play anim.json
        lottie play anim.lottie --loop bounce --speed 0.5 --background '#202020'
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions
  @OptionGroup(title: "Look") var dialect: DialectOption

  @Option(
    help: ArgumentHelp(
      "Number of passes: once, a number, forever or bounce (forwards, then " + "backwards).",
      valueName: "times"
    ),
    completion: .list(["once", "forever", "bounce"])
  )
  var loop: LoopChoice = .forever

  @Option(
    help: ArgumentHelp("Playback speed multiplier; negative plays backwards.", valueName: "factor")
  )
  var speed = 1.0

  @Option(
    help: ArgumentHelp("Play the segment of this marker only.", valueName: "name"),
    completion: .markerNames
  )
  var marker: String?

  @Flag(
    help:
      "Show what people see who asked for less motion: the marker of that name, or the last frame."
  )
  var reducedMotion = false

  @Option(
    help: ArgumentHelp(
      "Size in pixels, as 80x40 (default: what fits the terminal).",
      valueName: "wxh"
    )
  )
  var size: PixelSize?

  @Option(
    help: ArgumentHelp(
      "Background: none, checker, #RRGGBB, #RRGGBBAA or a color name.",
      valueName: "color"
    ),
    completion: .list(["none", "checker", "white", "black"])
  )
  var background: RenderSettings.Background = .color(.clear)

  @Option(
    help: ArgumentHelp(
      "Graphics protocol (default: the best the terminal supports).",
      valueName: "protocol"
    )
  )
  var graphics: TerminalGraphics?

  func validate() throws {
    guard speed != 0, abs(speed) <= 1000 else { throw ValidationError("--speed must not be 0") }
    if reducedMotion, marker != nil {
      throw ValidationError("give --marker or --reduced-motion, not both")
    }
    if let size, size.width < 1 || size.height < 1 || size.width > 4096 || size.height > 4096 {
      throw ValidationError("--size must be 1 to 4096 pixels a side")
    }
  }

  func run() throws {
    var input = source.request
    input.player = dialect.player
    let file = try input.load()
    if let marker { _ = try TimePosition.marker(marker).frame(of: file.animation) }
    guard let screen = TerminalScreen.open() else {
      throw Failure(
        .usage,
        "play needs a terminal for input and output; use lottie render to write files"
      )
    }
    try PlaySession(self, file, on: screen).run()
  }

  /// The player's mode.
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
