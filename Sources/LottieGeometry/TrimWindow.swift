/// The part of a path that a trim shows.
///
/// Normalized as lottie-web does it: start and end are clamped to 0…1 and put in order, the offset
/// (in turns, of any size and sign) is added to both, and both are rounded to a ten-thousandth.
public struct TrimWindow: Hashable, Sendable {
  /// The visible part, as fractions of the length of the run.
  public enum Span: Hashable, Sendable {
    /// Start and end meet: no part shows.
    case nothing
    /// The whole run, closed contours still closed.
    case everything
    /// The whole run, begun elsewhere: a closed contour by itself stays closed and starts there.
    case turned(start: Double)
    /// One part, `start < end`, both in 0…1.
    case part(start: Double, end: Double)
    /// From `start` to the end of the run, then from its beginning to `end`, with `end < start`.
    case wrapped(start: Double, end: Double)
  }

  /// The part of the length that shows.
  public let span: Span

  /// Creates the window between two fractions of the length, shifted by an offset in turns.
  ///
  /// NaN and an infinite offset count as 0.
  public init(start: Double, end: Double, offset: Double = 0) {
    func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    func rounded(_ value: Double) -> Double {
      (value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000
    }
    var turn = offset.isFinite ? offset.truncatingRemainder(dividingBy: 1) : 0
    if turn < 0 { turn += 1 }
    let low = rounded(Swift.min(unit(start), unit(end)) + turn)
    let high = rounded(Swift.max(unit(start), unit(end)) + turn)
    span =
      if high <= low {
        .nothing
      } else if high - low >= 0.999_95 {
        low > 0 && low < 1 ? .turned(start: low) : .everything
      } else if high <= 1 {
        .part(start: low, end: high)
      } else if low >= 1 {
        .part(start: low - 1, end: high - 1)
      } else {
        .wrapped(start: low, end: high - 1)
      }
  }

  /// The parts as fractions of the run, in the order they are drawn: none, one or two.
  public var ranges: [ClosedRange<Double>] {
    switch span {
    case .nothing: []
    case .everything, .turned: [0...1]
    case .part(let start, let end): [start...end]
    case .wrapped(let start, let end): [start...1, 0...end]
    }
  }
}
