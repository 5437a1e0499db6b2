import LottieModel

/// The documents of a text layer, each set when it is first shown.
final class TextDocumentCache {
  /// Layouts of texts kept; beyond this the oldest are made again when needed.
  private static let maximumLayouts = 32

  private let documents: [Keyframe<TextDocument>]
  private let grouping: Int
  private let typesetter: Typesetter
  private let layer: (location: JSONLocation, keypath: String)
  private let provide: (String) -> String?
  /// The expression that says what the text is.
  private let link: ScriptLink?
  /// What an expression says in place of the documents.
  private var scripted: String?
  private var layouts: [Int: TextLayout] = [:]
  private var order: [Int] = []
  private var texts: [Int: (text: String, isReplaced: Bool)] = [:]

  /// The documents of a layer; nil when there is none.
  ///
  /// `provide` gives a text in place of the document's.
  init?(
    _ model: TextLayer,
    in layer: (location: JSONLocation, keypath: String),
    _ typesetter: Typesetter,
    link: ScriptLink?,
    provide: @escaping (String) -> String?
  ) {
    guard !model.documents.isEmpty else { return nil }
    self.link = link
    documents = model.documents
    grouping = model.anchorGrouping
    self.layer = layer
    self.typesetter = typesetter
    self.provide = provide
  }

  /// Takes what the expression says at this moment.
  ///
  /// - Returns: Whether the text changed.
  func update() -> Bool {
    guard let content = link?.update(), case .text(let text) = content, text != scripted else {
      return false
    }
    scripted = text
    (layouts, order, texts) = ([:], [], [:])
    return true
  }

  /// Number of documents.
  var count: Int { documents.count }

  /// The document that holds at a frame.
  func index(at frame: Double) -> Int {
    var (low, high) = (0, documents.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if documents[middle].time <= frame { low = middle } else { high = middle }
    }
    return low
  }

  /// A document.
  func model(_ index: Int) -> TextDocument { documents[index].value }

  /// What a document says, or a provider in its place.
  func text(_ index: Int) -> String { source(index).text }

  private func source(_ index: Int) -> (text: String, isReplaced: Bool) {
    if let known = texts[index] { return known }
    let own = scripted ?? documents[index].value.text
    let provided = provide(own)
    let text = provided ?? own
    let source = (text: text, isReplaced: text != documents[index].value.text)
    texts[index] = source
    return source
  }

  /// The letters and lines of a document.
  func layout(_ index: Int) -> TextLayout {
    if let known = layouts[index] { return known }
    let source = source(index)
    typesetter.layer = layer
    let document = documents[index].value
    let layout = TextLayout(
      document,
      text: source.text,
      isReplaced: source.isReplaced,
      grouping: grouping,
      typesetter
    )
    if layout.isCut {
      typesetter.report(.limit(.letters(TextLayout.maximumLetters)))
    }
    if order.count >= TextDocumentCache.maximumLayouts { layouts[order.removeFirst()] = nil }
    layouts[index] = layout
    order.append(index)
    return layout
  }
}
