import LottieModel

/// The context of a node: its name, its location in the document, and the expressions of its layer.
struct NodeContext {
  /// The layer as expressions see it.
  struct Scripts {
    let layer: ScriptLayer
    let graph: ScriptGraph
    /// The values of expressions, for nodes that only measure; nil where expressions are run.
    var given: GivenValues?

    /// The link to the expression of a property.
    func link(to property: ScriptProperty) -> ScriptLink {
      given.map { ScriptLink(property, $0) } ?? ScriptLink(property, graph)
    }
  }

  /// Its name in keypaths.
  let name: String
  /// The location of its object.
  let location: JSONLocation
  /// The expressions of its layer; nil where there are none.
  let scripts: Scripts?
  /// Rules of another player.
  var dialect: Dialect = []

  /// The context of an item of the same layer.
  func of(_ item: ShapeItem) -> NodeContext { at(item.location, name: item.name) }

  /// The context of another part of the same layer.
  func at(_ location: JSONLocation, name: String) -> NodeContext {
    NodeContext(name: name, location: location, scripts: scripts, dialect: dialect)
  }

  /// The expression of the property at a location; nil when expressions are not evaluated.
  func link(at location: JSONLocation) -> ScriptLink? {
    guard let scripts, let property = scripts.layer.property(at: location) else { return nil }
    return scripts.link(to: property)
  }
}
