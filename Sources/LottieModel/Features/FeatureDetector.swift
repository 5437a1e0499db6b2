/// Finds the features that a document uses, in what is reachable from the animation's own layers.
///
/// A hidden shape or layer counts itself, but not its contents; nor do the contents of a layer that
/// is never visible.
package struct FeatureDetector: DocumentVisitor {
  /// The occurrences found so far.
  package private(set) var hits: FeatureHits
  private let tables: FeatureTables
  private var reachedAssets: Set<String> = []
  private var document: DocumentIndex?
  /// Compositions by id, and those with mattes in them, gathered when the first is asked for.
  private var gathered: (compositions: [String: CompositionContext], matted: Set<String>)?
  /// The cached answers about them.
  private var contents: [String: LayerSubject.Contents] = [:]
  /// The keyframes of ``Feature/easingShared``.
  private var sharedEasings: [JSONLocation: [SharedEasings.Curve]] = [:]
  private var layer: JSONLocation?
  private var showsComposition = true
  /// Whether the current layer is visible, in a composition that is used.
  private var isReached = true
  private var hiddenDepth = 0

  /// The features to search for.
  package enum Search: Sendable {
    /// Every feature.
    case all
    /// The features that `lottie` does not draw or draws differently: cheap, as no property is examined.
    case shortcomings
  }

  /// Creates a search that keeps some occurrences of each feature.
  package init(_ search: Search = .all, limit: Int = FeatureHits.limit) {
    hits = FeatureHits(limit: limit)
    switch search {
    case .all: tables = .all
    case .shortcomings: tables = .shortcomings
    }
  }

  package var visitsProperties: Bool { !(tables.property.isEmpty && tables.keyframe.isEmpty) }

  private var counts: Bool { isReached && hiddenDepth == 0 }

  @inline(__always)
  private mutating func look<Subject: FeatureSubject>(
    at subject: Subject,
    _ rows: [FeatureTables.Row<Subject>]
  ) {
    for row in rows where row.when.holds(subject) {
      note(row.feature, subject.cursor[at: row.path] ?? subject.cursor)
    }
  }

  private mutating func note(_ feature: Int, _ cursor: JSONCursor) {
    hits.note(feature, FeatureHits.Occurrence(location: cursor.location, layer: layer))
  }

  private mutating func note(_ feature: Feature, _ cursor: JSONCursor) {
    let index = feature.index
    if tables.wanted[index] { note(index, cursor) }
  }

  private mutating func look(at list: JSONCursor?, _ part: FeaturePart) {
    let rows = tables.rows(part)
    guard !rows.isEmpty, let list else { return }
    for element in list.elements { look(at: element, rows) }
  }

  package mutating func document(_ document: DocumentIndex) {
    reachedAssets = document.reachedAssets
    self.document = document
    if tables.wanted[Feature.easingShared.index] {
      sharedEasings = SharedEasings(document.root).replaced
    }
    look(at: document, tables.document)
    for row in tables.shownTexts {
      for text in row.find(document) {
        layer = text.layer.location
        note(row.feature, text.cursor[.text] ?? text.cursor)
      }
    }
    layer = nil
    look(at: document.root["chars"], .glyph)
    look(at: document.root["fonts"]?["list"], .font)
  }

  package mutating func marker(_ marker: JSONCursor) { look(at: marker, tables.rows(.marker)) }

  package mutating func asset(_ asset: AssetContext) {
    guard let id = asset.id, reachedAssets.contains(id) else { return }
    look(at: asset, tables.asset)
  }

  package mutating func composition(_ composition: CompositionContext) {
    showsComposition = composition.isReached
    isReached = showsComposition
  }

  package mutating func layer(_ layer: LayerContext, in composition: CompositionContext) {
    isReached = showsComposition && composition.shows(layer)
    guard showsComposition else { return }
    self.layer = layer.cursor.location
    guard isReached else {
      if layer.isHidden { note(.layerHidden, layer.cursor) }
      return
    }
    var subject = LayerSubject(layer: layer, composition: composition)
    if let type = layer.type, let rows = tables.layerByType[type] {
      if type == .precomp, let id = layer.refID { subject.contents = contents(of: id) }
      look(at: subject, rows)
    }
    look(at: subject, tables.layer)
  }

  private var compositions: [String: CompositionContext] {
    var compositions: [String: CompositionContext] = [:]
    for composition in document?.compositions ?? [] {
      if let id = composition.asset?.id, compositions[id] == nil { compositions[id] = composition }
    }
    return compositions
  }

  /// The assets of which a layer, or one of a precomp within, has a matte.
  private static func matted(_ compositions: [String: CompositionContext]) -> Set<String> {
    var users: [String: [String]] = [:]
    var next: [String] = []
    for (id, composition) in compositions {
      for layer in composition.layers {
        if layer.matteMode != 0 { next.append(id) }
        if let inner = layer.refID { users[inner, default: []].append(id) }
      }
    }
    var result: Set<String> = []
    while let id = next.popLast() {
      if result.insert(id).inserted { next += users[id] ?? [] }
    }
    return result
  }

  private mutating func contents(of id: String) -> LayerSubject.Contents {
    if let known = contents[id] { return known }
    if gathered == nil {
      let compositions = compositions
      gathered = (compositions, FeatureDetector.matted(compositions))
    }
    let answer = gathered?.compositions[id].map {
      LayerSubject.Contents(
        areSeveral: $0.drawsSeveral,
        areTranslucent: $0.hasTranslucent,
        exceedPaths: $0.exceedsPaths,
        blend: $0.blends,
        areMatted: gathered?.matted.contains(id) ?? false
      )
    }
    contents[id] = answer ?? LayerSubject.Contents()
    return answer ?? LayerSubject.Contents()
  }

  package mutating func mask(_ mask: JSONCursor, of layer: LayerContext) {
    guard isReached else { return }
    look(at: mask, tables.rows(.mask))
  }

  package mutating func effect(_ effect: JSONCursor, of layer: LayerContext) {
    guard isReached, effect.isObject else { return }
    let isOff = effect[.enabled]?.bool == false
    note(isOff ? .effectDisabled : Feature.effect(effect), effect)
    if !isOff { look(at: effect, tables.rows(.effect)) }
  }

  package mutating func style(_ style: JSONCursor, of layer: LayerContext) {
    guard isReached, style.isObject, style[.enabled]?.bool != false else { return }
    look(at: style, tables.rows(.style))
  }

  package mutating func shapes(_ list: ShapeListContext) {
    guard counts else { return }
    for row in tables.shapes {
      for cursor in row.find(list) { note(row.feature, cursor) }
    }
  }

  package mutating func shape(_ shape: ShapeContext, of layer: LayerContext) {
    guard isReached else { return }
    if shape.isHidden {
      if hiddenDepth == 0 { note(.shapeHidden, shape.cursor) }
      hiddenDepth += 1
    }
    guard hiddenDepth == 0 else { return }
    look(at: shape, tables.shape)
    guard let type = shape.type, let rows = tables.shapeByType[type] else { return }
    look(at: shape, rows)
    if type == .stroke { look(at: shape.cursor[.dashes], .dash) }
  }

  package mutating func leave(_ shape: ShapeContext) {
    if isReached, shape.isHidden { hiddenDepth -= 1 }
  }

  package mutating func text(_ text: JSONCursor, of layer: LayerContext) {
    guard isReached else { return }
    look(at: text, tables.rows(.text))
    if let documents = text[.sourceText]?[.value], documents.isArray {
      let rows = tables.rows(.textDocument)
      for keyframe in documents.elements {
        if let document = keyframe[.startValue] { look(at: document, rows) }
      }
    }
    guard let animators = text[.animators] else { return }
    look(at: animators, .animator)
    let rows = tables.rows(.selector)
    for animator in animators.elements {
      guard let selector = animator[.selectors] else { continue }
      if selector.isObject { look(at: selector, rows) }
      for part in selector.elements { look(at: part, rows) }
    }
  }

  package mutating func property(_ property: PropertyContext) {
    guard counts else { return }
    look(at: property, tables.property)
  }

  package mutating func keyframe(_ keyframe: KeyframeContext, of property: PropertyContext) {
    guard counts else { return }
    look(at: keyframe, tables.keyframe)
    if !sharedEasings.isEmpty, sharedEasings[keyframe.cursor.location] != nil {
      note(.easingShared, keyframe.cursor)
    }
  }
}

extension JSONDocument {
  /// The features used by the document.
  ///
  /// Linear in its values; a search for shortcomings is linear in layers, shapes, masks and
  /// effects, and skips everything animated.
  package func features(
    _ search: FeatureDetector.Search = .all,
    limit: Int = FeatureHits.limit
  ) -> [FeatureHits.Hit] {
    withRoot { root in
      var walk = DocumentWalk(DocumentIndex(root), FeatureDetector(search, limit: limit))
      walk.run()
      return walk.visitor.hits.all
    }
  }
}
