public import LottieGeometry
public import LottieScene

/// Strokes the paths above it with one color (`st`).
public struct Stroke: Hashable, Sendable {
  /// Color, `c`, components in 0…1.
  public var color: KeyframeGroup<Color>
  /// Opacity in percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// Width, caps, joins and dashes, as of any stroke.
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

/// The members common to strokes with a color and with a gradient.
public struct StrokeShape: Hashable, Sendable {
  /// Width in units of the group, `w`, half of it on each side of the path.
  public var width: KeyframeGroup<Double>
  /// Line cap, of open contours and dashes, `lc`.
  public var lineCap: LineCap
  /// Line join, `lj`.
  public var lineJoin: LineJoin
  /// Miter limit, in multiples of the width: `ml2`, or else the constant `ml`.
  public var miterLimit: KeyframeGroup<Double>
  /// Dashes, gaps and the offset, in document order.
  public var dashes: [DashElement]
}

extension StrokeShape {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      width: try reader.property(item, "w"),
      lineCap: LineCap(rawValue: item.integer("lc") ?? 2) ?? .round,
      lineJoin: LineJoin(rawValue: item.integer("lj") ?? 2) ?? .round,
      miterLimit: item["ml2"] == nil
        ? KeyframeGroup(item.number("ml") ?? 4, location: item.location)
        : reader.property(item, "ml2", default: item.number("ml") ?? 4),
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
    /// Length of a dash, `d`.
    case dash = "d"
    /// Length of a gap, `g`.
    case gap = "g"
    /// Offset into the pattern at which the path starts, `o`.
    case offset = "o"
  }

  /// Whether it is a dash, a gap or the offset, `n`.
  public var kind: Kind
  /// Length in units of the group, `v`.
  public var length: KeyframeGroup<Double>
  /// Location in the document.
  public var location: JSONLocation
}
