package import LottieModel
package import LottieScene

/// The items that a layer writes, beside those of the layers within it.
package struct LayerItems {
  /// The names of the layers around it, and its own.
  package let keypath: [String]
  /// Its location in the document.
  package let location: JSONLocation
  /// The indices of its items in the list, in order.
  package let items: [Int]
}

/// A frame's list, and who wrote what of it.
package struct AttributedList {
  /// The list.
  package let list: DisplayList
  /// The layers that wrote something, those in front first.
  package let layers: [LayerItems]
  /// The generation of paths that the last frame did not have.
  package let generation: Generation
}

extension Composition {
  /// The list of a frame with the layer of each item; what differs from a frame before it is new.
  package func attributedList(atFrame frame: Double, after previous: Double?) -> AttributedList {
    if let previous { update(frame: previous) }
    update(frame: frame)
    var builder = DisplayListBuilder(identities, animation.dialect, notesLayers: true)
    builder.maximumBytes = listBytes
    root.emit(into: &builder, EmitState())
    var list = DisplayList(size: animation.size)
    list.items = builder.items
    list.generation = generation
    return AttributedList(list: list, layers: layers(of: builder), generation: generation)
  }

  private func layers(of builder: DisplayListBuilder) -> [LayerItems] {
    var owners = [Int](repeating: -1, count: builder.items.count)
    // Layers within others come before them.
    for (number, part) in builder.layerParts.enumerated() {
      for index in part.items where owners[index] < 0 { owners[index] = number }
    }
    var items: [ObjectIdentifier: [Int]] = [:]
    for (index, owner) in owners.enumerated() where owner >= 0 {
      items[ObjectIdentifier(builder.layerParts[owner].layer), default: []].append(index)
    }
    var result: [LayerItems] = []
    func add(_ layers: [CompositionLayer], _ names: [String]) {
      for layer in layers {
        let keypath = names + [layer.keypathName]
        if let own = items[ObjectIdentifier(layer)] {
          result.append(LayerItems(keypath: keypath, location: layer.model.location, items: own))
        }
        if let precomp = layer.contents as? PreCompositionLayer { add(precomp.layers, keypath) }
      }
    }
    add(root.layers, [])
    return result
  }
}
