/// Keeps a part of the paths' length.
public struct Trim: Hashable, Sendable {
  /// The way several paths are trimmed, by the document's `m`.
  public enum Mode: Int, Hashable, Sendable {
    /// Each path is trimmed separately (`m` 1).
    case simultaneously = 1
    /// All paths are trimmed as one (`m` 2).
    case individually = 2
  }

  /// Start, in percent of the length, `s`.
  public var start: KeyframeGroup<Double>
  /// End, in percent of the length, `e`.
  public var end: KeyframeGroup<Double>
  /// Offset, degrees; 360 is the whole length.
  public var offset: KeyframeGroup<Double>
  /// Whether paths are trimmed separately or as one, `m`.
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
