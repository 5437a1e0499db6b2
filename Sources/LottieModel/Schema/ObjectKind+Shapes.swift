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
    .constant(.type, .text, "Type"),
    .constant(.name, .text, "Name").optional.defaults(to: "Layer"),
    .constant(.matchName, .text, "Match Name").unread,
    .constant(.hidden, .boolean, "Hidden").optional.defaults(to: false),
    .constant(.propertyIndex, .integer, "Property Index").unread,
    .constant("cix", .integer, "Contents Index").unread,
    .constant(.index, .integer, "Index").unread,
    .constant(.blendMode, .choice(0...16), "Blend Mode").defaults(to: 0),
    .constant(.elementClass, .text, "Class").unread,
    .constant(.elementIdentifier, .text, "Element Identifier").unread,
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
      .objects(.contents, .list(.shape), "Contents").optional,
    ]
  )

  private static let direction = Member.constant(.direction, .oneOf([1, 3]), "Direction").optional
    .defaults(to: 1)

  package static let path = shape(
    "sh",
    "Path",
    match: "ADBE Vector Shape - Group",
    [
      direction,
      .property(.path, .path, "Path").required.legacy(.closedBeside("closed", opens: true))
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
      .property(.position, .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Ellipse Position"),
      .property(.size, .size, "Size").required.measured(in: .pixels)
        .scripts("Size", "size", "ADBE Vector Ellipse Size"),
    ]
  )

  package static let rectangle = shape(
    "rc",
    "Rectangle",
    match: "ADBE Vector Shape - Rect",
    [
      direction,
      .property(.position, .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Rect Position"),
      .property(.size, .size, "Size").required.measured(in: .pixels)
        .scripts("Size", "size", "ADBE Vector Rect Size"),
      .property(.roundness, .number, "Roundness").optional.defaults(to: 0).measured(in: .pixels)
        .scripts("Roundness", "roundness", "ADBE Vector Rect Roundness"),
    ]
  )

  package static let star = shape(
    "sr",
    "Polystar",
    match: "ADBE Vector Shape - Star",
    [
      direction,
      .constant(.starType, .choice(1...2), "Type").optional.defaults(to: 1),
      .property(.position, .point, "Position").required.measured(in: .pixels)
        .scripts("Position", "position", "ADBE Vector Star Position"),
      .property(.outerRadius, .number, "Outer Radius").required.measured(in: .pixels)
        .scripts("Outer Radius", "outerRadius", "ADBE Vector Star Outer Radius"),
      .property(.outerRoundedness, .number, "Outer Roundedness").required.defaults(to: 0).measured(
        in: .percent
      )
      .scripts("Outer Roundness", "outerRoundness", "ADBE Vector Star Outer Roundess"),
      .property(.innerRadius, .number, "Inner Radius").required(if: "sy", is: 1).defaults(to: 0)
        .measured(in: .pixels)
        .scripts("Inner Radius", "innerRadius", "ADBE Vector Star Inner Radius"),
      .property(.innerRoundedness, .number, "Inner Roundedness").required(if: "sy", is: 1).defaults(
        to: 0
      )
      .measured(in: .percent)
      .scripts("Inner Roundness", "innerRoundness", "ADBE Vector Star Inner Roundess"),
      .property(.rotation, .number, "Rotation").required.defaults(to: 0).measured(in: .degrees)
        .scripts("Rotation", "rotation", "ADBE Vector Star Rotation"),
      .property(.points, .number, "Points").required
        .scripts("Points", "points", "ADBE Vector Star Points"),
    ]
  )
}
