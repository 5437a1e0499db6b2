import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a trim.
final class TrimPathProperties: NodePropertyMap {
  var start: NodeValue<Double>
  var end: NodeValue<Double>
  var offset: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: Trim) {
    start = NodeValue(model.start)
    end = NodeValue(model.end)
    offset = NodeValue(model.offset)
    animated = [].adding(start).adding(end).adding(offset)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Start", .number, self, \.start, in: self),
      KeypathProperty("End", .number, self, \.end, in: self),
      KeypathProperty("Offset", .number, self, \.offset, in: self),
    ]
  }
}

/// Leaves a part of the length of the paths above.
final class TrimPathNode: ModifierNode {
  let keypathName: String
  private let properties: TrimPathProperties
  private let mode: Trim.Mode
  private var window = TrimWindow(start: 0, end: 1, offset: 0)

  init(name: String, _ model: Trim) {
    keypathName = name
    properties = TrimPathProperties(model)
    mode = model.mode
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    window = TrimWindow(
      start: properties.start.value / 100,
      end: properties.end.value / 100,
      offset: properties.offset.value / 360
    )
  }

  func modify(_ paths: inout [BezierPath]) {
    switch mode {
    case .simultaneously: paths = paths.map { $0.trimmed(to: window) }
    case .individually: paths = BezierPath.trimSequentially(paths, to: window)
    }
  }
}
