/// Merges all paths above it into one.
public struct Merge: Hashable, Sendable {
  /// The operation, by the document's `mm`.
  public enum Mode: Int, CaseIterable, Hashable, Sendable {
    /// All contours as one path, filled by the nonzero rule (`mm` 1).
    case merge = 1
    /// Union (`mm` 2).
    case add = 2
    /// The first path minus the others (`mm` 3).
    case subtract = 3
    /// Intersection (`mm` 4).
    case intersect = 4
    /// The area inside an odd number of them.
    case exclude = 5
  }

  /// The operation, `mm`.
  public var mode: Mode
}

extension Merge {
  init(_ item: JSONCursor) {
    self.init(mode: Mode(rawValue: item.integer("mm") ?? 1) ?? .merge)
  }
}
