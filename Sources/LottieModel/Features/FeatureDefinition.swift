extension Feature {
  /// The definition of a feature: its name, how it is found and how `lottie` supports it.
  package struct Definition: Sendable {
    /// The feature.
    package let feature: Feature
    /// Display name, in After Effects' terms.
    package let name: String
    /// Whether the name is a plural, so that verbs agree with it.
    package let isPlural: Bool
    /// The conditions by which it is found; one is enough, and none means that it leaves no trace.
    let traces: [FeatureTrace]
    /// The support by `lottie`.
    package let ownSupport: OwnSupport

    init(_ feature: Feature, _ name: String, _ trace: FeatureTrace, _ ownSupport: OwnSupport) {
      self.init(feature, name, [trace], ownSupport)
    }

    init(
      _ feature: Feature,
      plural name: String,
      _ trace: FeatureTrace,
      _ ownSupport: OwnSupport
    ) {
      self.init(feature, name, [trace], ownSupport, isPlural: true)
    }

    init(
      _ feature: Feature,
      _ name: String,
      _ traces: [FeatureTrace],
      _ ownSupport: OwnSupport,
      isPlural: Bool = false
    ) {
      self.feature = feature
      self.name = name
      self.isPlural = isPlural
      self.traces = traces
      self.ownSupport = ownSupport
    }

    /// The name with the form of a verb that agrees with it: "Line cap is …", "Dashes are …".
    ///
    /// - Parameters:
    ///   - singular: What follows a name in the singular, as "is not drawn".
    ///   - plural: What follows a name in the plural, as "are not drawn".
    /// - Returns: The clause.
    package func clause(_ singular: String, _ plural: String) -> String {
      "\(name) \(isPlural ? plural : singular)"
    }

    /// The conditions as text.
    package var found: String { traces.map(\.description).joined(separator: "; ") }
  }

  /// A family of features.
  package struct Family: Sendable {
    /// Its title.
    package let name: String
    /// Its features, in the order of listings.
    package let definitions: [Definition]
  }

  /// All features, in the order of listings.
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

  /// The definitions in the order of listings.
  package static let definitions: [Definition] = families.flatMap(\.definitions)

  private static let indices = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.feature, $0.offset) }
  )

  /// Its index among all features.
  package var index: Int { Feature.indices[self] ?? 0 }

  /// Its definition.
  package var definition: Definition { Feature.definitions[index] }

  /// Display name.
  package var name: String { definition.name }

  /// The support by `lottie`.
  package var ownSupport: OwnSupport { definition.ownSupport }
}
