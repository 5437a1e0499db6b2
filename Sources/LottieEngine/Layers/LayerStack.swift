import LottieGeometry
import LottieModel
import LottieScene

/// The layers of a composition: parents and mattes found, in the order they move and are drawn.
final class LayerStack {
  /// As in the document, the first on top.
  let layers: [CompositionLayer]
  /// Parents before children.
  private let moveOrder: [CompositionLayer]
  /// From the bottom to the top; without mattes and hidden layers.
  private let drawn: [CompositionLayer]
  /// Those that show something, directly or as a matte.
  private let shown: [CompositionLayer]
  /// Whether anything within is mixed otherwise than normally.
  let containsBlend: Bool

  /// - Parameter report: Takes note of references that lead nowhere or round in a circle.
  init(_ layers: [CompositionLayer], report: (Diagnostic.Code, String, CompositionLayer) -> Void) {
    self.layers = layers
    var byIndex: [Int: CompositionLayer] = [:]
    for layer in layers.reversed() { if let index = layer.model.index { byIndex[index] = layer } }
    moveOrder = LayerStack.linkParents(layers, byIndex, report)
    let mattes = LayerStack.linkMattes(layers, byIndex, report)
    func isMatte(_ layer: CompositionLayer) -> Bool { mattes.contains(ObjectIdentifier(layer)) }
    func isDrawn(_ layer: CompositionLayer) -> Bool {
      !layer.model.isHidden && !layer.model.isMatteSource && !isMatte(layer)
    }
    shown = layers.filter { $0.contents != nil && (isMatte($0) || isDrawn($0)) }
    let drawn = Array(shown.reversed().filter(isDrawn))
    self.drawn = drawn
    containsBlend = drawn.contains {
      $0.model.blendMode != .normal || $0.contents?.containsBlend == true
    }
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

  /// Finds the parents, cutting circles where they close.
  ///
  /// - Returns: The layers with parents before children.
  private static func linkParents(
    _ layers: [CompositionLayer],
    _ byIndex: [Int: CompositionLayer],
    _ report: (Diagnostic.Code, String, CompositionLayer) -> Void
  ) -> [CompositionLayer] {
    var order: [CompositionLayer] = []
    order.reserveCapacity(layers.count)
    var done: Set<ObjectIdentifier> = []
    for layer in layers where !done.contains(ObjectIdentifier(layer)) {
      var chain: [CompositionLayer] = []
      var open: Set<ObjectIdentifier> = []
      var next: CompositionLayer? = layer
      while let current = next, !done.contains(ObjectIdentifier(current)) {
        chain.append(current)
        open.insert(ObjectIdentifier(current))
        next = nil
        guard let index = current.model.parent else { continue }
        guard let parent = byIndex[index] else {
          report(.missingReference, "parent \(index) is not in the composition", current)
          continue
        }
        guard !open.contains(ObjectIdentifier(parent)) else {
          report(.cycle, "parents form a circle; the layer hangs on none", current)
          continue
        }
        current.parent = parent
        next = parent
      }
      for current in chain.reversed() {
        done.insert(ObjectIdentifier(current))
        order.append(current)
      }
    }
    return order
  }

  /// Finds the mattes, leaving out those that lead in a circle.
  ///
  /// - Returns: The layers that are mattes.
  private static func linkMattes(
    _ layers: [CompositionLayer],
    _ byIndex: [Int: CompositionLayer],
    _ report: (Diagnostic.Code, String, CompositionLayer) -> Void
  ) -> Set<ObjectIdentifier> {
    var mattes: Set<ObjectIdentifier> = []
    for (i, layer) in layers.enumerated() where layer.model.matteMode != nil {
      let wanted = layer.model.matteParent
      let source = wanted.map { byIndex[$0] } ?? (i > 0 ? layers[i - 1] : nil)
      guard let source else {
        let name = wanted.map { "layer \($0)" } ?? "the layer above"
        report(.missingReference, "the track matte, \(name), is not in the composition", layer)
        continue
      }
      var next: CompositionLayer? = source
      while let current = next, current !== layer { next = current.matte }
      guard next == nil else {
        report(.cycle, "track mattes form a circle; the layer is drawn without", layer)
        continue
      }
      layer.matte = source
      mattes.insert(ObjectIdentifier(source))
    }
    return mattes
  }
}
