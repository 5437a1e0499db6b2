/// Width and height, in composition units.
@frozen
public struct Size: Hashable, Sendable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// A size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
