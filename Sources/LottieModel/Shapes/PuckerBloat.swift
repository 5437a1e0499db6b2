/// Pulls vertices in and curves out, or the reverse.
public struct PuckerBloat: Hashable, Sendable {
  /// Percent, `a`: vertices move inwards and curves outwards; negative the reverse.
  public var amount: KeyframeGroup<Double>
}

extension PuckerBloat {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(amount: try reader.property(item, "a"))
  }
}
