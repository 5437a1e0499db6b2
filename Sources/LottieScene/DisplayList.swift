/// What is drawn in a frame, in painting order, for anything that makes pixels or other output of it.
///
/// The items are a tree written flat: a group is followed by its descendants, and knows where they
/// end. Every item has an identity that stays the same from frame to frame and a generation that
/// changes whenever anything it needs changes, so that two lists of one composition are compared
/// without looking into them.
public struct DisplayList: Sendable {
  /// Size of the composition in its own units; the list is clipped to it.
  public var size: Size
  /// The items, in painting order.
  public var items: [DisplayItem]
  /// Changes whenever any item does: equal generations of one composition mean equal lists.
  public var generation: Generation

  /// A list; the same `generation` promises the same items as before.
  public init(size: Size, items: [DisplayItem] = [], generation: Generation = 0) {
    self.size = size
    self.items = items
    self.generation = generation
  }
}

/// Counts the updates of a composition; a thing's generation is that of its last change.
public typealias Generation = UInt64
