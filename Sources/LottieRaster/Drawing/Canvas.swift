import LottieScene

/// Where and how items are drawn at some depth of the tree.
struct Canvas {
  /// The pixels.
  var surface: Surface
  /// Only these pixels are drawn; inside `surface.box`.
  var scissor: PixelBox
  /// Shapes are rasterized where they meet this box, whatever part is drawn: the frame, extended by
  /// what filters carry into it.
  var limit: PixelBox
  /// Coverage everything is multiplied with, if any.
  var clip: ClipCoverage?
  /// Factor of all opacities, 0…255, handed down by groups of a single item.
  var opacity: UInt32 = 255
  /// Replaces the item's own blend mode: that of a group handed down to its single item.
  var blend: BlendMode?
  /// Levels above.
  var depth = 0
  /// Whether coverage and layers may be cached here; not inside a layer that is.
  var caches = false
}

/// Coverage of a clip or of masks.
struct ClipCoverage {
  var map: CoverageMap
  /// Pixels known to be covered wholly.
  var inner: PixelBox
}
