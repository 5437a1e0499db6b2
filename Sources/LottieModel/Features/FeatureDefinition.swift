extension Feature {
  /// What there is to know about a feature: its name, how it is found and how `lottie` does with it.
  package struct Definition: Sendable {
    /// The feature.
    package let feature: Feature
    /// Its name for people, in After Effects' words.
    package let name: String
    /// Where in a document it is found; one is enough, and none means that a document does not tell.
    let traces: [FeatureTrace]
    /// How `lottie` does with it.
    package let ownSupport: OwnSupport

    init(_ feature: Feature, _ name: String, _ trace: FeatureTrace, _ ownSupport: OwnSupport) {
      self.init(feature, name, [trace], ownSupport)
    }

    init(_ feature: Feature, _ name: String, _ traces: [FeatureTrace], _ ownSupport: OwnSupport) {
      self.feature = feature
      self.name = name
      self.traces = traces
      self.ownSupport = ownSupport
    }

    /// How it is found, in words made from what is looked for.
    package var found: String { traces.map(\.description).joined(separator: "; ") }
  }

  /// A part of the list of features.
  package struct Family: Sendable {
    /// Its title.
    package let name: String
    /// Its features, in the order of listings.
    package let definitions: [Definition]
  }

  /// All features there are, in the order of listings.
  package static let families: [Family] = [
    Family(name: "Layers", definitions: Definition.layers),
    Family(name: "Transforms", definitions: Definition.transforms),
    Family(name: "Interpolation", definitions: Definition.interpolation),
    Family(name: "Shapes", definitions: Definition.shapes),
    Family(name: "Paint", definitions: Definition.paint),
    Family(name: "Modifiers", definitions: Definition.modifiers),
    Family(name: "Masks", definitions: Definition.masks),
    Family(name: "Mattes", definitions: Definition.mattes),
    Family(name: "Blend modes", definitions: Definition.blendModes),
    Family(name: "Effects", definitions: Definition.effects),
    Family(name: "Layer styles", definitions: Definition.layerStyles),
    Family(name: "Text", definitions: Definition.text + Definition.textAnimators),
    Family(name: "Assets", definitions: Definition.assets),
    Family(name: "Document", definitions: Definition.document),
    Family(name: "Containers", definitions: Definition.containers),
  ]

  /// The definitions in the order of the cases.
  package static let definitions: [Definition] = families.flatMap(\.definitions)

  private static let indices = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.feature, $0.offset) }
  )

  /// Its place among all features.
  var index: Int { Feature.indices[self] ?? 0 }

  /// What there is to know about it.
  package var definition: Definition { Feature.definitions[index] }

  /// Its name for people.
  package var name: String { definition.name }

  /// How `lottie` does with it.
  package var ownSupport: OwnSupport { definition.ownSupport }
}
