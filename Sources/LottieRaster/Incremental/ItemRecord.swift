import LottieGeometry
import LottieScene

/// A record of an item, kept from one list to the next.
struct ItemRecord {
  var id: UInt32
  var generation: Generation
  /// The identity of the group it lies in; `UInt32.max` at the top.
  var parent: UInt32
  /// Index just past its descendants.
  var end: Int
  /// Pixels it may touch, clips and masks of its groups not regarded.
  var ownBox = PixelBox.empty
  /// Pixels it may touch.
  var box = PixelBox.empty
  /// Pixels that may differ when it does: filters of its groups carry it further.
  var damageBox = PixelBox.empty
  /// The rows outside which a leaf that changed is as it was; nil when all of it may differ.
  var changedRows: Range<Int>?
  /// Pixels the content of a group with filters may touch before they are applied.
  var contentBox = PixelBox.empty
  /// Whether it or something in it has a blend mode.
  var hasBlend = false
  /// Whether it is one leaf, or a group around one, mattes not among them.
  var isSingle = false
  /// Whether it is a group.
  var isGroup = false
  /// For how many lists, up to 255, nothing of it changed; of a group, nothing inside it.
  var unchangedFrames: UInt8 = 0
  /// The same for a leaf's shape: path and matrix.
  var unchangedShapeFrames: UInt8 = 0
  /// The estimated work of a leaf; nil when it is not known.
  var work: Int?
  /// Cache slot of its coverage or layer, or -1.
  var slot: Int32 = -1
  /// A leaf's shape, to tell whether just its paint changed.
  var shape: Shape?

  /// A path and its matrix: a hint only, as an identity may be reused.
  struct Shape: Equatable {
    var path: ObjectIdentifier
    var transform: Affine
  }

  init(id: UInt32, generation: Generation, parent: UInt32, end: Int) {
    self.id = id
    self.generation = generation
    self.parent = parent
    self.end = end
  }
}
