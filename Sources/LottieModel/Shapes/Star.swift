/// A star or a regular polygon.
public struct Star: Hashable, Sendable {
  /// Which of the two, by the document's `sy`.
  public enum Kind: Int, Hashable, Sendable {
    /// Points and notches.
    case star = 1
    /// Points only.
    case polygon = 2
  }

  /// Which of the two.
  public var kind: Kind
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Number of points.
  public var points: KeyframeGroup<Double>
  /// Degrees, clockwise; at 0 the first point is on top.
  public var rotation: KeyframeGroup<Double>
  /// Centre to points.
  public var outerRadius: KeyframeGroup<Double>
  /// Percent.
  public var outerRoundness: KeyframeGroup<Double>
  /// Centre to notches; stars only.
  public var innerRadius: KeyframeGroup<Double>
  /// Percent; stars only.
  public var innerRoundness: KeyframeGroup<Double>
  /// Direction.
  public var direction: PathDirection
}

extension Star {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      kind: Kind(rawValue: item.integer("sy") ?? 1) ?? .star,
      position: try reader.property(item, "p"),
      points: try reader.property(item, "pt"),
      rotation: reader.property(item, "r", default: 0),
      outerRadius: try reader.property(item, "or"),
      outerRoundness: reader.property(item, "os", default: 0),
      innerRadius: reader.property(item, "ir", default: 0),
      innerRoundness: reader.property(item, "is", default: 0),
      direction: PathDirection(item)
    )
  }
}
