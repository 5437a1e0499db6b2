import ArgumentParser
import LottieKit

/// A range of frames, as `0..60` or `0..60:2`.
struct FrameRange: ExpressibleByArgument, Equatable {
  var first: TimePosition
  var last: TimePosition
  var step: Double?

  init?(argument: String) {
    var text = argument[...]
    if let colon = text.lastIndex(of: ":"), let step = Double(text[text.index(after: colon)...]) {
      guard step > 0, step.isFinite else { return nil }
      self.step = step
      text = text[..<colon]
    }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = TimePosition(argument: String(parts[0])),
      let last = TimePosition(argument: String(parts[1]))
    else { return nil }
    self.first = first
    self.last = last
  }
}

/// Which frames to draw.
struct FrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "One frame: a number (may be fractional), 50%, 1.5s or marker:NAME.",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var frame: TimePosition?

  @Option(
    help: ArgumentHelp(
      "Range of frames, both ends included, as 0..60 or 0..60:2.",
      valueName: "a..b[:step]"
    )
  )
  var frames: FrameRange?

  @Option(
    help: ArgumentHelp(
      "Output frame rate, as 30, 29.97 or 30000/1001 (default: the animation's own).",
      valueName: "rate"
    )
  )
  var fps: FrameRate?

  /// Maximum frames of a sequence.
  static let maximumFrames = 100_000

  func validate() throws {
    if frame != nil, frames != nil { throw ValidationError("give --frame or --frames, not both") }
    if frames?.step != nil, fps != nil {
      throw ValidationError("give a step with --frames or --fps, not both")
    }
  }

  /// Whether frames are given, and not only a rate.
  var namesFrames: Bool { frame != nil || frames != nil }

  /// The requested frames, or nil when none are given.
  func list(of animation: LottieAnimation) throws -> [Double]? {
    if let frame { return [try frame.frame(of: animation)] }
    guard frames != nil || fps != nil else { return nil }
    return try sequence(of: animation)
  }

  /// The frames of a sequence; by default the whole animation.
  func sequence(of animation: LottieAnimation) throws -> [Double] {
    let step = frames?.step ?? fps.map { animation.framerate / $0.value } ?? 1
    let first = try frames?.first.frame(of: animation) ?? animation.startFrame
    if let frames {
      let last = try frames.last.frame(of: animation)
      guard last >= first else {
        throw Failure(.usage, "the range ends before it starts")
      }
      // A little beyond the last frame, so that rounding does not lose it.
      return try FrameOptions.frames(
        from: first,
        count: ((last - first) / step + 1e-6).rounded(.down) + 1,
        step
      )
    }
    let count = ((animation.endFrame - first) / step - RenderTimeline.negligible).rounded(.up)
    return try FrameOptions.frames(from: first, count: max(1, count), step)
  }

  private static func frames(from first: Double, count: Double, _ step: Double) throws -> [Double] {
    guard count <= Double(maximumFrames) else {
      throw Failure(
        .usage,
        "\(Words.number(count)) frames are more than the limit of \(maximumFrames); use --frames"
      )
    }
    return (0..<Int(count)).map { first + Double($0) * step }
  }
}
