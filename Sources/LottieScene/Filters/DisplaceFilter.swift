public import LottieGeometry

/// A displacement by the colors of other pixels: a value of 0.5 moves nothing, 1 shows what lies further
/// to the right or down, 0 what lies further to the left or up.
public struct DisplaceFilter: Hashable, Sendable {
  /// The value that moves pixels horizontally.
  public var horizontal: ColorSource
  /// The value that moves pixels vertically.
  public var vertical: ColorSource
  /// Largest distance along x and y, in the filter's coordinates.
  public var distance: Point
  /// A box whose opposite edges meet; nil where what lies beyond the content is transparent.
  public var wraps: Rect?
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a displacement; `distance` is measured in the coordinates that `transform` maps to the composition's.
  public init(
    horizontal: ColorSource,
    vertical: ColorSource,
    distance: Point,
    wraps: Rect? = nil,
    transform: Affine = .identity
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.distance = distance
    self.wraps = wraps
    self.transform = transform
  }
}

extension DisplaceFilter: FilterKind {
  package var name: String { "a displacement" }
  package var text: String { "displace(\(horizontal) \(vertical) \(ListText.of(distance)))" }
}
