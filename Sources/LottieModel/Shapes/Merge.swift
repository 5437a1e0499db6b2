/// Makes one path of all above it.
public struct Merge: Hashable, Sendable {
  /// How, by the document's `mm`.
  public enum Mode: Int, Hashable, Sendable {
    /// All contours together.
    case merge = 1
    /// Union.
    case add = 2
    /// The first without the others.
    case subtract = 3
    /// What all share.
    case intersect = 4
    /// The area inside an odd number of them.
    case exclude = 5
  }

  /// How.
  public var mode: Mode
}

extension Merge {
  init(_ item: JSONCursor) {
    self.init(mode: Mode(rawValue: item.integer("mm") ?? 1) ?? .merge)
  }
}
