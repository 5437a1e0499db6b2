public import LottieScene

/// Where the words and the letters of text layers come from.
public struct TextSources: Sendable {
  /// Turns text into outlines, where the document brings none.
  public var shaper: (any TextShaper)?
  /// Puts other texts in place of the document's.
  public var provider: (any AnimationKeypathTextProvider)?

  /// Sources; without a shaper only a document's own outlines are drawn.
  public init(
    shaper: (any TextShaper)? = nil,
    provider: (any AnimationKeypathTextProvider)? = nil
  ) {
    self.shaper = shaper
    self.provider = provider
  }
}

/// Gives text layers other texts.
public protocol AnimationKeypathTextProvider: Sendable {
  /// The text of a layer.
  ///
  /// Asked once for each text that a layer says, when that is first shown.
  ///
  /// - Parameters:
  ///   - keypath: The names of the layer and of those it lies in.
  ///   - sourceText: What the document says.
  /// - Returns: The text, or nil to keep what the document says.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Texts by name: by the layer's full keypath, else by the layer's own name.
public struct DictionaryTextProvider: AnimationKeypathTextProvider {
  private let texts: [String: String]

  /// A provider of texts.
  public init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The text by the full keypath or by the last name; nil when there is neither.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    texts[keypath.keys.joined(separator: ".")] ?? keypath.keys.last.flatMap { texts[$0] }
  }
}
