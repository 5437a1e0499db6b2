public import LottieGeometry
public import LottieScene

/// Strokes in one colour.
public struct Stroke: Hashable, Sendable {
  /// Colour.
  public var color: KeyframeGroup<Color>
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// Width, ends, corners, dashes.
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

/// What every stroke has.
public struct StrokeShape: Hashable, Sendable {
  /// Width.
  public var width: KeyframeGroup<Double>
  /// Ends.
  public var lineCap: LineCap
  /// Corners.
  public var lineJoin: LineJoin
  /// Longest miter in widths.
  public var miterLimit: Double
  /// Dashes, gaps and the offset, in the document's order.
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
    /// Length drawn.
    case dash = "d"
    /// Length left out.
    case gap = "g"
    /// Where the pattern starts.
    case offset = "o"
  }

  /// The role.
  public var kind: Kind
  /// Length.
  public var length: KeyframeGroup<Double>
  /// Where it stands.
  public var location: JSONLocation
}
