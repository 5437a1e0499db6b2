public import ArgumentParser
import LottieJobs
public import LottieKit

/// The frames to draw.
struct FrameOptions: ParsableArguments {
  @Option(
    name: .customLong("frame"),
    help: ArgumentHelp(
      "One frame: \(TimePosition.forms).",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var frame: TimePosition?

  @Option(
    name: .customLong("frames"),
    help: ArgumentHelp(
      "Range of frames, both ends included, as 0..60 or 0..60:2.",
      valueName: "a..b[:step]"
    )
  )
  var frames: FrameRange?

  @Option(
    name: .customLong("fps"),
    help: ArgumentHelp(
      "Output frame rate, as 30, 29.97 or 30000/1001 (default: the animation's own).",
      valueName: "rate"
    )
  )
  var fps: FrameRate?

  func validate() throws { try checkingArguments { try request.check() } }

  var request: FrameSelection {
    var request = FrameSelection()
    request.frame = frame
    request.frames = frames
    request.fps = fps
    return request
  }
}

extension TimePosition: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension FrameRange: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

extension FrameRate: ExpressibleByArgument {
  /// Parses a rate such as `30`, `29.97` or `30000/1001`.
  public init?(argument: String) { self.init(text: argument) }
}
