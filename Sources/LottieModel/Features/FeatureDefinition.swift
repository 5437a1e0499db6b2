extension Feature {
  /// The definition of a feature: its name, how it is found and how `lottie` supports it.
  package struct Definition: Sendable {
    /// The feature.
    package fileprivate(set) var feature = Feature(index: 0)
    /// Its id.
    package let id: String
    /// Display name, in After Effects' terms.
    package let name: String
    /// Whether the name is a plural, so that verbs agree with it.
    package let isPlural: Bool
    /// The conditions by which it is found, made when they are asked for: a search for shortcomings needs few of them.
    fileprivate var trace: (@Sendable () -> FeatureTrace)?
    fileprivate var otherTrace: (@Sendable () -> FeatureTrace)?
    /// The support by `lottie`.
    package fileprivate(set) var ownSupport = OwnSupport.notDrawn

    /// The name with the form of a verb that agrees with it: "Line cap is …", "Dashes are …".
    ///
    /// - Parameters:
    ///   - singular: The text after a name in the singular, as "is not drawn".
    ///   - plural: The text after a name in the plural, as "are not drawn".
    /// - Returns: The clause.
    package func clause(_ singular: String, _ plural: String) -> String {
      "\(name) \(isPlural ? plural : singular)"
    }

    /// The conditions by which it is found; one is enough, and none means that it leaves no trace.
    var traces: [FeatureTrace] { [trace, otherTrace].compactMap { $0?() } }

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
  package static let families: [Family] = {
    let rows: [(name: String, rows: [Definition])] = [
      ("Layers", Definition.layers), ("Transforms", Definition.transforms),
      ("Interpolation", Definition.interpolation), ("Shapes", Definition.shapes),
      ("Paint", Definition.paint), ("Modifiers", Definition.modifiers),
      ("Masks", Definition.masks), ("Mattes", Definition.mattes),
      ("Blend modes", Definition.blendModes), ("Effects", Definition.effects),
      ("Layer styles", Definition.layerStyles),
      ("Text", Definition.text + Definition.textAnimators), ("Assets", Definition.assets),
      ("Document", Definition.document), ("Containers", Definition.containers),
    ]
    var count = 0
    return rows.map { name, rows in
      var definitions = rows
      for index in definitions.indices {
        definitions[index].feature = Feature(index: count)
        count += 1
      }
      return Family(name: name, definitions: definitions)
    }
  }()

  /// The definitions in the order of listings.
  package static let definitions: [Definition] = families.flatMap(\.definitions)

  /// Its definition.
  package var definition: Definition { Feature.definitions[index] }

  /// Display name.
  package var name: String { definition.name }

  /// The support by `lottie`.
  package var ownSupport: OwnSupport { definition.ownSupport }
}

/// Rows: `.feature("zig_zag", "Zig Zag").found(.shape(.zigZag)).drawn("modifiers/zig-zag")`.
extension Feature.Definition {
  static func feature(_ id: String, _ name: String) -> Self {
    Self(id: id, name: name, isPlural: false)
  }

  static func feature(_ id: String, plural name: String) -> Self {
    Self(id: id, name: name, isPlural: true)
  }

  private init(id: String, name: String, isPlural: Bool) {
    self.id = id
    self.name = name
    self.isPlural = isPlural
  }

  /// Found where a condition holds.
  consuming func found(_ trace: @autoclosure @escaping @Sendable () -> FeatureTrace) -> Self {
    self.trace = trace
    return self
  }

  /// Found where one of two conditions holds.
  consuming func found(
    _ trace: @autoclosure @escaping @Sendable () -> FeatureTrace,
    _ other: @autoclosure @escaping @Sendable () -> FeatureTrace
  ) -> Self {
    (self.trace, otherTrace) = (trace, other)
    return self
  }

  /// Drawn, as render cases of this path show.
  consuming func drawn(_ cases: String) -> Self { supported(.drawn(cases)) }

  /// Drawn with a difference, as render cases of this path show.
  consuming func partly(_ cases: String, _ difference: OwnSupport.Difference) -> Self {
    supported(.partly(cases, difference))
  }

  /// Read; there is nothing to draw.
  var read: Self { consuming get { supported(.read) } }

  /// Not used, without any effect on what is drawn.
  var ignored: Self { consuming get { supported(.ignored) } }

  /// Not drawn.
  var notDrawn: Self { consuming get { supported(.notDrawn) } }

  private consuming func supported(_ support: OwnSupport) -> Self {
    ownSupport = support
    return self
  }
}
