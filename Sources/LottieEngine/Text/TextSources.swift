import LottieModel
public import LottieScene

/// The sources of texts and outlines for text layers.
public struct TextSources: Sendable {
  /// Turns text into outlines, where the document has none.
  public var shaper: (any TextShaper)?
  /// Replaces the texts of the document.
  public var provider: (any AnimationKeypathTextProvider)?

  /// Creates sources; without a shaper only a document's own outlines are drawn.
  public init(
    shaper: (any TextShaper)? = nil,
    provider: (any AnimationKeypathTextProvider)? = nil
  ) {
    self.shaper = shaper
    self.provider = provider
  }
}

/// Gives text layers other words than the document's.
public protocol AnimationKeypathTextProvider: Sendable {
  /// The text of a layer.
  ///
  /// Called once for each text of a layer, when it is first shown.
  ///
  /// - Parameters:
  ///   - keypath: The names of the layer and of its parents.
  ///   - sourceText: The document's text.
  /// - Returns: The text, or nil to keep the document's.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Texts by name: by the layer's full keypath, else by the layer's own name.
public struct DictionaryTextProvider: AnimationKeypathTextProvider {
  private let texts: [String: String]

  /// Creates texts by the full keypath of a layer, names joined by dots, or by its own name.
  public init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The text for the full keypath or for the last name; nil when there is neither.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    texts[keypath.keys.joined(separator: ".")] ?? keypath.keys.last.flatMap { texts[$0] }
  }
}

/// Texts by keypath or pattern; where several match, the last one is used.
public struct KeypathTextProvider: AnimationKeypathTextProvider {
  private let texts: [(keypath: AnimationKeypath, text: String)]

  /// Creates texts by keypaths, which may be patterns; of several that match the last counts.
  public init(_ texts: [(AnimationKeypath, String)]) {
    self.texts = texts
  }

  /// Whether a keypath matches a layer: by its full keypath, or as a single name by the layer's
  /// name.
  public static func matches(_ keypath: AnimationKeypath, layer: AnimationKeypath) -> Bool {
    if keypath.matches(layer.keys) { return true }
    guard keypath.keys.count == 1, let name = layer.keys.last else { return false }
    return keypath.matches([name])
  }

  /// The text of the last keypath that matches the layer.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    texts.last { KeypathTextProvider.matches($0.keypath, layer: keypath) }?.text
  }
}

extension Composition {
  /// The keypaths of all text layers that can be shown.
  public var textLayers: [AnimationKeypath] {
    var layers: [AnimationKeypath] = []
    visit { visit in
      guard visit.property?.kind == .text else { return }
      layers.append(AnimationKeypath(keys: visit.path.dropLast()))
    }
    return layers
  }
}
