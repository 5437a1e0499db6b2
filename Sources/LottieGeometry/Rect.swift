/// A rectangle with sides parallel to the axes, from its least to its greatest corner.
@frozen
public struct Rect: Hashable, Sendable {
  /// Left edge; greater than ``maxX`` in an empty rectangle.
  public var minX: Double
  /// Top edge; greater than ``maxY`` in an empty rectangle.
  public var minY: Double
  /// Right edge; less than `minX` in an empty rectangle.
  public var maxX: Double
  /// Bottom edge; less than `minY` in an empty rectangle.
  public var maxY: Double

  /// Creates a rectangle from its edges; empty if a maximum is below a minimum.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from a corner and a size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The rectangle that holds no point and adds nothing to a union.
  public static let empty = Rect(
    minX: .infinity,
    minY: .infinity,
    maxX: -.infinity,
    maxY: -.infinity
  )

  /// Whether no point lies in it; a rectangle of no width still holds its edge.
  @inlinable
  public var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// Horizontal extent; negative when empty.
  @inlinable
  public var width: Double { maxX - minX }

  /// Vertical extent; negative when empty.
  @inlinable
  public var height: Double { maxY - minY }

  /// The corners, clockwise on screen from the top left.
  @inlinable
  public var corners: (Point, Point, Point, Point) {
    (Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY))
  }

  /// Grows just enough to hold the point.
  @inlinable
  public mutating func formUnion(_ p: Point) {
    minX = Swift.min(minX, p.x)
    minY = Swift.min(minY, p.y)
    maxX = Swift.max(maxX, p.x)
    maxY = Swift.max(maxY, p.y)
  }

  /// The least rectangle that holds both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.min(minX, other.minX),
      minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX),
      maxY: Swift.max(maxY, other.maxY)
    )
  }

  /// The common part; empty when there is none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.max(minX, other.minX),
      minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX),
      maxY: Swift.min(maxY, other.maxY)
    )
  }

  /// The rectangle with every edge moved inwards; a negative distance grows it.
  @inlinable
  public func insetBy(_ distance: Double) -> Rect {
    Rect(
      minX: minX + distance,
      minY: minY + distance,
      maxX: maxX - distance,
      maxY: maxY - distance
    )
  }

  /// Whether `other` lies inside, edges included.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
