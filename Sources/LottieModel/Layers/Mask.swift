public import LottieGeometry

/// A path that shows or hides a part of a layer.
public struct Mask: Hashable, Sendable {
  /// How a mask joins those before it, by the document's `mode`.
  public enum Mode: String, Hashable, Sendable {
    /// Not used.
    case none = "n"
    /// Union.
    case add = "a"
    /// Difference.
    case subtract = "s"
    /// Intersection.
    case intersect = "i"
    /// Greater of both.
    case lighten = "l"
    /// Lesser of both.
    case darken = "d"
    /// Inside of just one.
    case difference = "f"
  }

  /// Name; "Mask" when the document gives none.
  public var name: String
  /// How it joins those before it.
  public var mode: Mode
  /// Whether the outside counts.
  public var isInverted: Bool
  /// The path, in layer coordinates.
  public var shape: KeyframeGroup<BezierPath>
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// Outset, in layer units.
  public var expansion: KeyframeGroup<Double>
  /// Width of the soft edge along x and y, in layer units.
  public var feather: KeyframeGroup<Vector3D>
  /// Where it stands.
  public var location: JSONLocation
}
