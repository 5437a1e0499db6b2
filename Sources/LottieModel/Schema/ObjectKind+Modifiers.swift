/// Modifiers and repeaters.
extension ObjectKind {
  package static let trimPaths = shape(
    "tm",
    "Trim Paths",
    match: "ADBE Vector Filter - Trim",
    [
      .property(.start, .number, "Start").required.defaults(to: 0).measured(in: .percent)
        .scripts("Start", "start", "ADBE Vector Trim Start"),
      .property(.end, .number, "End").required.defaults(to: 100).measured(in: .percent)
        .scripts("End", "end", "ADBE Vector Trim End"),
      .property(.offset, .number, "Offset").required.defaults(to: 0).measured(in: .degrees)
        .scripts("Offset", "offset", "ADBE Vector Trim Offset"),
      .constant(.trimMultipleShapes, .choice(1...2), "Trim Multiple Shapes").optional.defaults(
        to: 1
      ),
    ]
  )

  package static let roundCorners = shape(
    "rd",
    "Round Corners",
    match: "ADBE Vector Filter - RC",
    isSpecified: false,
    [
      .property(.radius, .number, "Radius").measured(in: .pixels)
        .scripts("Radius", "radius", "Round Corners 1", "ADBE Vector RoundCorner Radius")
    ]
  )

  package static let repeater = shape(
    "rp",
    "Repeater",
    match: "ADBE Vector Filter - Repeater",
    isSpecified: false,
    [
      .property(.copies, .number, "Copies")
        .scripts("Copies", "copies", "ADBE Vector Repeater Copies"),
      .property(.offset, .number, "Offset").defaults(to: 0)
        .scripts("Offset", "offset", "ADBE Vector Repeater Offset"),
      .constant(.composite, .choice(1...2), "Composite").defaults(to: 1),
      .objects(.repeaterTransform, .object(.repeaterTransform), "Transform"),
    ]
  )

  package static let mergePaths = shape(
    "mm",
    "Merge Paths",
    match: "ADBE Vector Filter - Merge",
    isSpecified: false,
    [.constant(.mergeMode, .choice(1...5), "Mode").defaults(to: 1)]
  )

  package static let offsetPaths = shape(
    "op",
    "Offset Paths",
    match: "ADBE Vector Filter - Offset",
    isSpecified: false,
    [
      .property(.amount, .number, "Amount").measured(in: .pixels)
        .scripts("Amount", "amount", "ADBE Vector Offset Amount"),
      .constant(.lineJoin, .choice(1...3), "Line Join").defaults(to: 1),
      .property(.miterLimit, .number, "Miter Limit").defaults(to: 4)
        .scripts("Miter Limit", "miterLimit", "ADBE Vector Offset Miter Limit"),
    ]
  )

  package static let puckerBloat = shape(
    "pb",
    "Pucker & Bloat",
    match: "ADBE Vector Filter - PB",
    [
      .property(.amount, .number, "Amount").optional.measured(in: .percent)
        .scripts("Amount", "amount", "ADBE Vector PuckerBloat Amount")
    ]
  )

  package static let zigZag = shape(
    "zz",
    "Zig Zag",
    match: "ADBE Vector Filter - Zigzag",
    isSpecified: false,
    [
      .property(.size, .number, "Size").measured(in: .pixels)
        .scripts("Size", "size", "ADBE Vector Zigzag Size"),
      .property(.ridges, .number, "Ridges")
        .scripts("Ridges per segment", "ADBE Vector Zigzag Detail"),
      .property(.points, .number, "Points").defaults(to: 1)
        .scripts("Points", "ADBE Vector Zigzag Points"),
    ]
  )

  package static let twist = shape(
    "tw",
    "Twist",
    match: "ADBE Vector Filter - Twist",
    isSpecified: false,
    [
      .property(.angle, .number, "Angle").defaults(to: 0).measured(in: .degrees)
        .scripts("Angle", "angle", "ADBE Vector Twist Angle"),
      .property(.center, .point, "Center").defaults(to: 0, 0).measured(in: .pixels)
        .scripts("Center", "center", "ADBE Vector Twist Center"),
    ]
  )
}
