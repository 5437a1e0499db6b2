import LottieModel
import LottieScene

/// The layers of a composition, in the order they move and in the order they are drawn.
final class LayerStack {
  /// Parents before children.
  private let moveOrder: [CompositionLayer]
  /// From the bottom to the top; without mattes and hidden layers.
  private let drawn: [CompositionLayer]
  /// Those that show something, directly or as a matte.
  private let shown: [CompositionLayer]
  /// As in the document, the first on top; links between them are weak.
  private let layers: [CompositionLayer]

  /// `makeLayer`: Makes the layer of a model.
  init(_ plan: CompositionPlan.Stack, makeLayer: (LayerModel) -> CompositionLayer) {
    let layers = plan.models.map(makeLayer)
    let links = plan.links
    for i in layers.indices {
      layers[i].parent = links.parents[i].map { layers[$0] }
      layers[i].matte = links.mattes[i].map { layers[$0] }
    }
    func isDrawn(_ i: Int) -> Bool {
      !layers[i].model.isHidden && !layers[i].model.isMatteSource && !links.isMatte[i]
    }
    let visible = layers.indices.filter { layers[$0].showsSomething }
    self.layers = layers
    moveOrder = links.moveOrder.map { layers[$0] }
    shown = visible.filter { links.isMatte[$0] || isDrawn($0) }.map { layers[$0] }
    drawn = visible.reversed().filter(isDrawn).map { layers[$0] }
  }

  /// The layers, in the document's order.
  var keypathChildren: [any KeypathSearchable] { layers.map { $0 } }

  /// Asks everything again which nodes can change, after properties were overridden.
  func collectAnimated() {
    for layer in layers { layer.collectAnimated() }
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
