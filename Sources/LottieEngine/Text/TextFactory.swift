import LottieModel

/// State shared by all text layers of a composition.
final class TextFactory {
  let typesetter: Typesetter
  private var provider: (any AnimationKeypathTextProvider)?
  /// Number of replacements of the provider.
  private(set) var providerCount = 0
  private var layers = 0
  private var bytes = 0
  /// The layers with expressions, and the characters that these may put into all of them.
  var scripted = ScriptedTexts()
  var characters = TextLayout.maximumCharacters

  init(_ animation: LottieAnimation, _ sources: TextSources) {
    typesetter = Typesetter(animation, shaper: sources.shaper)
    provider = sources.provider
  }

  /// The documents of a layer; nil when it has none.
  ///
  /// `path`: The names of the layer and of its parents.
  func documents(
    _ model: TextLayer,
    of layer: LayerModel,
    _ context: NodeContext,
    path: [String]
  ) -> TextDocumentCache? {
    let owner = (location: layer.location, keypath: path.joined(separator: "."))
    let source = context.scripts.flatMap { scripts in
      scripts.layer.root.group("Text")?.property("Source Text").map {
        (property: $0, link: scripts.link(to: $0))
      }
    }
    // Nodes that only measure are given a caller's text the same way.
    let isGiven = context.scripts?.given != nil
    let link = source.flatMap { $0.property.script != nil || isGiven ? $0.link : nil }
    let keypath = AnimationKeypath(keys: path)
    return TextDocumentCache(
      model,
      in: owner,
      typesetter,
      link: link,
      mirror: source?.link,
      source: self,
      dialect: context.dialect
    ) { source in self.provider?.text(for: keypath, sourceText: source) }
  }

  /// The provider's text for a layer's; nil to keep it.
  ///
  /// `path`: The names of the layer and of its parents.
  func provided(_ text: String, path: [String]) -> String? {
    provider?.text(for: AnimationKeypath(keys: path), sourceText: text)
  }

  /// Maximum characters of a text that an expression makes.
  var scriptedCharacters: Int { scripted.share(of: characters) }

  /// Takes texts from another provider from now on.
  func setProvider(_ provider: (any AnimationKeypathTextProvider)?) {
    self.provider = provider
    providerCount += 1
  }

  /// Counts the layers of compositions used as glyphs, and the bytes of their nodes.
  ///
  /// - Returns: Whether the limits allow them.
  func admits(layers count: Int, bytes: Int, of maximumBytes: Int) -> Bool {
    guard self.bytes + bytes <= maximumBytes else {
      typesetter.report(.limit(.nodeMemory))
      return false
    }
    guard layers + count <= CompositionPlan.maximumLayers else {
      typesetter.report(.limit(.layersInCharacters(CompositionPlan.maximumLayers)))
      return false
    }
    layers += count
    self.bytes += bytes
    return true
  }
}
