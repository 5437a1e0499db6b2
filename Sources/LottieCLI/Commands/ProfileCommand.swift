import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie profile`.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Say which layers make an animation heavy, and in which frame.",
    discussion: """
      Layers are listed by their share of the work to draw the measured frames. \
      The work is estimated from what is counted, so that it is the same on every \
      machine. "painted" is the area of all paints, 100 % for each pixel once; \
      "rebuilt" are paths that the frame before did not have. These and \
      "vertices" are means of a frame. "buffers" and their memory are the most of \
      a frame: the player draws into them before it draws them. "images" is the \
      memory of decoded images. A precomp stands for its own buffers only, as \
      its layers have lines of their own.

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

  @Option(
    help: ArgumentHelp("Count the buffers of this player.", valueName: "player")
  )
  var target: AnimationProfile.Target = .lottieAndroid

  @Option(
    help: ArgumentHelp(
      "Measure this frame only, as 24, 50%, 1.5s or marker:NAME.",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var frame: TimePosition?

  @Option(help: ArgumentHelp("Measure so many frames, spread evenly.", valueName: "count"))
  var frames = 24

  @Option(
    help: ArgumentHelp("Canvas (default: 512 pixels on the longer side).", valueName: "WxH")
  )
  var size: PixelSize?

  @Option(help: ArgumentHelp("List so many layers.", valueName: "count"))
  var top = 20

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: Format = .text

  func validate() throws {
    guard (1...1000).contains(frames) else { throw ValidationError("--frames is 1 to 1000") }
    guard top >= 0 else { throw ValidationError("--top is 0 or more") }
  }

  func run() throws {
    let request = ProfileRequest(target: target, frame: frame, frames: frames, size: size)
    let animation = try source.request.load().animation
    let profile = try request.profile(animation)
    let text =
      switch format {
      case .text: ProfileText(profile, target: target, input: source.input, top: top).text
      case .json: JSONWriter.text(profile.json(target, animation.document))
      }
    try Console.result(text)
  }
}

extension AnimationProfile.Target: ExpressibleByArgument {}
