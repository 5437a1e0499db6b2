/// The rows of all features, by the objects they examine.
///
/// Made once for each set of features, so that a subject meets only its own rows.
struct FeatureTables: Sendable {
  /// A row: a condition, and the feature to note.
  ///
  /// Without generic requirements on the subject: such a type would cost each start a look-up of
  /// conformances.
  struct Row<Subject>: Sendable {
    let feature: Int
    let path: MemberPath
    let when: Condition<Subject>
  }

  /// A row that finds its places in a subject by itself.
  struct SearchRow<Subject, Place>: Sendable {
    let feature: Int
    let find: @Sendable (Subject) -> [Place]
  }

  private(set) var document: [Row<DocumentIndex>] = []
  private(set) var shownTexts: [SearchRow<DocumentIndex, DocumentIndex.ShownText>] = []
  private(set) var asset: [Row<AssetContext>] = []
  private(set) var layer: [Row<LayerSubject>] = []
  private(set) var layerByType: [LayerType: [Row<LayerSubject>]] = [:]
  private(set) var shape: [Row<ShapeContext>] = []
  private(set) var shapeByType: [ShapeType: [Row<ShapeContext>]] = [:]
  private(set) var shapes: [SearchRow<ShapeListContext, JSONCursor>] = []
  private(set) var property: [Row<PropertyContext>] = []
  private(set) var keyframe: [Row<KeyframeContext>] = []
  private(set) var parts: [FeaturePart: [Row<JSONCursor>]] = [:]
  /// The features to search for, by index.
  let wanted: [Bool]

  /// Every feature.
  static let all = FeatureTables(Feature.definitions.map { _ in true })
  /// The features that `lottie` does not draw, or draws differently.
  static let shortcomings = FeatureTables(Feature.definitions.map(\.ownSupport.isShortcoming))

  private init(_ wanted: [Bool]) {
    self.wanted = wanted
    for (index, definition) in Feature.definitions.enumerated() where wanted[index] {
      for trace in definition.traces { add(trace, index) }
    }
  }

  private mutating func add(_ trace: FeatureTrace, _ feature: Int) {
    func row<Subject>(_ when: Condition<Subject>) -> Row<Subject> {
      Row(feature: feature, path: trace.path, when: when)
    }
    switch trace.subject {
    case .document(let when): document.append(row(when))
    case .shownTexts(_, let find): shownTexts.append(SearchRow(feature: feature, find: find))
    case .asset(let when): asset.append(row(when))
    case .layer(nil, let when): layer.append(row(when))
    case .layer(let type?, let when): layerByType[type, default: []].append(row(when))
    case .shape([], let when): shape.append(row(when))
    case .shape(let types, let when):
      for type in types { shapeByType[type, default: []].append(row(when)) }
    case .shapes(_, let find): shapes.append(SearchRow(feature: feature, find: find))
    case .part(let part, let when): parts[part, default: []].append(row(when))
    case .property(let when): property.append(row(when))
    case .keyframe(let when): keyframe.append(row(when))
    case .effect, .nowhere: break
    }
  }

  /// The rows about objects of a kind.
  func rows(_ part: FeaturePart) -> [Row<JSONCursor>] { parts[part] ?? [] }
}
