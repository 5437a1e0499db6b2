package import LottieModel
package import LottieScene

/// The items that a layer writes, beside those of the layers within it, and what they take.
package struct LayerItems {
  /// The names of the layers around it, and its own.
  package let keypath: [String]
  /// Its location in the document.
  package let location: JSONLocation
  /// The indices of its items in the list, in order.
  package let items: [Int]
  /// What it took to update it and to write its items.
  package let spent: InnermostMeter<ObjectIdentifier>.Amount
}

/// A frame's list, and who wrote what of it.
package struct AttributedList {
  /// The list.
  package let list: DisplayList
  /// The layers that wrote something, or took work, those in front first.
  package let layers: [LayerItems]
  /// The generation of paths that the last frame did not have.
  package let generation: Generation
  /// Nanoseconds of one core that all took, with the frame before it, estimated.
  package let work: Int
}

extension Composition {
  /// The list of a frame with the layer of each item; what differs from a frame before it is new.
  ///
  /// `clock`: Seconds of processor time so far; without it no time is measured.
  package func attributedList(
    atFrame frame: Double,
    after previous: Double,
    clock: (() -> Double)? = nil
  ) -> AttributedList {
    let before = layerWork
    let meter = InnermostMeter<ObjectIdentifier> { [self] in
      .init(work: layerWork + identities.listWork, time: clock?() ?? 0)
    }
    let builder = writeApart(frame: frame, after: previous, meter)
    var list = DisplayList(size: animation.size)
    list.items = builder.items
    list.generation = generation
    return AttributedList(
      list: list,
      layers: layers(of: builder, meter),
      generation: generation,
      work: layerWork - before + builder.work
    )
  }

  private func layers(
    of builder: DisplayListBuilder,
    _ meter: InnermostMeter<ObjectIdentifier>
  ) -> [LayerItems] {
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
        let own = items[ObjectIdentifier(layer)] ?? []
        let spent = meter.amounts[ObjectIdentifier(layer)] ?? .init()
        if !own.isEmpty || spent.work > 0 {
          result.append(
            LayerItems(
              keypath: keypath,
              location: layer.model.location,
              items: own,
              spent: spent
            )
          )
        }
        if let precomp = layer.contents as? PreCompositionLayer { add(precomp.layers, keypath) }
      }
    }
    add(root.layers, [])
    return result
  }
}
