/// Links a property of a node to its expression.
final class ScriptLink {
  private let property: ScriptProperty
  private let graph: ScriptGraph
  /// The change that was last taken.
  private var taken = -2

  init(_ property: ScriptProperty, _ graph: ScriptGraph) {
    self.property = property
    self.graph = graph
  }

  /// The value at this tick, or nil when it did not change since the last call.
  func update() -> ScriptContent? {
    if graph.isStatic(property), property.memo.changed == taken { return nil }
    let content = graph.content(of: property)
    guard property.memo.changed != taken else { return nil }
    taken = property.memo.changed
    return content
  }

  /// The value at any frame of its composition, without noting the read.
  func content(at frame: Double) -> ScriptContent { graph.content(of: property, at: frame) }

  /// Makes an override visible to expressions that read the property.
  func override(_ provider: (any AnyValueProvider)?) {
    guard provider != nil || property.memo.provider != nil else { return }
    property.memo.provider = provider
    taken = -2
    graph.invalidate()
  }
}
