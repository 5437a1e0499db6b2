/// A star or a regular polygon.
public struct Star: Hashable, Sendable {
  /// Star or polygon, by the document's `sy`.
  public enum Kind: Int, Hashable, Sendable {
    /// Outer and inner points.
    case star = 1
    /// Outer points only.
    case polygon = 2
  }

  /// Star or polygon.
  public var kind: Kind
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Number of points.
  public var points: KeyframeGroup<Double>
  /// Rotation, degrees clockwise; at 0 the first point is at the top.
  public var rotation: KeyframeGroup<Double>
  /// Outer radius.
  public var outerRadius: KeyframeGroup<Double>
  /// Outer roundness, percent.
  public var outerRoundness: KeyframeGroup<Double>
  /// Inner radius; stars only.
  public var innerRadius: KeyframeGroup<Double>
  /// Inner roundness, percent; stars only.
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
