import LottieGeometry
import LottieModel
import LottieScene

/// The properties common to all strokes.
final class StrokeShapeProperties {
  var width: NodeValue<Double>
  /// Whether the document has the miter limit as a property.
  private let listsMiterLimit: Bool
  private let cap: LineCap
  private let join: LineJoin
  private var miterLimit: NodeValue<Double>
  private var lengths: [NodeValue<Double>]
  private var phase: NodeValue<Double>
  private let dialect: Dialect
  /// The locations of the dashes and gaps, and of the offset.
  private let locations: [JSONLocation]
  private let phaseLocation: JSONLocation?

  init(_ model: StrokeShape, _ context: NodeContext) {
    width = NodeValue(model.width, context)
    dialect = context.dialect
    cap = model.lineCap
    join = model.lineJoin
    miterLimit = NodeValue(model.miterLimit, context)
    listsMiterLimit = model.miterLimit.location != context.location
    var (lengths, locations): ([NodeValue<Double>], [JSONLocation]) = ([], [])
    var (phase, phaseLocation): (NodeValue<Double>, JSONLocation?) = (.constant(0), nil)
    for dash in model.dashes {
      if dash.kind != .offset {
        lengths.append(NodeValue(dash.length, context))
        locations.append(dash.location)
      } else if phaseLocation == nil {
        phase = NodeValue(dash.length, context)
        phaseLocation = dash.location
      }
    }
    (self.lengths, self.locations, self.phase, self.phaseLocation) = (
      lengths, locations, phase, phaseLocation
    )
  }

  /// Those that are animated.
  var animated: [any AnyNodeProperty] {
    lengths.reduce(into: [].adding(width).adding(miterLimit).adding(phase)) { $0.add($1) }
  }

  /// The values, as members of the paint; lottie-ios always lists dashes.
  func values(in map: any NodePropertyMap) -> [MemberValue] {
    var dashes = lengths.indices.map { i in
      MemberValue("d.*.v", self, \.lengths[i], in: map).at(locations[i], "v")
        .named(ObjectKind.dashName(i)).marked(asNonstandard: i > 0)
    }
    if dashes.isEmpty { dashes = [MemberValue("d.*.v", at: nil, nil)] }
    let phase = MemberValue("d.*.v", self, \.phase, in: map).at(phaseLocation, "v")
      .named(ObjectKind.dashPhaseName)
    let limit = listsMiterLimit ? [MemberValue("ml2", self, \.miterLimit, in: map)] : []
    return [MemberValue(.strokeWidth, self, \.width, in: map)] + dashes + [phase] + limit
  }

  /// The style at the frame of the last update.
  var style: StrokeStyle {
    var dashes = Dashes(dashLengths, offset: dashOffset)
    if dialect.contains(.octagonalDashes) { dashes?.isOctagonal = true }
    var style = StrokeStyle(
      width: max(width.value, 0),
      cap: cap,
      join: join,
      miterLimit: max(miterLimit.value, 1),
      dashes: dashes
    )
    style.isHollow = dialect.contains(.hollowStrokes)
    style.dots =
      dialect.contains(.noDots) ? .none : dialect.contains(.noClosedDots) ? .open : .all
    return style
  }

  private var dashOffset: Double {
    guard dialect.contains(.octagonalDashes) else { return phase.value }
    let last = dashLengths.suffix(2).reduce(0, +)
    guard last > 0 else { return phase.value }
    let rest = phase.value.truncatingRemainder(dividingBy: last)
    return rest < 0 ? rest + last : rest
  }

  private var dashLengths: [Double] {
    guard dialect.contains(.leastDashes) else { return lengths.map { max($0.value, 0) } }
    return lengths.enumerated().map { max($1.value, $0.isMultiple(of: 2) ? 1 : 0.1) }
  }
}

/// Properties of a stroke.
final class StrokeNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .stroke }
  let location: JSONLocation
  var opacity: NodeValue<Double>
  var color: NodeValue<Color>
  let shape: StrokeShapeProperties
  var animated: [any AnyNodeProperty]

  init(_ model: Stroke, _ context: NodeContext) {
    location = context.location
    opacity = NodeValue(model.opacity, context)
    color = NodeValue(model.color, context)
    shape = StrokeShapeProperties(model.shape, context)
    animated = [].adding(opacity).adding(color) + shape.animated
  }

  var values: [MemberValue] {
    [value(.opacity, \.opacity), value(.color, \.color)] + shape.values(in: self)
  }
}

/// Strokes the paths above with a color.
final class StrokeNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: StrokeNodeProperties

  init(_ model: Stroke, _ context: NodeContext, path: PaintedPath) {
    keypathName = context.name
    renderer = Renderer(path, context.dialect)
    properties = StrokeNodeProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value.fraction,
      generation: generation
    )
  }
}
