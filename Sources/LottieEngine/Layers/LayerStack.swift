import LottieModel
import LottieScene

/// The layers of a composition, in update order and in drawing order.
final class LayerStack {
  /// Parents before children.
  private let moveOrder: [CompositionLayer]
  /// From the bottom to the top; without mattes and hidden layers.
  private var drawn: [CompositionLayer] = []
  /// Those with contents, drawn directly, as a matte or as that of an effect.
  private var shown: [CompositionLayer] = []
  /// Cameras, top first, and the layers they project.
  private let cameras: [CompositionLayer]
  private let projected: [CompositionLayer]
  private var camera: CameraView?
  /// In document order, top first; links between them are weak.
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
    cameras = layers.filter { layer in
      if case .camera = layer.model.kind { !layer.model.isHidden } else { false }
    }
    projected = cameras.isEmpty ? [] : layers.filter(\.model.is3D)
    self.layers = layers
    isMatte = links.isMatte
    moveOrder = links.moveOrder.map { layers[$0] }
    chooseLayers()
  }

  /// The layers, in document order.
  var keypathChildren: [any KeypathSearchable] { layers.map { $0 } }

  /// The layers that are drawn, from the bottom.
  var drawnLayers: [CompositionLayer] { drawn }

  /// After an override, evaluates everything again that can change.
  func overridesChanged() {
    for layer in layers { layer.overridesChanged() }
    chooseLayers()
  }

  private func chooseLayers() {
    let visible = layers.indices.filter { layers[$0].showsSomething }
    let drawn = visible.filter { i in
      !layers[i].isHidden && !layers[i].model.isMatteSource && !isMatte[i]
    }
    var isShown = isMatte
    for i in drawn { isShown[i] = true }
    let effectMattes = Set(
      layers.flatMap { $0.effects?.matteLayers ?? [] }.compactMap { $0.map(ObjectIdentifier.init) }
    )
    if !effectMattes.isEmpty {
      for i in visible where effectMattes.contains(ObjectIdentifier(layers[i])) {
        isShown[i] = true
      }
    }
    shown = visible.filter { isShown[$0] }.map { layers[$0] }
    self.drawn = drawn.reversed().map { layers[$0] }
  }

  /// Updates to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for layer in moveOrder where layer.updateTransform(frame: frame, generation: generation) {
      changed = true
    }
    if !cameras.isEmpty, look(frame: frame, generation: generation) { changed = true }
    for layer in shown where layer.updateContents(frame: frame, generation: generation) {
      changed = true
    }
    return changed
  }

  /// Updates the projection by the camera of a frame.
  ///
  /// - Returns: Whether that differs from before.
  private func look(frame: Double, generation: Generation) -> Bool {
    let active = cameras.first { $0.model.inFrame <= frame && frame < $0.model.outFrame }
    active?.prepare(frame: frame, generation: generation)
    camera = active?.cameraView
    var changed = false
    for layer in projected where layer.project(camera, generation: generation) { changed = true }
    return changed
  }

  /// Appends the items.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    for layer in camera.map(byDepth) ?? drawn { layer.emit(into: &list, state) }
  }

  /// The drawn layers; consecutive three-dimensional ones from the farthest to the nearest.
  private func byDepth(_ camera: CameraView) -> [CompositionLayer] {
    var result: [CompositionLayer] = []
    for run in drawn.chunked(on: \.model.is3D) {
      guard run.first?.model.is3D == true else {
        result += run
        continue
      }
      let depths = run.map { camera.depth(of: $0.space, at: $0.transform.pivot) }
      result += run.indices.sorted { i, j in
        let (a, b) = (depths[i - run.startIndex], depths[j - run.startIndex])
        return a == b ? i < j : a > b
      }.map { run[$0] }
    }
    return result
  }
}

extension [CompositionLayer] {
  /// Runs of equal neighbors.
  fileprivate func chunked(on key: (CompositionLayer) -> Bool) -> [ArraySlice<CompositionLayer>] {
    var runs: [ArraySlice<CompositionLayer>] = []
    var start = startIndex
    for i in indices.dropFirst() where key(self[i]) != key(self[i - 1]) {
      runs.append(self[start..<i])
      start = i
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
