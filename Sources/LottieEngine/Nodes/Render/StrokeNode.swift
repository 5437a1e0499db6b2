import LottieGeometry
import LottieModel
import LottieScene

/// Properties that every stroke has.
final class StrokeShapeProperties {
  let width: NodeProperty<Double>
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private let lengths: [NodeProperty<Double>]
  private let phase: NodeProperty<Double>?

  init(_ model: StrokeShape) {
    width = NodeProperty(model.width)
    cap = model.lineCap
    join = model.lineJoin
    miterLimit = model.miterLimit
    lengths = model.dashes.filter { $0.kind != .offset }.map { NodeProperty($0.length) }
    phase = model.dashes.first { $0.kind == .offset }.map { NodeProperty($0.length) }
  }

  /// The properties by name, behind those a renderer has besides.
  func named(
    after first: [NodePropertyMap.Entry]
  ) -> [NodePropertyMap.Entry] {
    var properties = first
    properties.append(("Stroke Width", width))
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
final class StrokeNodeProperties {
  let opacity: NodeProperty<Double>
  let color: NodeProperty<Color>
  let shape: StrokeShapeProperties
  let map: NodePropertyMap

  init(_ model: Stroke) {
    opacity = NodeProperty(model.opacity)
    color = NodeProperty(model.color)
    shape = StrokeShapeProperties(model.shape)
    map = NodePropertyMap(shape.named(after: [("Opacity", opacity), ("Color", color)]))
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

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}
