package import LottieGeometry
package import LottieScene

/// A still image that lies in a layer above all that the layer shows, and moves with it.
package struct LayerOverlay: Sendable {
  /// The image.
  package var image: ImageResource
  /// Its place in the layer's space.
  package var frame: Rect

  /// Creates an overlay; without a frame its top left corner is the origin, a pixel a unit.
  package init(_ image: ImageResource, frame: Rect? = nil) {
    self.image = image
    self.frame =
      frame
      ?? Rect(
        x: 0,
        y: 0,
        width: Double(image.pixmap.width),
        height: Double(image.pixmap.height)
      )
  }
}

/// The contents of a layer, and images above them that move with the layer.
final class OverlaidContents: LayerContents {
  private struct Entry {
    let key: Int
    let id: UInt32
    var overlay: LayerOverlay
    var generation: Generation
  }

  private let inner: (any LayerContents)?
  /// From the bottom to the top.
  private var entries: [Entry] = []
  private var isOutdated = true

  /// Creates contents above `inner`; nil is nothing.
  init(_ inner: (any LayerContents)?) {
    self.inner = inner
  }

  /// Puts an image on top, replaces the one of the same key where it is, or, for nil, takes it away.
  ///
  /// - Returns: Whether there was or is one of the key.
  func set(
    _ overlay: LayerOverlay?,
    key: Int,
    generation: Generation,
    _ identities: IdentitySource
  ) -> Bool {
    isOutdated = true
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      guard let overlay else { return false }
      let id = identities.next()
      entries.append(Entry(key: key, id: id, overlay: overlay, generation: generation))
      return true
    }
    if let overlay {
      entries[index].overlay = overlay
      entries[index].generation = generation
    } else {
      entries.remove(at: index)
    }
    return true
  }

  let isSingle = false
  var containsBlend: Bool { inner?.containsBlend ?? false }
  var clip: Size? { inner?.clip }
  var keypathProperties: [KeypathProperty] { inner?.keypathProperties ?? [] }
  var keypathChildren: [any KeypathSearchable] { inner?.keypathChildren ?? [] }
  func childFrame(_ frame: Double) -> Double { inner?.childFrame(frame) ?? frame }
  func overridesChanged() { inner?.overridesChanged() }

  func update(frame: Double, generation: Generation) -> Bool {
    defer { isOutdated = false }
    return inner?.update(frame: frame, generation: generation) == true || isOutdated
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    inner?.emit(into: &list, state)
    for entry in entries {
      let frame = entry.overlay.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      let item = ImageItem(
        image: entry.overlay.image,
        size: Size(width: frame.width, height: frame.height),
        transform: Affine.translation(frame.minX, frame.minY).then(state.matrix),
        blend: state.blend
      )
      list.append(.image(item), id: entry.id, generation: entry.generation, state)
    }
  }
}
