extension Feature {
  /// The definition of a feature: its name, how it is found and how `lottie` supports it.
  package struct Definition: Sendable {
    /// The feature.
    package private(set) var feature = Feature(index: 0)
    /// Its id.
    package let id: String
    /// Display name, in After Effects' terms.
    package let name: String
    /// Whether the name is a plural, so that verbs agree with it.
    package let isPlural: Bool
    /// The conditions by which it is found; one is enough, and none means that it leaves no trace.
    private(set) var traces: [FeatureTrace] = []
    /// The support by `lottie`.
    package private(set) var ownSupport = OwnSupport.notDrawn

    /// The name with the form of a verb that agrees with it: "Line cap is …", "Dashes are …".
    ///
    /// - Parameters:
    ///   - singular: The text after a name in the singular, as "is not drawn".
    ///   - plural: The text after a name in the plural, as "are not drawn".
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
      let first = count
      count += rows.count
      return Family(
        name: name,
        definitions: rows.enumerated().map { $0.element.numbered(first + $0.offset) }
      )
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

  /// Found where one of these conditions holds.
  func found(_ traces: FeatureTrace...) -> Self { changed { $0.traces = traces } }

  /// Drawn, as render cases of this path show.
  func drawn(_ cases: String) -> Self { changed { $0.ownSupport = .drawn(cases) } }

  /// Drawn with a difference, as render cases of this path show.
  func partly(_ cases: String, _ difference: OwnSupport.Difference) -> Self {
    changed { $0.ownSupport = .partly(cases, difference) }
  }

  /// Read; there is nothing to draw.
  var read: Self { changed { $0.ownSupport = .read } }

  /// Not used, without any effect on what is drawn.
  var ignored: Self { changed { $0.ownSupport = .ignored } }

  /// Not drawn.
  var notDrawn: Self { changed { $0.ownSupport = .notDrawn } }

  fileprivate func numbered(_ index: Int) -> Self { changed { $0.feature = Feature(index: index) } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
