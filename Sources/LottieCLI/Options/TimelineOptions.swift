public import ArgumentParser
public import LottieKit

/// The number of passes.
enum LoopChoice: ExpressibleByArgument, Equatable {
  case once
  case times(Int)
  case bounce
  case forever

  init?(argument: String) {
    switch argument {
    case "once": self = .once
    case "bounce": self = .bounce
    case "forever": self = .forever
    default:
      guard let count = Int(argument), (1...65_535).contains(count) else { return nil }
      self = .times(count)
    }
  }

  /// The loop count in files.
  var count: LoopCount {
    switch self {
    case .once: .times(1)
    case .times(let count): .times(count)
    case .bounce, .forever: .forever
    }
  }
}

/// The range of an animation that is shown, and its playback.
struct TimelineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("First frame of the range, written as for --frame.", valueName: "frame"),
    completion: .timePositions
  )
  var from: TimePosition?

  @Option(
    help: ArgumentHelp("End of the range, not included.", valueName: "frame"),
    completion: .timePositions
  )
  var to: TimePosition?

  @Option(
    help: ArgumentHelp("Use the segment of this marker as the range.", valueName: "name"),
    completion: .markerNames
  )
  var marker: String?

  @Option(help: ArgumentHelp("Playback speed multiplier.", valueName: "factor"))
  var speed: Double?

  @Option(help: ArgumentHelp("Duration of one pass.", valueName: "seconds"))
  var duration: Double?

  @Flag(help: "Play backwards.")
  var reverse = false

  @Option(
    help: ArgumentHelp(
      "Number of passes: once, a number, forever or bounce (forwards, then "
        + "backwards); stored in the header of formats that have one.",
      valueName: "times"
    ),
    completion: .list(["once", "forever", "bounce"])
  )
  var loop: LoopChoice?

  func validate() throws {
    if marker != nil, from != nil || to != nil {
      throw ValidationError("give --marker, or --from and --to, not both")
    }
    if speed != nil, duration != nil {
      throw ValidationError("give --speed or --duration, not both")
    }
    if let speed, !(speed > 0 && speed <= 1000) {
      throw ValidationError(
        "--speed must be above 0 and at most 1000; use --reverse to play backwards"
      )
    }
    if let duration, !(duration > 0 && duration <= 86_400) {
      throw ValidationError("--duration must be above 0 and at most 86400 seconds")
    }
  }

  /// Whether any option is given.
  var isGiven: Bool {
    from != nil || to != nil || marker != nil || speed != nil || duration != nil || reverse
      || loop != nil
  }

  /// The range of an animation.
  func timeline(of animation: LottieAnimation) throws -> RenderTimeline {
    let (start, end) = try range(of: animation)
    var timeline = RenderTimeline(animation, start: start, end: end)
    timeline.isReversed = reverse
    timeline.bounces = loop == .bounce
    if let speed { timeline.speed = speed }
    if let duration { timeline.setDuration(duration) }
    return timeline
  }

  private func range(of animation: LottieAnimation) throws -> (Double, Double) {
    if let marker {
      let start = try TimePosition.marker(marker).position(of: animation)
      let length = animation.markers.last { $0.name == marker }?.durationFrameTime ?? 0
      return (start, min(animation.endFrame, start + max(length, 0)))
    }
    let start = try from?.position(of: animation) ?? animation.startFrame
    let end = try to?.position(of: animation) ?? animation.endFrame
    guard start < end || animation.startFrame >= animation.endFrame else {
      throw Failure(
        .usage,
        "the range from frame \(Words.number(start)) to \(Words.number(end)) is empty"
      )
    }
    return (start, end)
  }
}

extension FrameRate: ExpressibleByArgument {
  /// A rate from `30`, `29.97` or `30000/1001`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = Int(parts[0]), let bottom = Int(parts[1]) {
      self.init(top, over: bottom)
    } else if parts.count == 1, let value = Double(argument), value >= 0.001, value <= 100_000 {
      self.init(value)
    } else {
      return nil
    }
  }
}
