import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene

/// Finds the rectangle of what a layer paints, for expressions.
///
/// It has nodes of its own. They get the values of expressions from the one that asks, which so reads them:
/// what depends on the rectangle in a cycle has its keyframes.
final class LayerMeasure {
  /// Levels that it costs: those of groups in a document, and some.
  static let levels = 200

  private enum Contents {
    case shapes(ShapeCompositionLayer, [ShapeItem])
    case text(TextCompositionLayer)
  }

  private let contents: Contents
  private let given: GivenValues
  /// The properties that the contents depend on.
  private let properties: [ScriptProperty]
  /// Those of them with an expression, by location.
  private let numbers: [Int: ScriptProperty]
  private var generation: Generation = 0

  /// Creates a measure; nil for layers whose extent is not that of what they paint.
  init?(_ layer: ScriptLayer, _ graph: ScriptGraph) {
    let given = GivenValues()
    let scripts = NodeContext.Scripts(layer: layer, graph: graph, given: given)
    let model = layer.model
    var groups = ["Contents"]
    let context = NodeContext(name: model.name, location: model.location, scripts: scripts)
    switch model.kind {
    case .shape(let items):
      contents = .shapes(ShapeCompositionLayer(items, context, IdentitySource()), items)
    case .text(let text):
      guard let made = LayerMeasure.text(text, layer, context, graph.texts) else { return nil }
      contents = .text(made)
      groups = text.path == nil ? ["Text"] : ["Text", "Masks"]
    default: return nil
    }
    self.given = given
    properties = groups.flatMap { layer.root.group($0)?.all ?? [] }
    numbers = Dictionary(
      properties.filter(\.isScripted).map { ($0.location.number, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func text(
    _ model: TextLayer,
    _ layer: ScriptLayer,
    _ context: NodeContext,
    _ factory: TextFactory
  ) -> TextCompositionLayer? {
    let path = layer.composition.path + [layer.model.name]
    return factory.documents(model, of: layer.model, context, path: path).map { documents in
      TextCompositionLayer(
        model,
        masks: layer.model.masks,
        context,
        documents: documents,
        painter: CharacterPainter(IdentitySource()) { _ in nil }
      )
    }
  }

  /// The rectangle at a frame of the layer's composition; empty when it paints nothing.
  ///
  /// `isNow`: Expressions have the values of this tick, else those of their keyframes. `withExtents`: Shapes
  /// with their strokes, texts with their boxes.
  func rectangle(
    at frame: Double,
    isNow: Bool,
    withExtents: Bool,
    _ graph: ScriptGraph,
    _ run: Evaluation
  ) throws(Abrupt) -> Rect {
    try run.charge(8 + properties.count / 4)
    var values: [(ScriptContent, ScriptProperty)] = []
    if isNow {
      for property in properties {
        let content = try graph.value(of: property)
        if property.isScripted { values.append((content, property)) }
      }
    }
    // From here on no script runs.
    given.begin(frame: frame)
    for (content, property) in values { given.set(content, of: property) }
    try run.charge(cost(frame))
    generation += 1
    switch contents {
    case .shapes(let shapes, _):
      _ = shapes.update(frame: frame, generation: generation)
      return shapes.bounds(withStrokes: withExtents)
    case .text(let text):
      _ = text.update(frame: frame, generation: generation)
      let bounds = text.outlineBounds
      return withExtents ? text.textBox.map { bounds.union($0) } ?? bounds : bounds
    }
  }

  /// A function of the frame alone: what was measured before does not count.
  private func cost(_ frame: Double) -> Int {
    switch contents {
    case .shapes(_, let items):
      let cost = ShapeMeasureCost { group in
        if let property = self.numbers[group.location.number] {
          return self.given.content(of: property).number ?? group.initial
        }
        return group.keyframes.reduce(group.initial) { max($0, $1.value) }
      }
      let total = cost.total(items)
      return total.isFinite ? Int(min(total, 1e9)) : 1_000_000_000
    case .text:
      let text = properties.first { $0.key == "d" }.map { given.content(of: $0) }
      switch text {
      case .text(let string): return 32 * string.utf8.count
      case .styled(let changes): return 32 * (changes.text ?? "").utf8.count
      case .number, .numbers, .path, nil: return 0
      }
    }
  }
}

extension ScriptGroup {
  /// All properties in it and in its groups.
  fileprivate var all: [ScriptProperty] { properties + groups.flatMap(\.all) }
}
