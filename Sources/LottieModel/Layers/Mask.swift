public import LottieGeometry

/// A path that shows or hides a part of a layer.
public struct Mask: Hashable, Sendable {
  /// How a mask combines with the previous ones, by the document's `mode`.
  public enum Mode: String, Hashable, Sendable {
    /// Not used, but its path may carry a text.
    case none = "n"
    /// Shows what any mask so far or this one shows.
    case add = "a"
    /// Takes its inside away from what shows so far.
    case subtract = "s"
    /// Shows what shows so far and lies inside.
    case intersect = "i"
    /// The greater coverage of both, at each pixel.
    case lighten = "l"
    /// The lesser coverage of both, at each pixel.
    case darken = "d"
    /// Shows what lies inside of just one.
    case difference = "f"
  }

  /// Name; "Mask" when the document has none.
  public var name: String
  /// How it is joined with the masks before it, `mode`.
  public var mode: Mode
  /// Whether the outside of the path counts as its inside, `inv`.
  public var isInverted: Bool
  /// The path, `pt`, in layer coordinates; it may be animated.
  public var shape: KeyframeGroup<BezierPath>
  /// Strength in percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// How far the path is moved outwards, in layer units, `x`; negative is inwards.
  public var expansion: KeyframeGroup<Double>
  /// Feather: width of the soft edge along x and y, in layer units.
  public var feather: KeyframeGroup<Vector3D>
  /// Where the mask stands in the document.
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
      shape = try reader.property(mask, "pt")
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
