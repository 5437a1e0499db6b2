public import LottieCodecs
public import LottieModel

/// The frames of an animation that a file shows, and their times.
///
/// The end of the range is exclusive: 60 frames from 0 up to 60 are 0…59.
public struct RenderTimeline: Hashable, Sendable {
  /// Start of the range, in frames of the composition.
  public var start: Double
  /// End of the range, exclusive.
  public var end: Double
  /// Frames a second of the composition.
  public var framerate: Double
  /// Output frame rate; nil is that of the composition.
  public var rate: FrameRate?
  /// Playback speed multiplier, above 0.
  public var speed = 1.0
  /// Whether the last frame comes first.
  public var isReversed = false
  /// Whether it is also played in reverse, without repeating either end frame.
  public var bounces = false
  /// Number of passes written as frames, for formats that cannot store a loop count.
  public var repetitions = 1

  /// Fraction of a frame that is ignored at the end: exporters write ends such as 46.0000019.
  public static let negligible = 0.01

  /// Creates a range; by default the whole animation.
  public init(_ animation: LottieAnimation, start: Double? = nil, end: Double? = nil) {
    self.start = start ?? animation.startFrame
    self.end = end ?? animation.endFrame
    framerate = animation.framerate
  }

  /// Duration of one pass in seconds, forwards only.
  public var seconds: Double { max(0, end - start) / (framerate * speed) }

  /// Sets the speed so that one pass takes some seconds.
  ///
  /// - Precondition: `seconds` is above 0.
  public mutating func setDuration(_ seconds: Double) {
    precondition(seconds > 0)
    let own = (end - start) / framerate
    if own > 0 { speed = own / seconds }
  }

  /// Frames a second that are written: ``rate``, or else the animation's own.
  public var effectiveRate: FrameRate { rate ?? FrameRate(framerate) }

  /// Number of ``frames``, without making them.
  public var count: Double {
    let once = max(1, onceCount)
    return (bounces && once > 2 ? 2 * once - 2 : once) * Double(max(1, repetitions))
  }

  /// Frames of one pass, forwards only.
  private var onceCount: Double {
    let perSecond = rate?.value ?? framerate
    // At its own rate every frame is shown, even if only part of it is in the range.
    if rate == nil, speed == 1 {
      return (seconds * perSecond - RenderTimeline.negligible).rounded(.up)
    }
    // Rounded, so that the remainder of a range prolongs the last frame instead of adding a short
    // one.
    return (seconds * perSecond + 1e-6).rounded()
  }

  /// The frames in presentation order.
  ///
  /// - Precondition: ``count`` frames fit in memory.
  public var frames: [Double] {
    let step = rate.map { framerate * speed / $0.value } ?? speed
    var list = (0..<Int(max(1, onceCount))).map { start + Double($0) * step }
    if isReversed { list.reverse() }
    if bounces, list.count > 2 { list += list.dropFirst().dropLast().reversed() }
    return Array(repeatElement(list, count: max(1, repetitions)).joined())
  }

  /// The presentation times of those frames: in all as long as the range.
  public var schedule: FrameSchedule {
    let count = Int(self.count)
    let isPlain = !bounces && onceCount >= 1
    return FrameSchedule(
      count: count,
      rate: effectiveRate,
      duration: isPlain ? seconds * Double(max(1, repetitions)) : nil
    )
  }
}
