import LottieGeometry
import LottieModel

/// A position as one property, or as one for each axis.
final class PositionProperties {
  private var joined: NodeValue<Vector3D>
  private var x: NodeValue<Double>
  private var y: NodeValue<Double>
  private var z: NodeValue<Double>
  private let isSplit: Bool

  init(_ model: Transform.Position) {
    switch model {
    case .joined(let group):
      isSplit = false
      joined = NodeValue(group)
      x = .constant(0)
      y = .constant(0)
      z = .constant(0)
    case .split(let x, let y, let z):
      isSplit = true
      joined = .constant(Vector3D(0, 0))
      self.x = NodeValue(x)
      self.y = NodeValue(y)
      self.z = z.map { NodeValue($0) } ?? .constant(0)
    }
  }

  /// Those that can change.
  var animated: [any AnyNodeProperty] { [].adding(joined).adding(x).adding(y).adding(z) }

  /// The properties by name, in lottie-ios's order.
  func keypathProperties(in map: any NodePropertyMap) -> [KeypathProperty] {
    guard isSplit else {
      return [KeypathProperty("Position", .point, self, \.joined, in: map)]
    }
    return [
      KeypathProperty("X Position", .number, self, \.x, in: map),
      KeypathProperty("Y Position", .number, self, \.y, in: map),
      KeypathProperty("Z Position", .number, self, \.z, in: map).asExtension,
    ]
  }

  /// The position of the frame last updated to.
  var value: Point { isSplit ? Point(x.value, y.value) : joined.value.point }

  /// Distance from the viewer of the frame last updated to.
  var depth: Double { isSplit ? z.value : joined.value.z }

  /// The position at any frame, without a trace.
  func value(at frame: Double) -> Point {
    isSplit ? Point(x.value(at: frame), y.value(at: frame)) : joined.value(at: frame).point
  }

  /// The times of all axes' keyframes, ascending; empty when nothing moves.
  var keyframeTimes: [Double] {
    isSplit ? (x.keyframeTimes + y.keyframeTimes).sorted() : joined.keyframeTimes
  }
}
