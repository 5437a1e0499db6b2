/// Width and height, in composition units.
@frozen
public struct Size: Hashable, Sendable {
  /// Horizontal extent; not checked, and may be 0 or negative.
  public var width: Double
  /// Vertical extent; not checked, and may be 0 or negative.
  public var height: Double

  /// Creates a size in the units of the caller: points, pixels or units of a document.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
