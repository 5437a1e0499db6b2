public import LottieGeometry

/// The easing from one keyframe to the next.
public enum Easing: Hashable, Sendable {
  /// The value stays until the next keyframe and jumps there.
  case hold
  /// The value changes at a constant rate.
  case linear
  /// The value changes along a cubic easing curve, the same for all components.
  case curve(TimingCurve)
  /// An easing curve per component; the last one is used for those beyond.
  case perComponent([TimingCurve])
}

/// The two handles of a cubic easing curve from (0, 0) to (1, 1): x is time, y is progress.
public struct TimingCurve: Hashable, Sendable {
  /// Out handle, of the first keyframe.
  public var outTangent: Point
  /// In handle, of the second keyframe.
  public var inTangent: Point

  /// Creates a curve from its handles, x in 0…1 as time, y as progress.
  public init(outTangent: Point, inTangent: Point) {
    self.outTangent = outTangent
    self.inTangent = inTangent
  }

  /// Whether both handles lie on the diagonal, so that it is linear.
  public var isLinear: Bool {
    outTangent.x == outTangent.y && inTangent.x == inTangent.y
  }
}

/// A value at a time, with its easing and motion path to the next one.
///
/// Its conformances are conditional instead of required: for types with requirements the process
/// looks up conformances on first use, which costs each start half a million instructions.
public struct Keyframe<Value> {
  /// Time, in frames of the layer's composition.
  public var time: Double
  /// The value at its time.
  public var value: Value
  /// The easing to the next keyframe.
  public var easing: Easing
  /// For positions: control points of the motion path to the next keyframe, relative to this value
  /// and to the next one; nil for a straight path.
  public var spatial: SpatialTangents?

  /// Creates a keyframe: a value at a frame, and the easing to the next one.
  public init(
    time: Double,
    value: Value,
    easing: Easing = .linear,
    spatial: SpatialTangents? = nil
  ) {
    self.time = time
    self.value = value
    self.easing = easing
    self.spatial = spatial
  }
}

/// The control points of a motion path, relative to its ends.
public struct SpatialTangents: Hashable, Sendable {
  /// Control point of the path that leaves the first value, relative to it.
  public var out: Vector3D
  /// Control point of the path that arrives at the second value, relative to it.
  public var `in`: Vector3D

  /// Creates control points of the motion path to the next keyframe, relative to its two ends.
  public init(out: Vector3D, in inTangent: Vector3D) {
    self.out = out
    `in` = inTangent
  }
}

/// The values of a property over time: at least one keyframe, sorted by time; a single one is a
/// constant.
///
/// Named as in lottie-ios.
public struct KeyframeGroup<Value> {
  /// The value of the first keyframe, or of a constant.
  public let initial: Value
  /// The keyframes; none for a constant, as most values are.
  private let list: [Keyframe<Value>]
  /// Members that few properties have; nil without any of them, so that a group is small and quickly copied.
  private var extras: PropertyExtras?
  /// Location in the document; the root for values that it does not have.
  public var location: JSONLocation

  /// Creates a property that always has one value.
  public init(_ value: Value, location: JSONLocation = .root) {
    initial = value
    list = []
    self.location = location
  }

  /// Creates values over time.
  ///
  /// - Precondition: `keyframes` is not empty and ascends in time.
  public init(keyframes: [Keyframe<Value>], location: JSONLocation = .root) {
    precondition(!keyframes.isEmpty)
    initial = keyframes[0].value
    list = keyframes
    self.location = location
  }

  /// The After Effects expression of the property.
  public var expression: String? {
    get { extras?.expression }
    set { extras = PropertyExtras(expression: newValue, slotID: slotID, isOrientation) }
  }

  /// The slot that supplies the value, `sid`; nil is none.
  public var slotID: String? {
    get { extras?.slotID }
    set { extras = PropertyExtras(expression: expression, slotID: newValue, isOrientation) }
  }

  /// Whether the values are orientations: from one keyframe to the next the layer turns the shortest way.
  package var isOrientation: Bool {
    get { extras?.isOrientation ?? false }
    set { extras = PropertyExtras(expression: expression, slotID: slotID, newValue) }
  }

  /// The keyframes, never empty; that of a constant is created on access.
  public var keyframes: [Keyframe<Value>] {
    list.isEmpty ? [Keyframe(time: 0, value: initial, easing: .hold)] : list
  }

  /// Whether there is more than one keyframe.
  public var isAnimated: Bool { list.count > 1 }

  /// The same times and easings with other values.
  public func map<Other>(_ transform: (Value) -> Other) -> KeyframeGroup<Other> {
    var result =
      list.isEmpty
      ? KeyframeGroup<Other>(transform(initial), location: location)
      : KeyframeGroup<Other>(
        keyframes: list.map {
          Keyframe<Other>(
            time: $0.time,
            value: transform($0.value),
            easing: $0.easing,
            spatial: $0.spatial
          )
        },
        location: location
      )
    result.extras = extras
    return result
  }
}

/// The expression and the slot of a property, and whether it is an orientation.
private final class PropertyExtras: Hashable, Sendable {
  let expression: String?
  let slotID: String?
  let isOrientation: Bool

  /// Creates the members; nil if there is none.
  init?(expression: String?, slotID: String?, _ isOrientation: Bool) {
    guard expression != nil || slotID != nil || isOrientation else { return nil }
    self.expression = expression
    self.slotID = slotID
    self.isOrientation = isOrientation
  }

  static func == (a: PropertyExtras, b: PropertyExtras) -> Bool {
    a.expression == b.expression && a.slotID == b.slotID && a.isOrientation == b.isOrientation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(expression)
    hasher.combine(slotID)
    hasher.combine(isOrientation)
  }
}

extension Keyframe: Equatable where Value: Equatable {}
extension Keyframe: Hashable where Value: Hashable {}
extension Keyframe: Sendable where Value: Sendable {}
extension KeyframeGroup: Equatable where Value: Equatable {}
extension KeyframeGroup: Hashable where Value: Hashable {}
extension KeyframeGroup: Sendable where Value: Sendable {}
