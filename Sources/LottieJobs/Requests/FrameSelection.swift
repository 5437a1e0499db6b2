package import LottieKit

/// A range of frames, as `0..60` or `0..60:2`.
package struct FrameRange: OptionText, Equatable {
  /// The first frame.
  package var first: TimePosition
  /// The last frame, included.
  package var last: TimePosition
  /// Frames from one to the next; nil is 1.
  package var step: Double?

  /// Reads the text of an option; nil when it is not a value.
  package init?(text argument: String) {
    var text = argument[...]
    if let colon = text.lastIndex(of: ":"), let step = Double(text[text.index(after: colon)...]) {
      guard step > 0, step.isFinite else { return nil }
      self.step = step
      text = text[..<colon]
    }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = TimePosition(text: String(parts[0])),
      let last = TimePosition(text: String(parts[1]))
    else { return nil }
    self.first = first
    self.last = last
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { "\(first.text)..\(last.text)" + (step.map { ":\($0.text)" } ?? "") }
}

/// The frames to draw.
package struct FrameSelection: Sendable {
  /// One frame.
  package var frame: TimePosition?
  /// A range of frames.
  package var frames: FrameRange?
  /// Output frame rate; nil is the animation's own.
  package var fps: FrameRate?

  /// Maximum frames of a sequence.
  static let maximumFrames = 100_000

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<FrameSelection>([
    .value("frame", \.frame),
    .value("frames", \.frames),
    .value("fps", \.fps),
  ])

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    if frame != nil, frames != nil { throw Failure(.usage, "give --frame or --frames, not both") }
    if frames?.step != nil, fps != nil {
      throw Failure(.usage, "give a step with --frames or --fps, not both")
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
        throw Failure(.usage, "--frames: the range ends before it starts")
      }
      // A little beyond the last frame, so that rounding does not lose it.
      return try FrameSelection.frames(
        from: first,
        count: ((last - first) / step + 1e-6).rounded(.down) + 1,
        step
      )
    }
    let count = ((animation.endFrame - first) / step - RenderTimeline.negligible).rounded(.up)
    return try FrameSelection.frames(from: first, count: max(1, count), step)
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

extension FrameRate: OptionText {
  /// Parses a rate such as `30`, `29.97` or `30000/1001`.
  package init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]) {
      self.init(top, over: bottom)
    } else if parts.count == 1, let value = Double(text), value >= 0.001, value <= 100_000 {
      self.init(value)
    } else {
      return nil
    }
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
