/// Transforms: of layers, of groups and of a repeater's copies.
extension ObjectKind {
  package static let layerTransform = ObjectKind(
    "Transform",
    match: "ADBE Transform Group",
    isSpecified: true,
    // lottie-ios has no skew of layers.
    transformMembers.map { $0.name.hasPrefix("Skew") ? $0.asNonstandard : $0 }
  )

  package static let groupTransform = ObjectKind(
    "Transform",
    type: .text("tr"),
    match: "ADBE Vector Transform Group",
    isSpecified: true,
    shapeMembers + transformMembers
  )

  /// The transform from one copy to the next; the rest of a transform is not used.
  package static let repeaterTransform = ObjectKind(
    "Transform",
    match: "ADBE Vector Repeater Transform",
    [.constant(.type, .text, "Type").unread, .constant(.name, .text, "Name").unread]
      + transformMembers.map {
        ["a", "p", "px", "py", "pz", "s", "r"].contains("\($0.key)") ? $0 : $0.unlisted
      }
      + [
        .property(.startOpacity, .number, "Start Opacity").defaults(to: 100).measured(in: .percent)
          .scripts("Start Opacity", "startOpacity", "ADBE Vector Repeater Opacity 1"),
        .property(.endOpacity, .number, "End Opacity").defaults(to: 100).measured(in: .percent)
          .scripts("End Opacity", "endOpacity", "ADBE Vector Repeater Opacity 2"),
      ]
  )

  private static let transformMembers: [Member] = [
    .property(.anchorPoint, .point, "Anchor Point").optional.defaults(to: 0, 0).measured(
      in: .pixels
    )
    .scripts(
      "Anchor Point",
      "anchorPoint",
      "ADBE Anchor Point",
      "ADBE Vector Anchor",
      index: 1
    ),
    .constant(.position, .position, "Position").optional.defaults(to: 0, 0).measured(in: .pixels)
      .listed
      .scripts("Position", "position", "ADBE Position", "ADBE Vector Position", index: 2),
    // Before bodymovin 4.5 each axis was a member of the transform itself.
    .property(.xPosition, .number, "X Position").measured(in: .pixels),
    .property(.yPosition, .number, "Y Position").measured(in: .pixels),
    .property(.zPosition, .number, "Z Position").measured(in: .pixels).asNonstandard.spatial,
    .property(.scale, .size, "Scale").optional.defaults(to: 100, 100, 100).measured(in: .percent)
      .scripts("Scale", "scale", "ADBE Scale", "ADBE Vector Scale", index: 6),
    .property(.rotation, .number, "Rotation").optional.defaults(to: 0).measured(in: .degrees)
      .scripts(
        "Rotation",
        "rotation",
        "ADBE Rotation",
        "ADBE Vector Rotation",
        "ADBE Rotate Z",
        "zRotation",
        "Z Rotation",
        index: 10
      ),
    .property(.rotationX, .number, "Rotation X").defaults(to: 0).measured(in: .degrees).spatial
      .scripts("X Rotation", "xRotation", "ADBE Rotate X"),
    .property(.rotationY, .number, "Rotation Y").defaults(to: 0).measured(in: .degrees).spatial
      .scripts("Y Rotation", "yRotation", "ADBE Rotate Y"),
    .property(.rotationZ, .number, "Rotation Z").defaults(to: 0).measured(in: .degrees)
      .scripts(
        "Z Rotation",
        "zRotation",
        "ADBE Rotate Z",
        "Rotation",
        "rotation",
        "ADBE Rotation",
        index: 10
      ),
    .property(.orientation, .point, "Orientation").defaults(to: 0, 0).measured(in: .degrees)
      .asNonstandard
      .spatial
      .scripts("Orientation", "orientation", "ADBE Orientation"),
    .property(.opacity, .number, "Opacity").optional.defaults(to: 100).measured(in: .percent)
      .scripts("Opacity", "opacity", "ADBE Opacity", "ADBE Vector Group Opacity", index: 11),
    .property(.skew, .number, "Skew").optional.defaults(to: 0).measured(in: .degrees)
      .scripts("Skew", "skew", "ADBE Vector Skew"),
    .property(.skewAxis, .number, "Skew Axis").optional.defaults(to: 0).measured(in: .degrees)
      .scripts("Skew Axis", "skewAxis", "ADBE Vector Skew Axis"),
  ]

  /// The axes of a separated position.
  package static let axes = ObjectKind(
    "Position",
    isSpecified: true,
    [
      .constant(.separateDimensions, .boolean, "Separate Dimensions").optional.unread,
      .property("x", .number, "X Position").required.measured(in: .pixels)
        .scripts("X Position", "xPosition", "ADBE Position_0"),
      .property("y", .number, "Y Position").required.measured(in: .pixels)
        .scripts("Y Position", "yPosition", "ADBE Position_1"),
      .property("z", .number, "Z Position").measured(in: .pixels).asNonstandard.spatial
        .scripts("Z Position", "zPosition", "ADBE Position_2"),
    ]
  )
}
