/// A star or a regular polygon (`sr`), drawn from its top clockwise.
public struct Star: Hashable, Sendable {
  /// Star or polygon, by the document's `sy`.
  public enum Kind: Int, Hashable, Sendable {
    /// Points with notches between them (`sy` 1).
    case star = 1
    /// Points only: a regular polygon (`sy` 2).
    case polygon = 2
  }

  /// Star or polygon, `sy`.
  public var kind: Kind
  /// Center, `p`, in the group's space.
  public var position: KeyframeGroup<Vector3D>
  /// Number of points, `pt`; a star has as many notches.
  public var points: KeyframeGroup<Double>
  /// Rotation, degrees clockwise; at 0 the first point is at the top.
  public var rotation: KeyframeGroup<Double>
  /// Distance from the center to the points, `or`.
  public var outerRadius: KeyframeGroup<Double>
  /// Percent of rounding of the points, `os`.
  public var outerRoundness: KeyframeGroup<Double>
  /// Distance from the center to the notches, `ir`; stars only.
  public var innerRadius: KeyframeGroup<Double>
  /// Percent of rounding of the notches, `is`; stars only.
  public var innerRoundness: KeyframeGroup<Double>
  /// Which way round it is drawn, which matters for trims, dashes and the nonzero rule.
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
