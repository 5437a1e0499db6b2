import LottieScene

/// A layer's contents, and an image above them that moves with the layer.
///
/// The image lies in the layer's space with its top left corner at the origin, one unit per pixel.
final class OverlaidContents: LayerContents {
  private let inner: (any LayerContents)?
  private let overlay: ImageCompositionLayer
  private var isFirstUpdate = true

  /// `inner`: The contents below the image; nil for none.
  init(_ inner: (any LayerContents)?, overlay: ImageResource, id: UInt32) {
    self.inner = inner
    self.overlay = ImageCompositionLayer(overlay, size: nil, id: id)
  }

  let isSingle = false
  var containsBlend: Bool { inner?.containsBlend ?? false }
  var clip: Size? { inner?.clip }
  var keypathProperties: [KeypathProperty] { inner?.keypathProperties ?? [] }
  var keypathChildren: [any KeypathSearchable] { inner?.keypathChildren ?? [] }
  func childFrame(_ frame: Double) -> Double { inner?.childFrame(frame) ?? frame }
  func overridesChanged() { inner?.overridesChanged() }

  func update(frame: Double, generation: Generation) -> Bool {
    defer { isFirstUpdate = false }
    return inner?.update(frame: frame, generation: generation) == true || isFirstUpdate
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    inner?.emit(into: &list, state)
    overlay.emit(into: &list, state)
  }
}
