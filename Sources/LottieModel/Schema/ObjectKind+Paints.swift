/// Fills, strokes and gradients.
extension ObjectKind {
  /// A shape whose blend mode is in the specification.
  private static func paint(
    _ type: String,
    _ name: String,
    match matchName: String,
    _ members: [Member]
  ) -> ObjectKind {
    let kind = shape(type, name, match: matchName, members)
    return ObjectKind(
      name,
      type: kind.type,
      match: matchName,
      isSpecified: true,
      kind.members.map { $0.name == "Blend Mode" ? $0.optional : $0 }
    )
  }

  package static let noStyle = shape("no", "No Style", isSpecified: false, [])

  package static let fill = paint(
    "fl",
    "Fill",
    match: "ADBE Vector Graphic - Fill",
    [
      opacity.scripts(
        "Opacity",
        "opacity",
        "ADBE Vector Fill Opacity",
        "ADBE Vector Stroke Opacity"
      ),
      color,
      fillRule,
      .constant("fillEnabled", .boolean, "Enabled").unread,
    ]
  )

  package static let stroke = paint(
    "st",
    "Stroke",
    match: "ADBE Vector Graphic - Stroke",
    [
      opacity.scripts(
        "Opacity",
        "opacity",
        "ADBE Vector Fill Opacity",
        "ADBE Vector Stroke Opacity"
      ),
      color,
    ] + strokeMembers
  )

  package static let gradientFill = paint(
    "gf",
    "Gradient Fill",
    match: "ADBE Vector Graphic - G-Fill",
    [opacity.scripts("Opacity", "opacity")] + gradientMembers + [fillRule]
  )

  package static let gradientStroke = paint(
    "gs",
    "Gradient Stroke",
    match: "ADBE Vector Graphic - G-Stroke",
    [opacity.scripts("Opacity", "opacity")] + gradientMembers + strokeMembers
  )

  private static let opacity = Member.property(.opacity, .number, "Opacity").required.defaults(
    to: 100
  )
  .measured(in: .percent)

  private static let color = Member.property(.color, .color, "Color").required
    .scripts("Color", "color", "ADBE Vector Fill Color", "ADBE Vector Stroke Color")

  private static let fillRule = Member.constant(.fillRule, .choice(1...2), "Fill Rule").optional
    .defaults(to: 1)

  private static let gradientMembers: [Member] = [
    .constant(.gradientType, .choice(1...3), "Gradient Type").required.defaults(to: 1),
    .property(.startPoint, .point, "Start Point").required.measured(in: .pixels)
      .scripts("Start Point", "startPoint", "ADBE Vector Grad Start Pt"),
    .property(.endPoint, .point, "End Point").required.measured(in: .pixels)
      .scripts("End Point", "endPoint", "ADBE Vector Grad End Pt"),
    .objects(.gradientColors, .object(.gradientColors), "Colors").required,
    .property(.highlightLength, .number, "Highlight Length").optional.defaults(to: 0).measured(
      in: .percent
    )
    .asNonstandard
    .scripts("Highlight Length", "highlightLength", "ADBE Vector Grad HiLite Length"),
    .property(.highlightAngle, .number, "Highlight Angle").optional.defaults(to: 0).measured(
      in: .degrees
    )
    .asNonstandard
    .scripts("Highlight Angle", "highlightAngle", "ADBE Vector Grad HiLite Angle"),
  ]

  /// `p` stops of offset, red, green and blue, followed by pairs of offset and alpha.
  package static let gradientColors = ObjectKind(
    "Colors",
    isSpecified: true,
    [
      .constant(.numberOfColors, .number, "Number of Colors").required,
      .property("k", .gradient, "Colors").required.scripts("Colors", "ADBE Vector Grad Colors"),
      .constant(.slot, .text, "Slot"),
    ]
  )

  private static let strokeMembers: [Member] = [
    .property(.strokeWidth, .number, "Stroke Width").required.measured(in: .pixels)
      .scripts("Stroke Width", "strokeWidth", "ADBE Vector Stroke Width"),
    .objects(.dashes, .list(.dash), "Dashes").optional,
    .constant(.lineCap, .choice(1...3), "Line Cap").optional.defaults(to: 2),
    .constant(.lineJoin, .choice(1...3), "Line Join").optional.defaults(to: 2),
    .constant(.miterLimit, .number, "Miter Limit").optional.defaults(to: 4),
    // Animatable in After Effects; without it the constant beside it counts.
    Member.property("ml2", .number, "Miter Limit").optional.asNonstandard
      .scripts("Miter Limit", "miterLimit", "ADBE Vector Stroke Miter Limit"),
  ]

  /// A dash, a gap, or the offset.
  package static let dash = ObjectKind(
    "Dashes",
    match: "ADBE Vector Stroke Dashes",
    isSpecified: true,
    [
      .constant(.name, .text, "Name").optional.unread,
      .constant(.dashType, .character(["d", "g", "o"]), "Type").optional.defaults(to: "d"),
      .property(.dashLength, .number, "Dashes").optional.measured(in: .pixels),
    ]
  )
}
