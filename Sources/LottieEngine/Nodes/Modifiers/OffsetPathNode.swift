import LottieGeometry
import LottieModel
import LottieScene

/// Properties of an offset of paths.
final class OffsetPathProperties: NodePropertyMap {
  var kind: ObjectKind { .offsetPaths }
  let location: JSONLocation
  var amount: NodeValue<Double>
  var miterLimit: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: OffsetPath, _ context: NodeContext) {
    location = context.location
    amount = NodeValue(model.amount, context)
    miterLimit = NodeValue(model.miterLimit, context)
    animated = [].adding(amount).adding(miterLimit)
  }

  var values: [MemberValue] { [value(.amount, \.amount), value(.miterLimit, \.miterLimit)] }
}

/// Moves the paths above outwards or inwards.
final class OffsetPathNode: ModifierNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: OffsetPathProperties
  private let join: LineJoin

  init(_ model: OffsetPath, _ context: NodeContext) {
    keypathName = context.name
    properties = OffsetPathProperties(model, context)
    join = LineJoin(rawValue: model.lineJoin) ?? .miter
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  var workPerVertex: Double { ModifierWork.offsetPath }

  func modify(_ paths: inout [BezierPath]) {
    let (amount, limit) = (properties.amount.value, properties.miterLimit.value)
    paths = paths.map { $0.offset(by: amount, join: join, miterLimit: limit) }
  }
}
