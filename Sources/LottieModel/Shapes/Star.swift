/// A star or a regular polygon (`sr`), drawn from its top clockwise.
public struct Star: Hashable, Sendable {
  /// Star or polygon, by the document's `sy`.
  public enum Kind: Int, Hashable, Sendable {
    /// A star, with alternating outer and inner points (`sy` 1).
    case star = 1
    /// A regular polygon (`sy` 2).
    case polygon = 2
  }

  /// Star or polygon, `sy`.
  public var kind: Kind
  /// Center, `p`, in the group's space.
  public var position: KeyframeGroup<Vector3D>
  /// Number of outer points, `pt`; a star has as many inner points.
  public var points: KeyframeGroup<Double>
  /// Rotation, degrees clockwise; at 0 the first point is at the top.
  public var rotation: KeyframeGroup<Double>
  /// Outer radius, `or`.
  public var outerRadius: KeyframeGroup<Double>
  /// Outer roundness in percent, `os`.
  public var outerRoundness: KeyframeGroup<Double>
  /// Inner radius, `ir`; stars only.
  public var innerRadius: KeyframeGroup<Double>
  /// Inner roundness in percent, `is`; stars only.
  public var innerRoundness: KeyframeGroup<Double>
  /// The direction in which it is drawn, which matters for trims, dashes and the nonzero rule.
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
