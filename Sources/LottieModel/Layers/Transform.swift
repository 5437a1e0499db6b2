/// The transform of a layer or a group.
public struct Transform: Hashable, Sendable {
  /// A position as one property, or one for each axis.
  public enum Position: Hashable, Sendable {
    /// One property for both coordinates, which may follow a motion path.
    case joined(KeyframeGroup<Vector3D>)
    /// One for x, one for y, and optionally one for z.
    case split(x: KeyframeGroup<Double>, y: KeyframeGroup<Double>, z: KeyframeGroup<Double>?)
  }

  /// Anchor point: the fixed point of scale and rotation, placed at the position.
  public var anchorPoint: KeyframeGroup<Vector3D>
  /// The position of the anchor point in the parent.
  public var position: Position
  /// Scale in percent along each axis, `s`; 100 is the natural size, negative mirrors.
  public var scale: KeyframeGroup<Vector3D>
  /// Rotation in degrees about z, clockwise, `r`; more than 360 is several turns.
  public var rotation: KeyframeGroup<Double>
  /// Rotation in degrees about x, `rx`; has an effect in three-dimensional layers only.
  public var rotationX: KeyframeGroup<Double>
  /// Rotation in degrees about y, `ry`; has an effect in three-dimensional layers only.
  public var rotationY: KeyframeGroup<Double>
  /// Orientation: degrees about x, y and z, before the rotations.
  public var orientation: KeyframeGroup<Vector3D>
  /// Opacity in percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// Skew in degrees, `sk`, along ``skewAxis``.
  public var skew: KeyframeGroup<Double>
  /// Skew axis in degrees, `sa`.
  public var skewAxis: KeyframeGroup<Double>
  /// Location in the document.
  public var location: JSONLocation

  /// The identity transform.
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

/// Keeps a transform in one place for all copies of what has it, as it is large.
@propertyWrapper
public struct SharedTransform: Hashable, Sendable {
  private final class Storage: Sendable {
    let transform: Transform

    init(_ transform: Transform) { self.transform = transform }
  }

  private var storage: Storage

  /// Creates storage of its own for a transform.
  public init(wrappedValue: Transform) { storage = Storage(wrappedValue) }

  /// The transform; a new one gets a place of its own.
  public var wrappedValue: Transform {
    get { storage.transform }
    set { storage = Storage(newValue) }
  }

  /// Whether both transforms are equal.
  public static func == (a: SharedTransform, b: SharedTransform) -> Bool {
    a.storage === b.storage || a.wrappedValue == b.wrappedValue
  }

  /// Hashes the transform.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Transform {
  /// Reads a transform; missing members are those of the identity.
  init(_ cursor: JSONCursor, _ reader: inout ModelReader) {
    let rotation: JSONName = cursor["rz"] != nil ? "rz" : "r"
    self.init(
      anchorPoint: reader.property(cursor, "a", default: Vector3D(0, 0)),
      position: Position(cursor, &reader),
      scale: reader.property(cursor, "s", default: Vector3D(100, 100, 100)),
      rotation: reader.property(cursor, rotation, default: 0),
      rotationX: reader.property(cursor, "rx", default: 0),
      rotationY: reader.property(cursor, "ry", default: 0),
      orientation: Transform.orientation(cursor, &reader),
      opacity: reader.property(cursor, "o", default: 100),
      skew: reader.property(cursor, "sk", default: 0),
      skewAxis: reader.property(cursor, "sa", default: 0),
      location: cursor.location
    )
  }

  private static func orientation(
    _ cursor: JSONCursor,
    _ reader: inout ModelReader
  ) -> KeyframeGroup<Vector3D> {
    var orientation = reader.property(cursor, "or", default: Vector3D(0, 0))
    if orientation.isAnimated { orientation.isOrientation = true }
    return orientation
  }
}

extension Transform.Position {
  fileprivate init(_ cursor: JSONCursor, _ reader: inout ModelReader) {
    if let p = cursor["p"], p["k"] == nil, let x = p["x"], !x.isString, p["y"] != nil {
      self = .split(
        x: reader.property(p, "x", default: 0),
        y: reader.property(p, "y", default: 0),
        z: p["z"] == nil ? nil : reader.property(p, "z", default: 0)
      )
    } else if cursor["px"] != nil, cursor["py"] != nil {
      self = .split(
        x: reader.property(cursor, "px", default: 0),
        y: reader.property(cursor, "py", default: 0),
        z: cursor["pz"] == nil ? nil : reader.property(cursor, "pz", default: 0)
      )
    } else {
      self = .joined(reader.property(cursor, "p", default: Vector3D(0, 0)))
    }
  }
}

extension Transform {
  /// Whether a three-dimensional layer with it leaves the plane of the composition, or may by an expression.
  package var leavesPlane: Bool {
    func turns(_ angle: KeyframeGroup<Double>) -> Bool {
      angle.expression != nil || angle.keyframes.contains { $0.value != 0 }
    }
    func rises(_ point: KeyframeGroup<Vector3D>) -> Bool {
      point.keyframes.contains { $0.value.z != 0 }
    }
    let isMoved =
      switch position {
      case .joined(let group): rises(group)
      case .split(_, _, let z): z.map(turns) ?? false
      }
    return isMoved || turns(rotationX) || turns(rotationY) || rises(anchorPoint)
      || orientation.keyframes.contains { $0.value.x != 0 || $0.value.y != 0 }
  }
}
