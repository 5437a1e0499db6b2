import LottieScene

/// What a layer shows, and a picture above it that moves with the layer.
///
/// The picture lies in the layer's space with its top left corner at the origin, a pixel a unit.
final class OverlaidContents: LayerContents {
  private let inner: (any LayerContents)?
  private let overlay: ImageCompositionLayer
  private var isFirstUpdate = true

  /// `inner`: What the layer shows below the picture; nil is nothing.
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
