import LottieGeometry
import LottieModel
import LottieScene

/// Properties of pucker and bloat.
final class PuckerBloatProperties: NodePropertyMap {
  var kind: ObjectKind { .puckerBloat }
  let location: JSONLocation
  var amount: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: PuckerBloat, _ context: NodeContext) {
    location = context.location
    amount = NodeValue(model.amount, context)
    animated = [].adding(amount)
  }

  var values: [MemberValue] { [value(.amount, \.amount)] }
}

/// Moves vertices of the paths above towards their middle and control points away from it.
final class PuckerBloatNode: ModifierNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: PuckerBloatProperties

  init(_ model: PuckerBloat, _ context: NodeContext) {
    keypathName = context.name
    properties = PuckerBloatProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  var workPerVertex: Double { ModifierWork.puckerBloat }

  func modify(_ paths: inout [BezierPath]) {
    let amount = properties.amount.value.fraction
    paths = paths.map { $0.puckered(by: amount) }
  }
}
