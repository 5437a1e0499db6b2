public import LottieScene

/// One item of a shape layer or a group: a path, a modifier, a paint or a group of items.
public struct ShapeItem: Hashable, Sendable {
  /// Name; "Layer" when the document has none, as in lottie-ios.
  public var name: String
  /// Whether it is hidden, `hd`; it then has no effect.
  public var isHidden: Bool
  /// Blend mode with what is below.
  public var blendMode: BlendMode
  /// The kind of item.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation

  /// The kinds of item, by the document's `ty`.
  public indirect enum Kind: Hashable, Sendable {
    /// Items with a common transform: `gr`.
    case group(Group)
    /// A free path: `sh`.
    case path(Path)
    /// An ellipse: `el`.
    case ellipse(Ellipse)
    /// A rectangle: `rc`.
    case rectangle(Rectangle)
    /// A star or regular polygon: `sr`.
    case star(Star)
    /// Fills the paths above it with one color: `fl`.
    case fill(Fill)
    /// Strokes the paths above it with one color: `st`.
    case stroke(Stroke)
    /// Fills the paths above it with a gradient: `gf`.
    case gradientFill(GradientFill)
    /// Strokes the paths above it with a gradient: `gs`.
    case gradientStroke(GradientStroke)
    /// A paint that draws nothing (`no`).
    case noStyle
    /// Trims the paths above it: `tm`.
    case trim(Trim)
    /// Rounds the corners of the paths above it: `rd`.
    case roundedCorners(RoundedCorners)
    /// Repeats everything above it: `rp`.
    case repeater(Repeater)
    /// Merges the paths above it into one: `mm`.
    case merge(Merge)
    /// Offsets the paths above it: `op`.
    case offsetPath(OffsetPath)
    /// Pucker and bloat: `pb`.
    case puckerBloat(PuckerBloat)
    /// Adds ridges to the paths above it: `zz`.
    case zigZag(ZigZag)
    /// Rotates the paths above it, most at a center: `tw`.
    case twist(Twist)
    /// `tr` outside of a group: in the list of a layer. Players differ; it is not applied.
    case transform(Transform)
    /// Another `ty`, as written; not drawn.
    case unknown(String)
  }
}

extension ShapeItem {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    guard let type = item["ty"], type.isString else {
      throw Malformed(item, missing: "ty", "a shape type")
    }
    self.init(
      name: item.text("nm") ?? "Layer",
      isHidden: item.flag("hd"),
      blendMode: reader.blendMode(item),
      kind: try Kind(type, item, &reader),
      location: item.location
    )
  }
}

extension ShapeItem.Kind {
  fileprivate init(
    _ type: JSONCursor,
    _ item: JSONCursor,
    _ reader: inout ModelReader
  ) throws(Malformed) {
    self = type.isString("gr") ? .group(Group(item, &reader)) : try Self.single(type, item, &reader)
  }

  // Apart from groups, which hold each other: the values of all kinds take 5 KB of stack.
  @inline(never)
  private static func single(
    _ type: JSONCursor,
    _ item: JSONCursor,
    _ reader: inout ModelReader
  ) throws(Malformed) -> Self {
    switch type {
    case "sh": .path(try Path(item, &reader))
    case "el": .ellipse(try Ellipse(item, &reader))
    case "rc": .rectangle(try Rectangle(item, &reader))
    case "sr": .star(try Star(item, &reader))
    case "fl": .fill(try Fill(item, &reader))
    case "st": .stroke(try Stroke(item, &reader))
    case "gf": .gradientFill(try GradientFill(item, &reader))
    case "gs": .gradientStroke(try GradientStroke(item, &reader))
    case "no": .noStyle
    case "tm": .trim(Trim(item, &reader))
    case "rd": .roundedCorners(try RoundedCorners(item, &reader))
    case "rp": .repeater(try Repeater(item, &reader))
    case "mm": .merge(Merge(item))
    case "op": .offsetPath(try OffsetPath(item, &reader))
    case "pb": .puckerBloat(try PuckerBloat(item, &reader))
    case "zz": .zigZag(try ZigZag(item, &reader))
    case "tw": .twist(Twist(item, &reader))
    case "tr": .transform(Transform(item, &reader))
    default: .unknown(type.string ?? "")
    }
  }
}

extension ModelReader {
  /// The items of an array; those that cannot be read are left out.
  mutating func shapeItems(_ cursor: JSONCursor?) -> [ShapeItem] {
    list(cursor, "shape item") { reader, item throws(Malformed) in try ShapeItem(item, &reader) }
  }
}
