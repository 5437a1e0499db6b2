/// Masks of layers.
extension ObjectKind {
  package static let mask = ObjectKind(
    "Mask",
    match: "ADBE Mask Atom",
    isSpecified: true,
    [
      .constant(.name, .text, "Name").defaults(to: "Mask"),
      .constant(.matchName, .text, "Match Name").unread,
      .constant("mode", .character(["n", "a", "s", "i", "l", "d", "f"]), "Mode").optional
        .defaults(to: "a"),
      .constant(.inverted, .boolean, "Inverted").defaults(to: false),
      .property(.maskShape, .path, "Shape").required.legacy(.closedBeside("cl", opens: false))
        .scripts("Mask Path", "maskPath", "ADBE Mask Shape"),
      .constant("cl", .boolean, "Closed"),
      .property(.opacity, .number, "Opacity").optional.defaults(to: 100).measured(in: .percent)
        .scripts("Mask Opacity", "maskOpacity", "ADBE Mask Opacity"),
      .property(.expansion, .number, "Expansion").defaults(to: 0).measured(in: .pixels)
        .scripts("Mask Expansion", "maskExpansion", "ADBE Mask Offset"),
      .property(.feather, .size, "Feather").defaults(to: 0, 0).measured(in: .pixels)
        .scripts("Mask Feather", "maskFeather", "ADBE Mask Feather"),
    ]
  )

  /// The mask modes of the specification; exporters also write `l`, `d` and `f`.
  package static let specifiedMaskModes = ["n", "a", "s", "i"]
}
