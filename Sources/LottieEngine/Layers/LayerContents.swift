import LottieGeometry
import LottieScene

/// The contents of a layer of any kind.
protocol LayerContents: AnyObject {
  /// Whether at most one item is drawn, so that the layer's opacity and blend mode are that item's.
  var isSingle: Bool { get }
  /// Whether any blend mode inside is not normal.
  var containsBlend: Bool { get }
  /// Size to which it is clipped, from the origin; nil is not clipped.
  var clip: Size? { get }
  /// Whether an update at another frame may change it, once it was updated.
  var mayChange: Bool { get }
  /// Updates to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool
  /// Its own properties, by name.
  var keypathProperties: [KeypathProperty] { get }
  /// Its named children.
  var keypathChildren: [any KeypathSearchable] { get }
  /// The time of its children at a time of the layer.
  func childFrame(_ frame: Double) -> Double
  /// After an override, evaluates everything again that can change.
  func overridesChanged()
  /// Appends its items.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState)
  /// Forgets what it wrote, as it is about to be written anew or not at all.
  func forgetWritten()
  /// Writes only that anew which the update of a generation changed.
  ///
  /// - Returns: False when the list must be written as a whole; nil when the contents must.
  func rewrite(
    _ generation: Generation,
    into list: inout DisplayListBuilder,
    _ items: inout [DisplayItem]
  ) -> Bool?
}

extension LayerContents {
  /// Whether its items have opacities of their own.
  var setsOpacity: Bool { self is ShapeCompositionLayer || self is PreCompositionLayer }
  /// The clip to its size, by the map from layer coordinates to those of the composition.
  func clipItem(_ matrix: Affine) -> ClipItem? {
    clip.map { size in
      ClipItem(rect: Rect(x: 0, y: 0, width: size.width, height: size.height), transform: matrix)
    }
  }

  var keypathProperties: [KeypathProperty] { [] }
  var keypathChildren: [any KeypathSearchable] { [] }
  func childFrame(_ frame: Double) -> Double { frame }
  func overridesChanged() {}
  var mayChange: Bool { true }
  func forgetWritten() {}
  func rewrite(
    _ generation: Generation,
    into list: inout DisplayListBuilder,
    _ items: inout [DisplayItem]
  ) -> Bool? { nil }
}
