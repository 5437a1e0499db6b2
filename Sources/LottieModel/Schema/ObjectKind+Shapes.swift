/// Shapes, by `ty`: groups and paths. Paints and modifiers have their own files.
extension ObjectKind {
  /// All kinds of shape.
  package static let shapes: [ObjectKind] = [
    group, path, ellipse, rectangle, star, groupTransform,
    fill, stroke, gradientFill, gradientStroke, noStyle,
    trimPaths, roundCorners, repeater, mergePaths, offsetPaths, puckerBloat, zigZag, twist,
  ]

  /// Members common to all shapes.
  static let shapeMembers: [Member] = [
    .constant("ty", .text, "Type"),
    .constant("nm", .text, "Name").optional.defaults(to: "Layer"),
    .constant("mn", .text, "Match Name").unread,
    .constant("hd", .boolean, "Hidden").optional.defaults(to: false),
    .constant("ix", .integer, "Property Index").unread,
    .constant("cix", .integer, "Contents Index").unread,
    .constant("ind", .integer, "Index").unread,
    .constant("bm", .choice(0...16), "Blend Mode").defaults(to: 0),
    .constant("cl", .text, "Class").unread,
    .constant("ln", .text, "Element Identifier").unread,
  ]

  /// A shape, in the specification or beyond it.
  static func shape(
    _ type: String,
    _ name: String,
    match matchName: String? = nil,
    isSpecified: Bool = true,
    _ members: [Member]
  ) -> ObjectKind {
    ObjectKind(
      name,
      type: .text(type),
      match: matchName,
      isSpecified: isSpecified,
      shapeMembers + members
    )
  }

  package static let group = shape(
    "gr",
    "Group",
    match: "ADBE Vector Group",
    [
      .constant("np", .number, "Number of Properties").optional.unread,
      .objects("it", .list(.shape), "Contents").optional,
    ]
  )

  private static let direction = Member.constant("d", .oneOf([1, 3]), "Direction").optional
    .defaults(to: 1)

  package static let path = shape(
    "sh",
    "Path",
    match: "ADBE Vector Shape - Group",
    [
      direction,
      .property("ks", .path, "Path").required.legacy(.closedBeside("closed", opens: true))
        .scripts("Path", "path", "Shape", "shape", "ADBE Vector Shape"),
      .constant("closed", .boolean, "Closed"),
    ]
  )

  package static let ellipse = shape(
    "el",
    "Ellipse",
    match: "ADBE Vector Shape - Ellipse",
    [
      direction,
      .property("p", .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Ellipse Position"),
      .property("s", .size, "Size").required.measured(in: .pixels)
        .scripts("Size", "size", "ADBE Vector Ellipse Size"),
    ]
  )

  package static let rectangle = shape(
    "rc",
    "Rectangle",
    match: "ADBE Vector Shape - Rect",
    [
      direction,
      .property("p", .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Rect Position"),
      .property("s", .size, "Size").required.measured(in: .pixels)
        .scripts("Size", "size", "ADBE Vector Rect Size"),
      .property("r", .number, "Roundness").optional.defaults(to: 0).measured(in: .pixels)
        .scripts("Roundness", "roundness", "ADBE Vector Rect Roundness"),
    ]
  )

  package static let star = shape(
    "sr",
    "Polystar",
    match: "ADBE Vector Shape - Star",
    [
      direction,
      .constant("sy", .choice(1...2), "Type").optional.defaults(to: 1),
      .property("p", .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Star Position"),
      .property("or", .number, "Outer Radius").required.measured(in: .pixels)
        .scripts("Outer Radius", "outerRadius", "ADBE Vector Star Outer Radius"),
      .property("os", .number, "Outer Roundedness").required.defaults(to: 0).measured(in: .percent)
        .scripts("Outer Roundness", "outerRoundness", "ADBE Vector Star Outer Roundess"),
      .property("ir", .number, "Inner Radius").required(if: "sy", is: 1).defaults(to: 0)
        .measured(in: .pixels)
        .scripts("Inner Radius", "innerRadius", "ADBE Vector Star Inner Radius"),
      .property("is", .number, "Inner Roundedness").required(if: "sy", is: 1).defaults(to: 0)
        .measured(in: .percent)
        .scripts("Inner Roundness", "innerRoundness", "ADBE Vector Star Inner Roundess"),
      .property("r", .number, "Rotation").required.defaults(to: 0).measured(in: .degrees)
        .scripts("Rotation", "rotation", "ADBE Vector Star Rotation"),
      .property("pt", .number, "Points").required
        .scripts("Points", "points", "ADBE Vector Star Points"),
    ]
  )
}
