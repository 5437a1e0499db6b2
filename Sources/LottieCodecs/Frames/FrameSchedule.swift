/// Frames a second as a fraction, so that 29.97 is 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// Frames shown in ``denominator`` seconds: 30,000 for NTSC.
  public let numerator: Int
  /// Seconds in which ``numerator`` frames are shown: 1,001 for NTSC.
  public let denominator: Int

  /// Creates a rate in lowest terms; nil unless both are in 1…1,000,000.
  public init?(_ numerator: Int, over denominator: Int) {
    guard (1...1_000_000).contains(numerator), (1...1_000_000).contains(denominator) else {
      return nil
    }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// Creates the rate nearest to a number: whole, a multiple of 1/1001 as in television, or thousandths.
  ///
  /// Numbers outside 0.001…100,000 are clamped.
  public init(_ value: Double) {
    let bounded = value.isFinite ? Swift.min(Swift.max(value, 0.001), 100_000) : 1
    let whole = bounded.rounded(.up)
    let isWhole = abs(bounded - bounded.rounded()) < 1e-9
    let isVideo = abs(whole * 1000 / 1001 - bounded) < 0.005 && !isWhole && whole <= 240
    let (top, bottom) =
      isWhole
      ? (Int(bounded.rounded()), 1)
      : isVideo
        ? (Int(whole) * 1000, 1001)
        : bounded < 1000 ? (Int((bounded * 1000).rounded()), 1000) : (Int(bounded.rounded()), 1)
    self = FrameRate(top, over: bottom) ?? FrameRate.one
  }

  private static let one = FrameRate(numerator: 1)

  private init(numerator: Int) {
    self.numerator = numerator
    denominator = 1
  }

  /// Frames a second, rounded to a `Double`.
  public var value: Double { Double(numerator) / Double(denominator) }
}

/// The times at which each frame of a file begins and ends.
public struct FrameSchedule: Hashable, Sendable {
  /// Frames of the file, each shown for its time.
  public var count: Int
  /// Frames a second, as a fraction so that long animations do not drift.
  public var rate: FrameRate
  /// Seconds in all; the last frame ends with them.
  public var duration: Double

  /// Creates a schedule; without a duration every frame is as long as the others.
  public init(count: Int, rate: FrameRate, duration: Double? = nil) {
    self.count = count
    self.rate = rate
    self.duration = duration ?? Double(count) / rate.value
  }

  /// Whether the last frame is as long as the others.
  var isEven: Bool {
    abs(duration * Double(rate.numerator) - Double(count * rate.denominator)) < 1e-6
  }

  /// The start of a frame, in parts of a second, rounded; that of the frame past the last is the end.
  ///
  /// Rounding start times rather than durations keeps the average rate exact: 3, 3 and 4 hundredths
  /// at 30 frames a second.
  public func start(of frame: Int, unitsPerSecond: Int) -> Int {
    let seconds =
      frame >= count
      ? duration : Double(frame * rate.denominator) / Double(rate.numerator)
    return Int((seconds * Double(unitsPerSecond)).rounded())
  }
}

/// Number of times players play a file.
public struct LoopCount: Hashable, Sendable {
  /// Times in all; 0 is without end.
  public let plays: Int

  /// A number of times in 1…65,535, others are clamped.
  public static func times(_ count: Int) -> LoopCount {
    LoopCount(plays: Swift.min(Swift.max(count, 1), 65_535))
  }

  /// Played until the viewer stops: 0 in the files.
  public static let forever = LoopCount(plays: 0)
}
