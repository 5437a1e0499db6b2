public import LottieGeometry
public import LottieScene

/// Draws display lists into a picture of its own, redoing only what changed since the last one.
public final class Rasterizer {
  /// The picture.
  public private(set) var pixmap: Pixmap

  /// What drawing a list took.
  public enum Damage: Equatable, Sendable {
    /// Nothing: the list equals the last one.
    case none
    /// The rows and columns of this box, in pixels, at most.
    case part(x: Int, y: Int, width: Int, height: Int)
    /// Every pixel.
    case full
  }

  /// A rasterizer for pictures of one size.
  public init(width: Int, height: Int) {
    pixmap = Pixmap(width: width, height: height)
  }

  /// Draws a list.
  public func draw(_ list: DisplayList, view: Affine) -> Damage { .full }
}
