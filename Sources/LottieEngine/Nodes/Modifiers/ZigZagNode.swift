import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a zig zag.
final class ZigZagProperties: NodePropertyMap {
  var size: NodeValue<Double>
  var ridges: NodeValue<Double>
  var pointType: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: ZigZag) {
    size = NodeValue(model.size)
    ridges = NodeValue(model.ridges)
    pointType = NodeValue(model.pointType)
    animated = [].adding(size).adding(ridges).adding(pointType)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Size", .number, self, \.size, in: self),
      KeypathProperty("Ridges", .number, self, \.ridges, in: self),
      KeypathProperty("Points", .number, self, \.pointType, in: self),
    ]
  }
}

/// Puts ridges on the paths above.
final class ZigZagNode: ModifierNode {
  let keypathName: String
  let isExtension = true
  private let properties: ZigZagProperties

  init(name: String, _ model: ZigZag) {
    keypathName = name
    properties = ZigZagProperties(model)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

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
