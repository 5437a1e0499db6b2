/// Which members of what are properties, and what they hold.
enum PropertyTable {
  static let transform: [(StaticString, PropertyContent)] = [
    ("a", .position), ("p", .position), ("s", .vector), ("r", .scalar), ("o", .scalar),
    ("sk", .scalar), ("sa", .scalar), ("rx", .scalar), ("ry", .scalar), ("rz", .scalar),
    ("or", .vector),
  ]
  static let repeaterTransform: [(StaticString, PropertyContent)] =
    transform + [("so", .scalar), ("eo", .scalar)]
  static let mask: [(StaticString, PropertyContent)] = [
    ("pt", .bezier), ("o", .scalar), ("x", .scalar), ("f", .vector),
  ]

  /// The properties of a shape.
  static func of(_ type: ShapeType) -> [(StaticString, PropertyContent)] { table[type] ?? [] }

  private static let stroke: [(StaticString, PropertyContent)] = [
    ("o", .scalar), ("w", .scalar), ("ml2", .scalar),
  ]
  private static let gradient: [(StaticString, PropertyContent)] = [
    ("s", .position), ("e", .position), ("h", .scalar), ("a", .scalar),
  ]

  private static let table: [ShapeType: [(StaticString, PropertyContent)]] = [
    .path: [("ks", .bezier)],
    .ellipse: [("p", .position), ("s", .vector)],
    .rectangle: [("p", .position), ("s", .vector), ("r", .scalar)],
    .star: [
      ("p", .position), ("or", .scalar), ("os", .scalar), ("r", .scalar), ("pt", .scalar),
      ("ir", .scalar), ("is", .scalar),
    ],
    .fill: [("o", .scalar), ("c", .color)],
    .stroke: stroke + [("c", .color)],
    .gradientFill: gradient + [("o", .scalar)],
    .gradientStroke: gradient + stroke,
    .transform: transform,
    .trim: [("s", .scalar), ("e", .scalar), ("o", .scalar)],
    .repeater: [("c", .scalar), ("o", .scalar)],
    .roundedCorners: [("r", .scalar)],
    .pucker: [("a", .scalar)],
    .offset: [("a", .scalar), ("ml", .scalar)],
    .zigZag: [("s", .scalar), ("r", .scalar), ("pt", .scalar)],
    .twist: [("a", .scalar), ("c", .position)],
  ]
}
