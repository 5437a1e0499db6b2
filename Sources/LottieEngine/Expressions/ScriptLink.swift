/// The tie between a property of a node and its expression.
final class ScriptLink {
  private let property: ScriptProperty
  private let graph: ScriptGraph
  /// The change that was last taken.
  private var taken = -2

  init(_ property: ScriptProperty, _ graph: ScriptGraph) {
    self.property = property
    self.graph = graph
  }

  /// The value at this tick, or nil when it is the one taken last.
  func update() -> ScriptContent? {
    if graph.isStatic(property), property.memo.changed == taken { return nil }
    let content = graph.content(of: property)
    guard property.memo.changed != taken else { return nil }
    taken = property.memo.changed
    return content
  }

  /// The value at any frame of its composition, without a trace.
  func content(at frame: Double) -> ScriptContent { graph.content(of: property, at: frame) }

  /// Lets expressions that read the property see what overrides it.
  func override(_ provider: (any AnyValueProvider)?) {
    guard provider != nil || property.memo.provider != nil else { return }
    property.memo.provider = provider
    taken = -2
    graph.invalidate()
  }
}
