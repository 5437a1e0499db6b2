/// Merges all paths above it into one.
public struct Merge: Hashable, Sendable {
  /// How several paths become one, by the document's `mm`.
  public enum Mode: Int, Hashable, Sendable {
    /// All contours as one path, overlaps by the nonzero rule (`mm` 1).
    case merge = 1
    /// What any of them covers (`mm` 2).
    case add = 2
    /// The first path without what the others cover (`mm` 3).
    case subtract = 3
    /// What all of them cover (`mm` 4).
    case intersect = 4
    /// The area inside an odd number of them.
    case exclude = 5
  }

  /// How the paths above it become one, `mm`.
  public var mode: Mode
}

extension Merge {
  init(_ item: JSONCursor) {
    self.init(mode: Mode(rawValue: item.integer("mm") ?? 1) ?? .merge)
  }
}
