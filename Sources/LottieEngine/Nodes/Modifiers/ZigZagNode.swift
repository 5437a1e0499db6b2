import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a zig zag.
final class ZigZagProperties: NodePropertyMap {
  var kind: ObjectKind { .zigZag }
  let location: JSONLocation
  var size: NodeValue<Double>
  var ridges: NodeValue<Double>
  var pointType: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: ZigZag, _ context: NodeContext) {
    location = context.location
    size = NodeValue(model.size, context)
    ridges = NodeValue(model.ridges, context)
    pointType = NodeValue(model.pointType, context)
    animated = [].adding(size).adding(ridges).adding(pointType)
  }

  var values: [MemberValue] {
    [value(.size, \.size), value(.ridges, \.ridges), value(.points, \.pointType)]
  }
}

/// Adds ridges to the paths above.
final class ZigZagNode: ModifierNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: ZigZagProperties

  init(_ model: ZigZag, _ context: NodeContext) {
    keypathName = context.name
    properties = ZigZagProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  var workPerVertex: Double { ModifierWork.zigZag }

  func modify(_ paths: inout [BezierPath]) {
    let ridges = properties.ridges.value.rounded()
    guard ridges.isFinite else { return }
    let isSmooth = properties.pointType.value == 2
    paths = paths.map { path in
      path.zigZagged(
        size: properties.size.value,
        ridges: Int(max(0, min(ridges, 1e6))),
        isSmooth: isSmooth
      )
    }
  }
}
