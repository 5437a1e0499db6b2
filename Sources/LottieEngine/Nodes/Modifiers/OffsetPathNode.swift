import LottieGeometry
import LottieModel
import LottieScene

/// Properties of an offset of paths.
final class OffsetPathProperties: NodePropertyMap {
  var amount: NodeValue<Double>
  var miterLimit: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: OffsetPath) {
    amount = NodeValue(model.amount)
    miterLimit = NodeValue(model.miterLimit)
    animated = [].adding(amount).adding(miterLimit)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Amount", .number, self, \.amount, in: self),
      KeypathProperty("Miter Limit", .number, self, \.miterLimit, in: self),
    ]
  }
}

/// Moves the paths above outwards or inwards.
final class OffsetPathNode: ModifierNode {
  let keypathName: String
  let isExtension = true
  private let properties: OffsetPathProperties
  private let join: LineJoin

  init(name: String, _ model: OffsetPath) {
    keypathName = name
    properties = OffsetPathProperties(model)
    join = LineJoin(rawValue: model.lineJoin) ?? .miter
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  func modify(_ paths: inout [BezierPath]) {
    let (amount, limit) = (properties.amount.value, properties.miterLimit.value)
    paths = paths.map { $0.offset(by: amount, join: join, miterLimit: limit) }
  }
}
