public import LottieGeometry

/// A blur by the mean of a box around each pixel, once or several times.
public struct BoxFilter: Hashable, Sendable {
  /// Extent of the box to each side along x and y, in the filter's coordinates; a box is as wide as
  /// twice that and a pixel.
  public var radius: Point
  /// Number of times the mean is taken, at least 1.
  public var passes: Int
  /// The filter's coordinates to those of the composition.
  public var transform: Affine
  /// A box, in the filter's coordinates, whose edge pixels are repeated beyond it.
  ///
  /// Nothing is drawn there. Ignored where the box is rotated.
  public var repeatedEdge: Rect?

  /// Creates a blur; `radius` is measured in the coordinates that `transform` maps to the composition's.
  public init(
    radius: Point,
    passes: Int = 1,
    transform: Affine = .identity,
    repeatedEdge: Rect? = nil
  ) {
    self.radius = radius
    self.passes = passes
    self.transform = transform
    self.repeatedEdge = repeatedEdge
  }
}

extension BoxFilter: FilterKind {
  package var name: String { "a blur" }
  package var text: String { "box(\(ListText.of(radius)) \(passes))" }
  package var reach: Double { max(radius.x, radius.y) * Double(max(passes, 1)) }
}
