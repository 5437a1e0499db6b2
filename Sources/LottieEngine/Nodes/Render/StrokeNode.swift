import LottieGeometry
import LottieModel
import LottieScene

/// Properties that every stroke has.
final class StrokeShapeProperties {
  let width: NodeValue<Double>
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private let lengths: [NodeValue<Double>]
  private let phase: NodeValue<Double>?

  init(_ model: StrokeShape) {
    width = NodeValue(model.width)
    cap = model.lineCap
    join = model.lineJoin
    miterLimit = model.miterLimit
    lengths = model.dashes.filter { $0.kind != .offset }.map { NodeValue($0.length) }
    phase = model.dashes.first { $0.kind == .offset }.map { NodeValue($0.length) }
  }

  /// Those that can change.
  var animated: [any AnyNodeProperty] {
    animatedProperties(width) + lengths.compactMap(\.property) + [phase?.property].compactMap { $0 }
  }

  /// Names and values, in lottie-ios's order.
  var keypathProperties: [(name: String, value: any AnyNodeValue)] {
    var properties: [(name: String, value: any AnyNodeValue)] = [("Stroke Width", width)]
    for (i, length) in lengths.enumerated() {
      properties.append((i == 0 ? "Dashes" : "Dashes \(i + 1)", length))
    }
    if let phase { properties.append(("Dash Phase", phase)) }
    return properties
  }

  /// The style of the frame last updated to.
  var style: StrokeStyle {
    StrokeStyle(
      width: max(width.value, 0),
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dashes: Dashes(lengths.map { max($0.value, 0) }, offset: phase?.value ?? 0)
    )
  }
}

/// Properties of a stroke.
final class StrokeNodeProperties: NodePropertyMap {
  let opacity: NodeValue<Double>
  let color: NodeValue<Color>
  let shape: StrokeShapeProperties
  let animated: [any AnyNodeProperty]

  init(_ model: Stroke) {
    opacity = NodeValue(model.opacity)
    color = NodeValue(model.color)
    shape = StrokeShapeProperties(model.shape)
    animated = animatedProperties(opacity, color) + shape.animated
  }

  var keypathProperties: [(name: String, value: any AnyNodeValue)] {
    [("Opacity", opacity), ("Color", color)] + shape.keypathProperties
  }
}

/// Strokes the paths above with a colour.
final class StrokeNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: StrokeNodeProperties

  init(name: String, _ model: Stroke, sources: [PathSource]) {
    keypathName = name
    renderer = Renderer(sources)
    properties = StrokeNodeProperties(model)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}
