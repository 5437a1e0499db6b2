import LottieGeometry
import LottieModel
import LottieScene

/// Properties of rounded corners.
final class RoundedCornersProperties: NodePropertyMap {
  var kind: ObjectKind { .roundCorners }
  let location: JSONLocation
  var radius: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: RoundedCorners, _ context: NodeContext) {
    location = context.location
    radius = NodeValue(model.radius, context)
    animated = [].adding(radius)
  }

  var values: [MemberValue] { [value(.radius, \.radius)] }
}

/// Rounds the corners of the paths above.
final class RoundedCornersNode: ModifierNode {
  let keypathName: String
  private let properties: RoundedCornersProperties
  private var radius = 0.0
  /// Whether open paths stay as they are.
  private let leavesOpenPaths: Bool
  /// Whether corners are those of Skia.
  private let isQuadratic: Bool

  init(_ model: RoundedCorners, _ context: NodeContext) {
    keypathName = context.name
    properties = RoundedCornersProperties(model, context)
    leavesOpenPaths = context.dialect.contains(.plainCorners)
    isQuadratic = context.dialect.contains(.quadraticCorners)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    radius = properties.radius.value
  }

  var workPerVertex: Double { ModifierWork.roundedCorners }

  func modify(_ paths: inout [BezierPath]) {
    guard radius > 0 else { return }
    paths = paths.map { path in
      if leavesOpenPaths, !path.contours.allSatisfy(\.isClosed) { return path }
      return isQuadratic
        ? path.quadraticCorners(radius: radius) : path.roundedCorners(radius: radius)
    }
  }
}
