public import LottieGeometry
public import LottieScene

/// Strokes the paths above it with one color (`st`).
public struct Stroke: Hashable, Sendable {
  /// Color, `c`, components in 0…1.
  public var color: KeyframeGroup<Color>
  /// Percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// Width, ends, corners and dashes, as of any stroke.
  public var shape: StrokeShape
}

extension Stroke {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      color: try reader.property(item, "c"),
      opacity: reader.property(item, "o", default: 100),
      shape: try StrokeShape(item, &reader)
    )
  }
}

/// What strokes of a color and of a gradient have in common.
public struct StrokeShape: Hashable, Sendable {
  /// Width in units of the group, `w`, half of it on each side of the path.
  public var width: KeyframeGroup<Double>
  /// How open contours and dashes end, `lc`.
  public var lineCap: LineCap
  /// How corners look on their outer side, `lj`.
  public var lineJoin: LineJoin
  /// Longest miter, in multiples of the width, `ml`; longer ones are cut off.
  public var miterLimit: Double
  /// Dashes, gaps and the offset, in document order.
  public var dashes: [DashElement]
}

extension StrokeShape {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      width: try reader.property(item, "w"),
      lineCap: LineCap(rawValue: item.integer("lc") ?? 2) ?? .round,
      lineJoin: LineJoin(rawValue: item.integer("lj") ?? 2) ?? .round,
      miterLimit: item.number("ml") ?? 4,
      dashes: reader.list(item["d"], "dash") { reader, entry throws(Malformed) in
        DashElement(
          kind: entry["n"]?.string.flatMap(DashElement.Kind.init) ?? .dash,
          length: try reader.property(entry, "v"),
          location: entry.location
        )
      }
    )
  }
}

/// An entry of a dash pattern: a dash, a gap, or the offset.
public struct DashElement: Hashable, Sendable {
  /// The role of a dash entry, by the document's `n`.
  public enum Kind: String, Hashable, Sendable {
    /// Length that is drawn, `d`.
    case dash = "d"
    /// Length that is left out, `g`.
    case gap = "g"
    /// How far into the pattern the path starts, `o`.
    case offset = "o"
  }

  /// Whether it is a dash, a gap or the offset, `n`.
  public var kind: Kind
  /// Length in units of the group, `v`.
  public var length: KeyframeGroup<Double>
  /// Where the entry stands in the document.
  public var location: JSONLocation
}
