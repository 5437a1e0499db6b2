import LottieGeometry
import LottieModel
import LottieScene

/// Properties of pucker and bloat.
final class PuckerBloatProperties: NodePropertyMap {
  var amount: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: PuckerBloat) {
    amount = NodeValue(model.amount)
    animated = [].adding(amount)
  }

  var keypathProperties: [KeypathProperty] {
    [KeypathProperty("Amount", .number, self, \.amount, in: self)]
  }
}

/// Moves vertices of the paths above towards their middle and control points away from it.
final class PuckerBloatNode: ModifierNode {
  let keypathName: String
  let isExtension = true
  private let properties: PuckerBloatProperties

  init(name: String, _ model: PuckerBloat) {
    keypathName = name
    properties = PuckerBloatProperties(model)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  func modify(_ paths: inout [BezierPath]) {
    let amount = properties.amount.value / 100
    paths = paths.map { $0.puckered(by: amount) }
  }
}
