public import LottieCodecs
public import LottieModel

/// Which frames of an animation a file shows, and when.
///
/// The end of the stretch is a moment, not a frame: 60 frames from 0 up to 60 are 0…59.
public struct RenderTimeline: Hashable, Sendable {
  /// Where the stretch begins, in frames of the composition.
  public var start: Double
  /// Where it ends; a frame there is not shown.
  public var end: Double
  /// Frames a second of the composition.
  public var framerate: Double
  /// Pictures a second; nil is one for each frame of the composition.
  public var rate: FrameRate?
  /// Factor of the speed, above 0.
  public var speed = 1.0
  /// Whether the last frame comes first.
  public var isReversed = false
  /// Whether it runs back again, without showing either end twice.
  public var bounces = false
  /// How often it is repeated in the frames themselves, for files that cannot say so.
  public var repetitions = 1

  /// Part of a frame that is left out at the end: exporters write ends such as 46.0000019.
  public static let negligible = 0.01

  /// A stretch; the whole animation if nothing is said of it.
  public init(_ animation: LottieAnimation, start: Double? = nil, end: Double? = nil) {
    self.start = start ?? animation.startFrame
    self.end = end ?? animation.endFrame
    framerate = animation.framerate
  }

  /// Seconds that one time through takes, there only.
  public var seconds: Double { max(0, end - start) / (framerate * speed) }

  /// The speed at which one time through takes some seconds.
  ///
  /// - Precondition: `seconds` is above 0.
  public mutating func setDuration(_ seconds: Double) {
    precondition(seconds > 0)
    let own = (end - start) / framerate
    if own > 0 { speed = own / seconds }
  }

  /// Frames a second that are written: ``rate``, or else the animation's own.
  public var effectiveRate: FrameRate { rate ?? FrameRate(framerate) }

  /// How many frames ``frames`` has, without making them.
  public var count: Double {
    let once = max(1, onceCount)
    return (bounces && once > 2 ? 2 * once - 2 : once) * Double(max(1, repetitions))
  }

  /// Frames of one time through, there only.
  private var onceCount: Double {
    let perSecond = rate?.value ?? framerate
    // In its own time every frame is shown, if only for a part of its length.
    if rate == nil, speed == 1 {
      return (seconds * perSecond - RenderTimeline.negligible).rounded(.up)
    }
    // Rounded, so that what is left of a stretch makes the last frame longer and not a short one more.
    return (seconds * perSecond + 1e-6).rounded()
  }

  /// The frames in the order of showing.
  ///
  /// - Precondition: ``count`` is within what memory holds.
  public var frames: [Double] {
    let step = rate.map { framerate * speed / $0.value } ?? speed
    var list = (0..<Int(max(1, onceCount))).map { start + Double($0) * step }
    if isReversed { list.reverse() }
    if bounces, list.count > 2 { list += list.dropFirst().dropLast().reversed() }
    return Array(repeatElement(list, count: max(1, repetitions)).joined())
  }

  /// When those frames are shown: as long in all as the stretch takes.
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
