import LottieModel

/// The documents of a text layer, each laid out when it is first shown.
final class TextDocumentCache {
  /// Maximum cached layouts; the oldest are dropped and recomputed when needed.
  private static let maximumLayouts = 32

  private let documents: [Keyframe<TextDocument>]
  private let grouping: Int
  private let typesetter: Typesetter
  private let layer: (location: JSONLocation, keypath: String)
  private let source: TextFactory
  private let dialect: Dialect
  /// Number of replacements of the provider when the texts were asked for.
  private var providerCount: Int
  private let provide: (String) -> String?
  /// The expression of the text.
  private let link: ScriptLink?
  /// The text as expressions read it.
  private let mirror: ScriptLink?
  /// The expression's text.
  private var scripted: String?
  /// The expression's style.
  private var styled: TextChanges?
  /// The provider that overrides both, and its last text.
  private var override: (provider: any AnyValueProvider, isTaken: Bool)?
  private var overriding: String?
  private var layouts: [Int: TextLayout] = [:]
  private var order: [Int] = []
  private var texts: [Int: (text: String, isReplaced: Bool)] = [:]

  /// Caches the documents of a layer; nil if there is none.
  ///
  /// `provide` gives a text in place of the document's; `source` tells when it is to be asked again.
  init?(
    _ model: TextLayer,
    in layer: (location: JSONLocation, keypath: String),
    _ typesetter: Typesetter,
    link: ScriptLink?,
    mirror: ScriptLink? = nil,
    source: TextFactory,
    dialect: Dialect,
    provide: @escaping (String) -> String?
  ) {
    guard !model.documents.isEmpty else { return nil }
    self.link = link
    self.mirror = mirror
    self.source = source
    providerCount = source.providerCount
    documents = model.documents
    grouping = model.anchorGrouping
    self.layer = layer
    self.typesetter = typesetter
    self.provide = provide
    self.dialect = dialect
  }

  /// Updates the texts of the expression and the value provider to a frame.
  ///
  /// - Returns: Whether the text changed.
  func update(frame: Double) -> Bool {
    let before = (scripted, overriding, styled)
    switch link?.update() {
    case .text(let text): (scripted, styled) = (text, nil)
    case .styled(let changes): (scripted, styled) = (changes.text, changes)
    case .number, .numbers, .path, nil: break
    }
    if let override {
      if !override.isTaken || override.provider.hasUpdate(frame: frame) {
        self.override?.isTaken = true
        overriding = overridden(at: frame)
      }
    } else {
      overriding = nil
    }
    guard before != (scripted, overriding, styled) || providerCount != source.providerCount else {
      return false
    }
    providerCount = source.providerCount
    (layouts, order, texts) = ([:], [], [:])
    return true
  }

  /// Sets the provider of the text, or restores the document's text when it is nil.
  ///
  /// - Returns: False, without any change, when the provider's values are not strings.
  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool {
    guard provider.map({ $0.valueType == String.self }) ?? true else { return false }
    override = provider.map { ($0, false) }
    mirror?.override(provider)
    return true
  }

  private func overridden(at frame: Double) -> String? {
    guard let provider = override?.provider, provider.hasValue(frame: frame) else { return nil }
    return provider.value(frame: frame) as? String
  }

  /// Number of documents.
  var count: Int { documents.count }

  /// The document at a frame.
  func index(at frame: Double) -> Int {
    var (low, high) = (0, documents.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if documents[middle].time <= frame { low = middle } else { high = middle }
    }
    return low
  }

  /// A document, with the expression's style.
  func model(_ index: Int) -> TextDocument {
    styled?.applied(to: documents[index].value) ?? documents[index].value
  }

  /// The text of the layer at a frame.
  func text(at frame: Double) -> String {
    guard override != nil else { return text(index(at: frame)).text }
    let own = overridden(at: frame) ?? scripted ?? original(at: frame)
    return provide(own) ?? own
  }

  /// The text of the document at a frame.
  func original(at frame: Double) -> String { documents[index(at: frame)].value.text }

  private func text(_ index: Int) -> (text: String, isReplaced: Bool) {
    if let known = texts[index] { return known }
    let own = overriding ?? scripted ?? documents[index].value.text
    let provided = provide(own)
    let text = provided ?? own
    let source = (text: text, isReplaced: text != documents[index].value.text)
    texts[index] = source
    return source
  }

  /// The characters and lines of a document.
  func layout(_ index: Int) -> TextLayout {
    if let known = layouts[index] { return known }
    let given = text(index)
    let isScripted = scripted != nil && overriding == nil
    let limit = isScripted ? source.scriptedCharacters : TextLayout.maximumCharacters
    typesetter.layer = layer
    let document = model(index)
    let layout = TextLayout(
      document,
      text: given.text,
      isReplaced: given.isReplaced,
      grouping: grouping,
      limit: limit,
      dialect: dialect,
      typesetter
    )
    if layout.isCut { typesetter.report(.limit(.characters(limit))) }
    if layout.hiddenLines > 0 { typesetter.report(.textOverflow(lines: layout.hiddenLines)) }
    if order.count >= TextDocumentCache.maximumLayouts { layouts[order.removeFirst()] = nil }
    layouts[index] = layout
    order.append(index)
    return layout
  }
}
