import LottieKit

/// The number of passes.
package enum LoopChoice: OptionText, Equatable {
  case once
  case times(Int)
  case bounce
  case forever

  /// Reads the text of an option; nil when it is not a value.
  package init?(text: String) {
    switch text {
    case "once": self = .once
    case "bounce": self = .bounce
    case "forever": self = .forever
    default:
      guard let count = Int(text), (1...65_535).contains(count) else { return nil }
      self = .times(count)
    }
  }

  /// The text that ``init(text:)`` reads as an equal value.
  package var text: String {
    switch self {
    case .once: "once"
    case .times(let count): "\(count)"
    case .bounce: "bounce"
    case .forever: "forever"
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
package struct TimelineSelection: Sendable {
  /// First frame of the range.
  package var from: TimePosition?
  /// End of the range, not included.
  package var to: TimePosition?
  /// The marker whose segment is the range.
  package var marker: String?
  /// Whether the range is that for people who asked for less motion.
  package var reducedMotion = false
  /// Playback speed multiplier.
  package var speed: Double?
  /// Seconds of one pass.
  package var duration: Double?
  /// Whether it is played backwards.
  package var reverse = false
  /// The number of passes.
  package var loop: LoopChoice?

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<TimelineSelection>([
    .value("from", \.from),
    .value("to", \.to),
    .value("marker", \.marker),
    .flag("reduced-motion", \.reducedMotion),
    .value("speed", \.speed),
    .value("duration", \.duration),
    .flag("reverse", \.reverse),
    .value("loop", \.loop),
  ])

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    if marker != nil, from != nil || to != nil {
      throw Failure(.usage, "give --marker, or --from and --to, not both")
    }
    if reducedMotion, marker != nil || from != nil || to != nil {
      throw Failure(.usage, "--reduced-motion is a range; leave --marker, --from and --to out")
    }
    if speed != nil, duration != nil {
      throw Failure(.usage, "give --speed or --duration, not both")
    }
    if let speed, !(speed > 0 && speed <= 1000) {
      throw Failure(
        .usage,
        "--speed must be above 0 and at most 1000; use --reverse to play backwards"
      )
    }
    if let duration, !(duration > 0 && duration <= 86_400) {
      throw Failure(.usage, "--duration must be above 0 and at most 86400 seconds")
    }
  }

  /// Whether anything is given.
  var isGiven: Bool {
    from != nil || to != nil || marker != nil || reducedMotion || speed != nil || duration != nil
      || reverse
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

  /// The first frame of the range, and its end, which is not included.
  func range(of animation: LottieAnimation) throws -> (Double, Double) {
    if reducedMotion { return animation.reducedMotionRange }
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
