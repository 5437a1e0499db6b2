import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie profile`.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Say which layers make an animation heavy, and in which frame.",
    discussion: """
      Layers are listed by their share of the work to update and draw the measured \
      frames. The work is estimated from what is counted, so that it is the same on \
      every machine. Columns are means per frame, except "buffers" and "memory", \
      which are the most in any frame, "images" and "time here":

        painted    area of all paints; 100 % covers the canvas once
        buffers    offscreen buffers that the player opens
        memory     bytes of those buffers
        vertices   of all painted paths
        rebuilt    paths that the previous frame did not have
        images     memory of decoded images
        time here  share of the processor time that this run took; it differs
                   from run to run

      A precomp has only its own buffers; its layers have lines of their own. \
      Fewer frames are measured where they take long.

      Buffers of lottie-android are those that its sources open, with the boxes \
      they ask for. Those of lottie-ios are the masks, gradients and blend modes \
      that its Core Animation engine sets up; that each takes a pass of the size \
      of its composition, as does a translucent group, is a guess.

      EXAMPLES
        lottie profile anim.json
        lottie profile anim.json --target lottie-android --top 5
        lottie profile anim.json --format json | jq '.layers[0].keypath'
      """
  )

  /// Output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Option(
    help: ArgumentHelp(
      "Player whose offscreen buffers are counted: lottie-android, lottie-ios or lottie.",
      valueName: "name"
    ),
    completion: .targets
  )
  var target = "lottie-android"

  @Option(
    help: ArgumentHelp(
      "Measure this frame only: \(TimePosition.forms).",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var frame: TimePosition?

  @Option(help: ArgumentHelp("Number of frames to measure, evenly spaced.", valueName: "count"))
  var frames = 24

  @Option(
    help: ArgumentHelp(
      "Size to measure at (default: at most 512 pixels on the longer side).",
      valueName: "WxH"
    )
  )
  var size: PixelSize?

  @Option(help: ArgumentHelp("Number of layers to list.", valueName: "count"))
  var top = 20

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: Format = .text

  func validate() throws {
    guard (1...1000).contains(frames) else { throw ValidationError("--frames is 1 to 1000") }
    guard top >= 0 else { throw ValidationError("--top is 0 or more") }
  }

  func run() throws {
    let request = try ProfileRequest(target: target, frame: frame, frames: frames, size: size)
    let animation = try source.request.load().animation
    let profile = try request.profile(animation, .init(source.request.memory.budget))
    FindingsReport.warn(profile.diagnostics, of: source.input)
    let text =
      switch format {
      case .text: ProfileText(profile, player: request.player, input: source.input, top: top).text
      case .json:
        JSONWriter.text(ProfileOutput(profile, request.player, animation.document).json)
      }
    try Console.result(text)
  }
}
