public import LottieGeometry
public import LottieScene

/// Strokes paths with one colour.
public struct Stroke: Hashable, Sendable {
  /// Colour.
  public var color: KeyframeGroup<Color>
  /// Opacity, percent.
  public var opacity: KeyframeGroup<Double>
  /// Width, caps, joins, dashes.
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

/// The members common to all strokes.
public struct StrokeShape: Hashable, Sendable {
  /// Width.
  public var width: KeyframeGroup<Double>
  /// Line cap.
  public var lineCap: LineCap
  /// Line join.
  public var lineJoin: LineJoin
  /// Miter limit, as a multiple of the width.
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

/// An entry of a dash pattern.
public struct DashElement: Hashable, Sendable {
  /// The role of a dash entry, by the document's `n`.
  public enum Kind: String, Hashable, Sendable {
    /// A dash.
    case dash = "d"
    /// A gap.
    case gap = "g"
    /// The offset.
    case offset = "o"
  }

  /// The role.
  public var kind: Kind
  /// Length.
  public var length: KeyframeGroup<Double>
  /// Location in the document.
  public var location: JSONLocation
}
