/// The items of a frame, in painting order, for rasterizers and other outputs.
///
/// The items are a flattened tree: a group is followed by its descendants, and knows their end.
/// Every item has an identity that is stable from frame to frame and a generation that changes
/// whenever anything it depends on changes, so that two lists of one composition can be compared
/// without comparing contents.
public struct DisplayList: Sendable {
  /// Size of the composition in its own units; the list is clipped to it.
  public var size: Size
  /// The items, in painting order.
  public var items: [DisplayItem]
  /// Changes whenever any item does: equal generations of one composition mean equal lists.
  public var generation: Generation

  /// Creates a list; the same `generation` promises the same items as before.
  public init(size: Size, items: [DisplayItem] = [], generation: Generation = 0) {
    self.size = size
    self.items = items
    self.generation = generation
  }
}

/// Counts the updates of a composition; the generation of an object is that of its last change.
public typealias Generation = UInt64
