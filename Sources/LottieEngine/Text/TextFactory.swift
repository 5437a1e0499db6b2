import LottieModel

/// State shared by all text layers of a composition.
final class TextFactory {
  let typesetter: Typesetter
  private var provider: (any AnimationKeypathTextProvider)?
  /// How often the provider was replaced.
  private(set) var providerCount = 0
  private var layers = 0

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
    let link = TextFactory.link(context)
    let keypath = AnimationKeypath(keys: path)
    return TextDocumentCache(model, in: owner, typesetter, link: link, source: self) { source in
      self.provider?.text(for: keypath, sourceText: source)
    }
  }

  /// Takes texts from another provider from now on.
  func setProvider(_ provider: (any AnimationKeypathTextProvider)?) {
    self.provider = provider
    providerCount += 1
  }

  /// The expression that says what a layer's text is.
  private static func link(_ context: NodeContext) -> ScriptLink? {
    guard let scripts = context.scripts,
      let source = scripts.layer.root.group("Text")?.property("Source Text"), source.script != nil
    else { return nil }
    return ScriptLink(source, scripts.graph)
  }

  /// Counts the layers of compositions used as glyphs.
  ///
  /// - Returns: Whether the limit allows them.
  func admits(layers count: Int) -> Bool {
    guard layers + count <= CompositionPlan.maximumLayers else {
      typesetter.report(.limit(.layersInCharacters(CompositionPlan.maximumLayers)))
      return false
    }
    layers += count
    return true
  }
}
