import LottieGeometry
import LottieScene

/// What is remembered of an item from one list to the next.
struct ItemRecord {
  var id: UInt32
  var generation: Generation
  /// The identity of the group it lies in; `UInt32.max` + its own depth is never one.
  var parent: UInt32
  /// Index just past its descendants.
  var end: Int
  /// Pixels it may touch, clips and masks of its groups not regarded.
  var ownBox: PixelBox
  /// Pixels it may touch.
  var box: PixelBox
  /// Whether it or something in it has a blend mode.
  var hasBlend = false
  /// Whether it is one leaf, or a group around one, mattes not among them.
  var isSingle = false
  /// Whether it is a group.
  var isGroup = false
}
