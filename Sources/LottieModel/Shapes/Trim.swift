/// Keeps a part of the paths' length.
public struct Trim: Hashable, Sendable {
  /// How several paths are trimmed, by the document's `m`.
  public enum Mode: Int, Hashable, Sendable {
    /// The part is taken of each path by itself (`m` 1).
    case simultaneously = 1
    /// The part is taken of all paths as if they were one (`m` 2).
    case individually = 2
  }

  /// Where the part begins, in percent of the length, `s`.
  public var start: KeyframeGroup<Double>
  /// Where the part ends, in percent of the length, `e`.
  public var end: KeyframeGroup<Double>
  /// Offset, degrees; 360 is the whole length.
  public var offset: KeyframeGroup<Double>
  /// Whether the part is taken of each path or of all together, `m`.
  public var mode: Mode
}

extension Trim {
  init(_ item: JSONCursor, _ reader: inout ModelReader) {
    self.init(
      start: reader.property(item, "s", default: 0),
      end: reader.property(item, "e", default: 100),
      offset: reader.property(item, "o", default: 0),
      mode: item.integer("m") == 2 ? .individually : .simultaneously
    )
  }
}
