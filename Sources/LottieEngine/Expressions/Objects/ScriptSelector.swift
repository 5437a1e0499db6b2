import LottieModel

/// The environment of a text selector's expression for a character.
struct ScriptCharacter {
  /// The number of its unit, from 1.
  let index: Int
  /// Number of units.
  let total: Int
  /// The value of the previous selectors, in percent.
  let value: Double
}

/// A selector of a text animator whose expression says how far each character is selected.
struct ScriptSelector {
  private let property: ScriptProperty
  private let graph: ScriptGraph

  init(_ property: ScriptProperty, _ graph: ScriptGraph) {
    self.property = property
    self.graph = graph
  }

  /// The degree to which a character is selected: 1 is entirely.
  func selection(of character: ScriptCharacter) -> Double {
    (graph.content(of: property, for: character).number ?? 100).fraction
  }
}

extension ScriptGraph {
  /// The result of a selector's expression for a character, evaluated each time.
  fileprivate func content(
    of property: ScriptProperty,
    for character: ScriptCharacter
  ) -> ScriptContent {
    property.context.character = character
    property.memo.epoch = -1
    return content(of: property)
  }
}
