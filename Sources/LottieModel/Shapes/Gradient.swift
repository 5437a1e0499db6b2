public import LottieGeometry

/// The members common to gradient fills and strokes: geometry and colors.
public struct GradientModel: Hashable, Sendable {
  /// The kind of gradient, by the document's `t`.
  public enum Kind: Int, Hashable, Sendable {
    /// Linear, from start to end point (`t` 1).
    case linear = 1
    /// Radial, from the start point to the distance of the end point (`t` 2).
    case radial = 2
    /// Conic, clockwise around the start point from the highlight angle on (`t` 3).
    case conic = 3
  }

  /// Linear, radial or conic, `t`.
  public var kind: Kind
  /// Start point, `s`; of a radial or conic gradient the center.
  public var startPoint: KeyframeGroup<Vector3D>
  /// End point, `e`, or a point on the circle; a conic gradient has none.
  public var endPoint: KeyframeGroup<Vector3D>
  /// Highlight length: distance of the focus from the center, percent of the radius.
  public var highlightLength: KeyframeGroup<Double>
  /// Highlight angle, `a`, in degrees: direction of the focus from that of the end point; of a conic
  /// gradient where it begins, from the x axis.
  public var highlightAngle: KeyframeGroup<Double>
  /// `colorCount` times offset, red, green, blue; then any number of pairs of offset and alpha.
  public var colors: KeyframeGroup<[Double]>
  /// Number of color stops, `g.p`; the numbers after them are opacity stops.
  public var colorCount: Int
}

extension GradientModel {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    guard let own = item["g"] else { throw Malformed(item, missing: "g", "gradient stops") }
    // A slot may replace the whole gradient, number of stops included.
    let slot = own["sid"]?.string
    let replacement = slot.flatMap { reader.slots[$0] }
    let stops = replacement?["k"]?.isObject == true ? replacement ?? own : own
    var colors: KeyframeGroup<[Double]> =
      if let replacement, replacement["k"]?.isArray == true {
        try reader.property(replacement)
      } else {
        try reader.property(stops, "k")
      }
    if colors.slotID == nil, let slot { colors.slotID = slot }
    let fewest = colors.keyframes.map(\.value.count).min() ?? 0
    let count =
      GradientModel.colorCount(
        in: stops,
        replacedBy: colors.slotID.flatMap { reader.slots[$0] },
        fewest
      )
      ?? fewest / 4
    let kind = Kind(rawValue: item.integer("t") ?? 1) ?? .linear
    self.init(
      kind: kind,
      startPoint: try reader.property(item, "s"),
      endPoint: kind == .conic && item["e"] == nil
        ? KeyframeGroup(Vector3D(0, 0), location: item.location)
        : try reader.property(item, "e"),
      highlightLength: reader.property(item, "h", default: 0),
      highlightAngle: reader.property(item, "a", default: 0),
      colors: colors,
      colorCount: max(0, min(count, fewest / 4))
    )
  }

  /// The number of colors in the document.
  ///
  /// A slot has its own, or else data of another length.
  private static func colorCount(
    in stops: JSONCursor,
    replacedBy replacement: JSONCursor?,
    _ numbers: Int
  ) -> Int? {
    let given = stops.integer("p")
    guard let replacement else { return given }
    if let own = replacement.integer("p") { return own }
    let before = stops["k"]?["k"].flatMap([Double].read)?.count
    guard let given, given > 0, before != nil, before != numbers else { return given }
    // With as many alphas as colors there are six numbers per color; otherwise four per color come
    // first.
    return numbers % 4 != 0 && numbers % 6 == 0 ? numbers / 6 : numbers / 4
  }
}

/// Fills the paths above it with a gradient (`gf`).
public struct GradientFill: Hashable, Sendable {
  /// Its geometry and colors.
  public var gradient: GradientModel
  /// Opacity in percent, 0…100, `o`; multiplied with that of the stops.
  public var opacity: KeyframeGroup<Double>
  /// Fill rule, `r`.
  public var fillRule: FillRule
}

extension GradientFill {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      gradient: try GradientModel(item, &reader),
      opacity: reader.property(item, "o", default: 100),
      fillRule: FillRule(item)
    )
  }
}

/// Strokes the paths above it with a gradient (`gs`).
public struct GradientStroke: Hashable, Sendable {
  /// Its geometry and colors.
  public var gradient: GradientModel
  /// Opacity in percent, 0…100, `o`; multiplied with that of the stops.
  public var opacity: KeyframeGroup<Double>
  /// Width, caps, joins and dashes, as of any stroke.
  public var shape: StrokeShape
}

extension GradientStroke {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      gradient: try GradientModel(item, &reader),
      opacity: reader.property(item, "o", default: 100),
      shape: try StrokeShape(item, &reader)
    )
  }
}
