/// Where a layer or a group lies.
public struct Transform: Hashable, Sendable {
  /// A position as one property, or one for each axis.
  public enum Position: Hashable, Sendable {
    /// One property.
    case joined(KeyframeGroup<Vector3D>)
    /// One for x, one for y, perhaps one for z.
    case split(x: KeyframeGroup<Double>, y: KeyframeGroup<Double>, z: KeyframeGroup<Double>?)
  }

  /// The point that position names and scale and rotation leave in place.
  public var anchorPoint: KeyframeGroup<Vector3D>
  /// Where the anchor point comes to lie.
  public var position: Position
  /// Percent.
  public var scale: KeyframeGroup<Vector3D>
  /// Degrees about z, clockwise.
  public var rotation: KeyframeGroup<Double>
  /// Degrees about x.
  public var rotationX: KeyframeGroup<Double>
  /// Degrees about y.
  public var rotationY: KeyframeGroup<Double>
  /// Degrees about x, y and z, before the rotations.
  public var orientation: KeyframeGroup<Vector3D>
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// Degrees.
  public var skew: KeyframeGroup<Double>
  /// Degrees.
  public var skewAxis: KeyframeGroup<Double>
  /// Where it stands.
  public var location: JSONLocation

  /// The transform that changes nothing.
  public static func identity(at location: JSONLocation) -> Transform {
    func constant<T>(_ value: T) -> KeyframeGroup<T> { KeyframeGroup(value, location: location) }
    return Transform(
      anchorPoint: constant(Vector3D(0, 0)),
      position: .joined(constant(Vector3D(0, 0))),
      scale: constant(Vector3D(100, 100, 100)),
      rotation: constant(0),
      rotationX: constant(0),
      rotationY: constant(0),
      orientation: constant(Vector3D(0, 0)),
      opacity: constant(100),
      skew: constant(0),
      skewAxis: constant(0),
      location: location
    )
  }
}
