public import LottieScene

/// Draws for expressions, which may ask for the color of a part of a layer (`sampleImage`).
///
/// The engine itself knows no pixels.
public protocol ImageSampler: Sendable {
  /// The mean color of a list, over the whole of its size.
  func mean(of list: DisplayList) -> ImageMean
  /// Calls a closure with a stack of some MiB, perhaps on another thread, as documents may nest deep;
  /// ``mean(of:)`` is called within it.
  func withLargeStack<Result>(_ body: () -> Result) -> Result
}

/// The average of an image.
public struct ImageMean: Equatable, Sendable {
  /// The mean of the colors, weighted by alpha, and the mean alpha.
  public var color: Color
  /// Work of drawing it, in units of about a nanosecond of one core; the maximum if it is not drawn whole.
  public var work: Int

  /// Creates a mean, with the work of drawing.
  public init(color: Color, work: Int) {
    self.color = color
    self.work = work
  }
}
