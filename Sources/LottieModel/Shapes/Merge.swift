/// Merges all paths above it into one.
public struct Merge: Hashable, Sendable {
  /// The operation, by the document's `mm`.
  public enum Mode: Int, Hashable, Sendable {
    /// All contours together.
    case merge = 1
    /// Union.
    case add = 2
    /// The first minus the others.
    case subtract = 3
    /// Intersection.
    case intersect = 4
    /// The area inside an odd number of them.
    case exclude = 5
  }

  /// The operation.
  public var mode: Mode
}

extension Merge {
  init(_ item: JSONCursor) {
    self.init(mode: Mode(rawValue: item.integer("mm") ?? 1) ?? .merge)
  }
}
