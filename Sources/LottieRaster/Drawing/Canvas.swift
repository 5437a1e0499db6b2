import LottieScene

/// The target and state of drawing at some depth of the tree.
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
  /// A byte a pixel, without the rows that repeat.
  private let map: CoverageMap
  /// Pixels known to be covered wholly.
  let inner: PixelBox
  /// Rows that are alike, of which only the first is stored.
  let alike: Range<Int>

  /// Creates coverage whose rows `alike` are stored once; `map` has that many fewer.
  init(map: CoverageMap, inner: PixelBox = .empty, alike: Range<Int> = 0..<0) {
    self.map = map
    self.inner = inner
    self.alike = alike
  }

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    if y < alike.lowerBound || alike.isEmpty { return map.address(x, y) }
    return map.address(x, max(alike.lowerBound, y &- (alike.count &- 1)))
  }
}
