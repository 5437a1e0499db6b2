/// Links a property of a node to its expression.
final class ScriptLink {
  /// The source of values.
  private enum Source {
    case graph(ScriptGraph)
    case given(GivenValues)
  }

  private let property: ScriptProperty
  private let source: Source
  /// The change that was last taken.
  private var taken = -2

  init(_ property: ScriptProperty, _ graph: ScriptGraph) {
    self.property = property
    source = .graph(graph)
  }

  /// Creates a link of a node that only measures.
  init(_ property: ScriptProperty, _ given: GivenValues) {
    self.property = property
    source = .given(given)
  }

  /// The value at this tick, or nil when it did not change since the last call.
  func update() -> ScriptContent? {
    switch source {
    case .given(let given): return given.content(of: property)
    case .graph(let graph):
      if graph.isStatic(property), property.memo.changed == taken { return nil }
      let content = graph.content(of: property)
      guard property.memo.changed != taken else { return nil }
      taken = property.memo.changed
      return content
    }
  }

  /// The value at any frame of its composition, without noting the read.
  func content(at frame: Double) -> ScriptContent {
    switch source {
    case .given(let given): given.content(of: property)
    case .graph(let graph): graph.content(of: property, at: frame)
    }
  }

  /// Makes an override visible to expressions that read the property.
  func override(_ provider: (any AnyValueProvider)?) {
    guard case .graph(let graph) = source, provider != nil || property.memo.provider != nil else {
      return
    }
    property.memo.provider = provider
    taken = -2
    graph.invalidate()
  }
}

/// The values of properties with expressions, as somebody else found them.
final class GivenValues {
  private var contents: [ObjectIdentifier: ScriptContent] = [:]
  private var frame = 0.0

  /// Forgets all values; properties have those of their keyframes at a frame.
  func begin(frame: Double) {
    self.frame = frame
    contents.removeAll(keepingCapacity: true)
  }

  /// Sets the value of a property.
  func set(_ content: ScriptContent, of property: ScriptProperty) {
    contents[ObjectIdentifier(property)] = content
  }

  /// The value of a property.
  func content(of property: ScriptProperty) -> ScriptContent {
    contents[ObjectIdentifier(property)] ?? property.source.content(at: frame)
  }
}
