import LottieGeometry
import LottieModel
import LottieScene

/// Properties that every stroke has.
final class StrokeShapeProperties {
  var width: NodeValue<Double>
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private var lengths: [NodeValue<Double>]
  private var phase: NodeValue<Double>

  init(_ model: StrokeShape) {
    width = NodeValue(model.width)
    cap = model.lineCap
    join = model.lineJoin
    miterLimit = model.miterLimit
    lengths = model.dashes.filter { $0.kind != .offset }.map { NodeValue($0.length) }
    phase =
      model.dashes.first { $0.kind == .offset }.map { NodeValue($0.length) } ?? .constant(0)
  }

  /// Those that can change.
  var animated: [any AnyNodeProperty] {
    lengths.reduce([].adding(width).adding(phase)) { $0.adding($1) }
  }

  /// The properties by name, in lottie-ios's order, which lists dashes always.
  func keypathProperties(in map: any NodePropertyMap) -> [KeypathProperty] {
    let width = KeypathProperty("Stroke Width", .number, self, \.width, in: map)
    let phase = KeypathProperty("Dash Phase", .number, self, \.phase, in: map)
    guard !lengths.isEmpty else {
      return [width, KeypathProperty(absent: "Dashes", .number), phase]
    }
    let dashes = lengths.indices.map { i in
      let dash = KeypathProperty(
        i == 0 ? "Dashes" : "Dashes \(i + 1)",
        .number,
        self,
        \.lengths[i],
        in: map
      )
      return i == 0 ? dash : dash.asExtension
    }
    return [width] + dashes + [phase]
  }

  /// The style of the frame last updated to.
  var style: StrokeStyle {
    StrokeStyle(
      width: max(width.value, 0),
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dashes: Dashes(lengths.map { max($0.value, 0) }, offset: phase.value)
    )
  }
}

/// Properties of a stroke.
final class StrokeNodeProperties: NodePropertyMap {
  var opacity: NodeValue<Double>
  var color: NodeValue<Color>
  let shape: StrokeShapeProperties
  var animated: [any AnyNodeProperty]

  init(_ model: Stroke) {
    opacity = NodeValue(model.opacity)
    color = NodeValue(model.color)
    shape = StrokeShapeProperties(model.shape)
    animated = [].adding(opacity).adding(color) + shape.animated
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Opacity", .number, self, \.opacity, in: self),
      KeypathProperty("Color", .color, self, \.color, in: self),
    ] + shape.keypathProperties(in: self)
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
