import LottieModel

/// State shared by all text layers of a composition.
final class TextFactory {
  let typesetter: Typesetter
  private let provider: (any AnimationKeypathTextProvider)?
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
    let provider = provider
    let owner = (location: layer.location, keypath: path.joined(separator: "."))
    let link = TextFactory.link(context)
    return TextDocumentCache(model, in: owner, typesetter, link: link) { source in
      provider?.text(for: AnimationKeypath(keys: path), sourceText: source)
    }
  }

  /// The expression of a layer's text.
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
