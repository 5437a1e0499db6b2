import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a twist.
final class TwistProperties: NodePropertyMap {
  var kind: ObjectKind { .twist }
  let location: JSONLocation
  var angle: NodeValue<Double>
  var center: NodeValue<Vector3D>
  var animated: [any AnyNodeProperty]

  init(_ model: Twist, _ context: NodeContext) {
    location = context.location
    angle = NodeValue(model.angle, context)
    center = NodeValue(model.center, context)
    animated = [].adding(angle).adding(center)
  }

  var values: [MemberValue] { [value(.angle, \.angle), value(.center, \.center)] }
}

/// Rotates the paths above, most at a center.
final class TwistNode: ModifierNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: TwistProperties

  init(_ model: Twist, _ context: NodeContext) {
    keypathName = context.name
    properties = TwistProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  var workPerVertex: Double { ModifierWork.twist }

  func modify(_ paths: inout [BezierPath]) {
    paths = BezierPath.twisted(
      paths,
      degrees: properties.angle.value,
      around: properties.center.value.point
    )
  }
}
