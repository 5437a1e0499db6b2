import ArgumentParser
import LottieModel

/// A moment: `24`, `50%`, `1.5s` or `marker:NAME`.
enum Moment: ExpressibleByArgument, Equatable {
  case frame(Double)
  case percent(Double)
  case seconds(Double)
  case marker(String)

  init?(argument: String) {
    if argument.hasPrefix("marker:") {
      self = .marker(String(argument.dropFirst(7)))
      return
    }
    let unit = argument.last
    let text = unit == "%" || unit == "s" ? argument.dropLast() : argument[...]
    guard let value = Double(text), value.isFinite else { return nil }
    switch unit {
    case "%": self = .percent(value)
    case "s": self = .seconds(value)
    default: self = .frame(value)
    }
  }

  /// The frame of an animation; the end itself is its last frame.
  func frame(of animation: LottieAnimation) throws -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    switch self {
    case .frame(let value): return try Moment.checked(value, animation)
    case .percent(let percent):
      guard (0...100).contains(percent) else {
        throw Failure(.usage, "\(Console.number(percent))% is not within 0% and 100%")
      }
      let frame = start + (end - start) * percent / 100
      return frame < end ? frame : Moment.last(animation)
    case .seconds(let seconds):
      let frame = start + seconds * animation.framerate
      return try Moment.checked(frame == end ? Moment.last(animation) : frame, animation)
    case .marker(let name):
      guard let marker = animation.markers.last(where: { $0.name == name }) else {
        let names = animation.markers.prefix(20).map { "\"\($0.name)\"" }
        throw Failure(
          .usage,
          "no marker \"\(name)\"; "
            + (names.isEmpty
              ? "the animation has none" : "there is " + names.joined(separator: ", "))
        )
      }
      return try Moment.checked(marker.frameTime, animation)
    }
  }

  /// The last whole frame before the end.
  static func last(_ animation: LottieAnimation) -> Double {
    max(animation.startFrame, animation.endFrame.rounded(.up) - 1)
  }

  private static func checked(_ frame: Double, _ animation: LottieAnimation) throws -> Double {
    let (start, end) = (animation.startFrame, animation.endFrame)
    guard frame == start || (frame >= start && frame < end) else {
      throw Failure(
        .usage,
        "frame \(Console.number(frame)) is not in the animation, which has frames "
          + "\(Console.number(start)) up to, not including, \(Console.number(end))"
      )
    }
    return frame
  }
}

/// Frames from one to another, as `0..60` or `0..60:2`.
struct FrameRange: ExpressibleByArgument, Equatable {
  var first: Moment
  var last: Moment
  var step: Double?

  init?(argument: String) {
    var text = argument[...]
    if let colon = text.lastIndex(of: ":"), let step = Double(text[text.index(after: colon)...]) {
      guard step > 0, step.isFinite else { return nil }
      self.step = step
      text = text[..<colon]
    }
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Moment(argument: String(parts[0])),
      let last = Moment(argument: String(parts[1]))
    else { return nil }
    self.first = first
    self.last = last
  }
}

/// Which frames are drawn.
struct FrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "One frame: a number, fractions allowed; 50%; 1.5s; or marker:NAME.",
      valueName: "frame"
    )
  )
  var frame: Moment?

  @Option(
    help: ArgumentHelp(
      "A range of frames, both ends included: 0..60 or 0..60:2.",
      valueName: "a..b[:step]"
    )
  )
  var frames: FrameRange?

  @Option(help: "Pictures for each second of the animation; its own frame rate if not given.")
  var fps: Double?

  /// Beyond this number a sequence is taken for a mistake.
  private static let maximumFrames = 100_000

  func validate() throws {
    if frame != nil, frames != nil { throw ValidationError("give --frame or --frames, not both") }
    if frames?.step != nil, fps != nil {
      throw ValidationError("give a step with --frames or --fps, not both")
    }
    if let fps, !(fps > 0 && fps.isFinite) { throw ValidationError("--fps is above 0") }
  }

  /// The frames asked for, or nil when nothing is said of them.
  func list(of animation: LottieAnimation) throws -> [Double]? {
    if let frame { return [try frame.frame(of: animation)] }
    guard frames != nil || fps != nil else { return nil }
    return try sequence(of: animation)
  }

  /// The frames of a sequence; the whole animation if nothing is said of them.
  func sequence(of animation: LottieAnimation) throws -> [Double] {
    let step = frames?.step ?? fps.map { animation.framerate / $0 } ?? 1
    let first = try frames?.first.frame(of: animation) ?? animation.startFrame
    if let frames {
      let last = try frames.last.frame(of: animation)
      guard last >= first else {
        throw Failure(.usage, "the range ends before it starts")
      }
      // A little more than the last frame, so that rounding does not lose it.
      return try FrameOptions.frames(
        from: first,
        count: ((last - first) / step + 1e-6).rounded(.down) + 1,
        step
      )
    }
    let count = ((animation.endFrame - first) / step - 1e-6).rounded(.up)
    return try FrameOptions.frames(from: first, count: max(1, count), step)
  }

  private static func frames(from first: Double, count: Double, _ step: Double) throws -> [Double] {
    guard count <= Double(maximumFrames) else {
      throw Failure(
        .usage,
        "\(Console.number(count)) frames are more than \(maximumFrames); --frames names fewer"
      )
    }
    return (0..<Int(count)).map { first + Double($0) * step }
  }
}
