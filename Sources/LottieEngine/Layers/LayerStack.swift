import LottieModel
import LottieScene

/// The layers of a composition, in the order they move and in the order they are drawn.
final class LayerStack {
  /// Parents before children.
  private let moveOrder: [CompositionLayer]
  /// From the bottom to the top; without mattes and hidden layers.
  private var drawn: [CompositionLayer] = []
  /// Those that show something, directly, as a matte or as that of an effect.
  private var shown: [CompositionLayer] = []
  /// As in the document, the first on top; links between them are weak.
  private let layers: [CompositionLayer]
  /// Whether each is the matte of another.
  private let isMatte: [Bool]

  /// `makeLayer`: Makes the layer of a model.
  init(_ plan: CompositionPlan.Stack, makeLayer: (LayerModel) -> CompositionLayer) {
    let layers = plan.models.map(makeLayer)
    let links = plan.links
    for i in layers.indices {
      layers[i].parent = links.parents[i].map { layers[$0] }
      layers[i].matte = links.mattes[i].map { layers[$0] }
    }
    for layer in layers {
      guard let effects = layer.effects else { continue }
      effects.matteLayers = effects.effects.map { effect in
        effect.matteLayer.flatMap { number in layers.first { $0.model.index == number } }
      }
    }
    self.layers = layers
    isMatte = links.isMatte
    moveOrder = links.moveOrder.map { layers[$0] }
    chooseLayers()
  }

  /// The layers, in the document's order.
  var keypathChildren: [any KeypathSearchable] { layers.map { $0 } }

  /// Asks everything again what can change and what is drawn, after an override.
  func overridesChanged() {
    for layer in layers { layer.overridesChanged() }
    chooseLayers()
  }

  private func chooseLayers() {
    let visible = layers.indices.filter { layers[$0].showsSomething }
    let drawn = visible.filter { i in
      !layers[i].isHidden && !layers[i].model.isMatteSource && !isMatte[i]
    }
    let isDrawn = Set(drawn)
    let effectMattes = Set(
      layers.flatMap { $0.effects?.matteLayers ?? [] }.compactMap { $0.map(ObjectIdentifier.init) }
    )
    shown = visible.filter { i in
      isMatte[i] || isDrawn.contains(i) || effectMattes.contains(ObjectIdentifier(layers[i]))
    }.map { layers[$0] }
    self.drawn = drawn.reversed().map { layers[$0] }
  }

  /// Takes the values of a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for layer in moveOrder where layer.updateTransform(frame: frame, generation: generation) {
      changed = true
    }
    for layer in shown where layer.updateContents(frame: frame, generation: generation) {
      changed = true
    }
    return changed
  }

  /// Writes what is drawn.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    for layer in drawn { layer.emit(into: &list, state) }
  }
}
