package import LottieGeometry
import LottieModel
import LottieScene

extension Composition {
  /// Whether a point of the animation lies in the box of a layer at a frame; the box is turned and
  /// scaled with the layer.
  ///
  /// Hidden layers, those of opacity 0 and those out of their range are not hit; masks do not count. Of
  /// several layers of the name the lowest counts.
  package func hits(layer name: String, at point: Point, frame: Double) -> Bool {
    guard let (box, matrix) = hitBox(ofLayer: name, frame: frame),
      let local = matrix.inverse?.apply(point)
    else { return false }
    return box.minX <= local.x && local.x <= box.maxX && box.minY <= local.y && local.y <= box.maxY
  }

  /// The middle of the box in which a layer is hit at a frame; nil where it is not.
  package func hitCenter(ofLayer name: String, frame: Double) -> Point? {
    hitBox(ofLayer: name, frame: frame).map { box, matrix in
      matrix.apply(Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2))
    }
  }

  /// The box of a layer in its own coordinates, and where those lie.
  private func hitBox(ofLayer name: String, frame: Double) -> (box: Rect, matrix: Affine)? {
    update(frame: frame)
    var search = HitSearch(name: name, identities: identities)
    guard let found = search.first(in: root.keypathChildren, .identity) else { return nil }
    var list = DisplayListBuilder(identities)
    var state = EmitState()
    state.matrix = found.matrix
    found.layer.emitContents(into: &list, state)
    // Paths without a paint count too, as in dotLottie's player.
    let paths = (found.layer.contents as? ShapeCompositionLayer)?.pathBounds ?? .empty
    let box = (InkMeasure.box(of: list.items, under: found.matrix) ?? .empty).union(paths)
    let isBox = !box.isEmpty && box.width.isFinite && box.height.isFinite
    return isBox && found.matrix.inverse != nil ? (box, found.matrix) : nil
  }
}

/// Searches for a visible layer by its name, from the back.
private struct HitSearch {
  let name: String
  let identities: IdentitySource
  /// Layers still to visit.
  private var remaining = 100_000

  init(name: String, identities: IdentitySource) {
    self.name = name
    self.identities = identities
  }

  mutating func first(
    in nodes: [any KeypathSearchable],
    _ matrix: Affine
  ) -> (layer: CompositionLayer, matrix: Affine)? {
    for case let layer as CompositionLayer in nodes.reversed() {
      remaining -= 1
      guard remaining >= 0 else { return nil }
      guard layer.isInRange, !layer.isHidden, layer.transform.opacity > 0 else { continue }
      let matrix = layer.world.then(matrix)
      if layer.keypathName == name, layer.showsSomething { return (layer, matrix) }
      if let found = first(in: layer.keypathChildren, matrix) { return found }
    }
    return nil
  }
}
