import LottieGeometry
import LottieModel

/// A position as one property, or as one per axis.
final class PositionProperties {
  private var joined: NodeValue<Vector3D>
  private var x: NodeValue<Double>
  private var y: NodeValue<Double>
  private var z: NodeValue<Double>
  private let isSplit: Bool

  init(_ model: Transform.Position, _ context: NodeContext) {
    switch model {
    case .joined(let group):
      isSplit = false
      joined = NodeValue(group, context)
      x = .constant(0)
      y = .constant(0)
      z = .constant(0)
    case .split(let x, let y, let z):
      isSplit = true
      joined = .constant(Vector3D(0, 0))
      self.x = NodeValue(x, context)
      self.y = NodeValue(y, context)
      self.z = z.map { NodeValue($0, context) } ?? .constant(0)
    }
  }

  /// Those that are animated.
  var animated: [any AnyNodeProperty] { [].adding(joined).adding(x).adding(y).adding(z) }

  /// The values, as members of the transform that has the position.
  ///
  /// `prefix`: The keys on the path to the transform.
  func values(in map: any NodePropertyMap, _ prefix: String = "") -> [MemberValue] {
    guard isSplit else { return [MemberValue(prefix + "p", self, \.joined, in: map)] }
    return [
      MemberValue(prefix + "p.x", self, \.x, in: map).or(prefix + "px"),
      MemberValue(prefix + "p.y", self, \.y, in: map).or(prefix + "py"),
      MemberValue(prefix + "p.z", self, \.z, in: map).or(prefix + "pz"),
    ]
  }

  /// The position at the frame of the last update.
  var value: Point { isSplit ? Point(x.value, y.value) : joined.value.point }

  /// Depth at the frame of the last update.
  var depth: Double { isSplit ? z.value : joined.value.z }

  /// The position at any frame, without updating.
  func value(at frame: Double) -> Point {
    isSplit ? Point(x.value(at: frame), y.value(at: frame)) : joined.value(at: frame).point
  }

  /// The times of all axes' keyframes, sorted; empty for a constant.
  var keyframeTimes: [Double] {
    isSplit ? (x.keyframeTimes + y.keyframeTimes).sorted() : joined.keyframeTimes
  }
}
