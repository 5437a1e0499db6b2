public import LottieGeometry

/// A path that shows or hides a part of a layer.
public struct Mask: Hashable, Sendable {
  /// The way a mask combines with the previous ones, by the document's `mode`.
  public enum Mode: String, Hashable, Sendable {
    /// Not used, but text may follow its path.
    case none = "n"
    /// Union with the previous masks.
    case add = "a"
    /// Subtracts its inside from the previous masks.
    case subtract = "s"
    /// Intersection with the previous masks.
    case intersect = "i"
    /// Maximum coverage of both, at each pixel.
    case lighten = "l"
    /// Minimum coverage of both, at each pixel.
    case darken = "d"
    /// Difference: the inside of just one.
    case difference = "f"
  }

  /// Name; "Mask" when the document has none.
  public var name: String
  /// Combination with the previous masks, `mode`.
  public var mode: Mode
  /// Whether it is inverted, `inv`.
  public var isInverted: Bool
  /// The path, `pt`, in layer coordinates; it may be animated.
  public var shape: KeyframeGroup<BezierPath>
  /// Opacity in percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// Expansion: distance the path is moved outwards, in layer units, `x`; negative is inwards.
  public var expansion: KeyframeGroup<Double>
  /// Feather: width of the soft edge along x and y, in layer units.
  public var feather: KeyframeGroup<Vector3D>
  /// Location in the document.
  public var location: JSONLocation
}

extension Mask {
  init(_ mask: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    let mode = mask["mode"]?.string ?? "a"
    guard let known = Mode(rawValue: mode) else {
      throw Malformed(mask, expected: "a mask mode (n, a, s, i, l, d, f)")
    }
    let shape: KeyframeGroup<BezierPath>
    do throws(Malformed) {
      shape = try reader.path(mask, "pt")
    } catch {
      guard known == .none else { throw error }
      shape = KeyframeGroup(BezierPath(), location: mask.location)
    }
    self.init(
      name: mask.text("nm") ?? "Mask",
      mode: known,
      isInverted: mask.flag("inv"),
      shape: shape.map { path in
        // Old exports have the closed flag beside the path.
        mask.flag("cl")
          ? BezierPath(path.contours.map { Contour($0.vertices, isClosed: true) }) : path
      },
      opacity: reader.property(mask, "o", default: 100),
      expansion: reader.property(mask, "x", default: 0),
      feather: reader.property(mask, "f", default: Vector3D(0, 0)),
      location: mask.location
    )
  }
}
