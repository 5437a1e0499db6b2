/// Text: documents, layout, and animators.
extension ObjectKind {
  package static let text = ObjectKind(
    "Text",
    match: "ADBE Text Properties",
    [
      .objects("d", .object(.textData), "Source Text"),
      .objects("a", .list(.textAnimator), "Animators"),
      .objects("p", .object(.textPath), "Path Options"),
      .objects("m", .object(.textMore), "More Options"),
    ]
  )

  package static let textData = ObjectKind(
    "Source Text",
    match: "ADBE Text Document",
    [
      .objects("k", .list(.textDocumentKeyframe), "Documents"),
      .constant("x", .text, "Expression"),
      .constant("sid", .text, "Slot"),
      .constant("a", .flag, "Animated").unread,
    ]
  )

  package static let textDocumentKeyframe = ObjectKind(
    "Text Keyframe",
    [
      .objects("s", .object(.textDocument), "Document"),
      .constant("t", .number, "Time").measured(in: .frames),
    ]
  )

  package static let textDocument = ObjectKind(
    "Text Document",
    [
      .constant("fc", .rgb, "Color").listed,
      .constant("sc", .rgb, "Stroke Color").listed,
      .constant("t", .text, "Text").defaults(to: "").listed.asNonstandard,
      .constant("f", .text, "Font").defaults(to: ""),
      .constant("s", .number, "Font Size").defaults(to: 12).measured(in: .pixels),
      .constant("j", .choice(0...6), "Justification").defaults(to: 0),
      .constant("tr", .number, "Tracking").defaults(to: 0),
      .constant("lh", .number, "Leading").measured(in: .pixels),
      .constant("ls", .number, "Baseline Shift").defaults(to: 0).measured(in: .pixels),
      .constant("ca", .choice(0...2), "Caps").defaults(to: 0),
      .constant("sw", .number, "Stroke Width").defaults(to: 0).measured(in: .pixels),
      .constant("of", .boolean, "Stroke over Fill").defaults(to: false),
      .constant("sz", .numbers, "Box Size").measured(in: .pixels),
      .constant("ps", .numbers, "Box Position").measured(in: .pixels),
      .constant("vj", .choice(0...2), "Vertical Alignment").defaults(to: 0),
      .constant("rs", .any, "Resize").unread,
    ]
  )

  /// Alignment and grouping of characters.
  package static let textMore = ObjectKind(
    "More Options",
    match: "ADBE Text More Options",
    [
      .property("a", .point, "Grouping Alignment").defaults(to: 0, 0).measured(in: .percent)
        .asNonstandard
        .scripts("Grouping Alignment", "groupingAlignment", "ADBE Text Anchor Point Align"),
      .constant("g", .choice(1...4), "Anchor Point Grouping").defaults(to: 1),
    ]
  )

  /// A text path: a mask that text follows.
  package static let textPath = ObjectKind(
    "Path Options",
    match: "ADBE Text Path Options",
    [.constant("m", .integer, "Mask")]
      + [
        option("f", "First Margin").measured(in: .pixels)
          .scripts("First Margin", "firstMargin", "ADBE Text First Margin"),
        option("l", "Last Margin").measured(in: .pixels)
          .scripts("Last Margin", "lastMargin", "ADBE Text Last Margin"),
        option("a", "Force Alignment")
          .scripts("Force Alignment", "forceAlignment", "ADBE Text Force Align Path"),
        option("p", "Perpendicular To Path").scripts(
          "Perpendicular To Path",
          "perpendicularToPath",
          "ADBE Text Perpendicular To Path"
        ),
        option("r", "Reverse Path")
          .scripts("Reverse Path", "reversePath", "ADBE Text Reverse Path"),
      ]
  )

  private static func option(_ key: StaticString, _ name: String) -> Member {
    Member.property(key, .number, name).defaults(to: 0).asNonstandard
  }

  package static let textAnimator = ObjectKind(
    "Animator",
    match: "ADBE Text Animator",
    [
      .constant("nm", .text, "Name").defaults(to: ""),
      .objects("a", .object(.textAnimatorValues), "Properties"),
      .objects("s", .list(.textSelector), "Selectors"),
    ]
  )

  /// The properties of an animator; those that lottie-ios lacks come last.
  package static let textAnimatorValues = ObjectKind(
    "Properties",
    match: "ADBE Text Animator Properties",
    [
      .property("a", .point, "Anchor").measured(in: .pixels)
        .scripts("Anchor Point", "anchorPoint", "ADBE Text Anchor Point 3D"),
      .property("p", .point, "Position").measured(in: .pixels)
        .scripts("Position", "position", "ADBE Text Position 3D"),
      .property("s", .size, "Scale").measured(in: .percent)
        .scripts("Scale", "scale", "ADBE Text Scale 3D"),
      .property("sk", .number, "Skew").measured(in: .degrees)
        .scripts("Skew", "skew", "ADBE Text Skew"),
      .property("sa", .number, "Skew Axis").measured(in: .degrees)
        .scripts("Skew Axis", "skewAxis", "ADBE Text Skew Axis"),
      .property("rx", .number, "Rotation X").measured(in: .degrees)
        .scripts("X Rotation", "xRotation", "ADBE Text Rotation X"),
      .property("ry", .number, "Rotation Y").measured(in: .degrees)
        .scripts("Y Rotation", "yRotation", "ADBE Text Rotation Y"),
      .property("r", .number, "Rotation Z").measured(in: .degrees)
        .scripts("Rotation", "rotation", "ADBE Text Rotation"),
      .property("r", .number, "Rotation").measured(in: .degrees),
      .property("o", .number, "Opacity").measured(in: .percent)
        .scripts("Opacity", "opacity", "ADBE Text Opacity"),
      // lottie-ios also lists the opacity under a second name.
      .property("o", .number, "SelectedRangeOpacity").measured(in: .percent),
      .property("sc", .color, "Stroke Color")
        .scripts("Stroke Color", "strokeColor", "ADBE Text Stroke Color"),
      .property("fc", .color, "Fill Color")
        .scripts("Fill Color", "fillColor", "ADBE Text Fill Color"),
      .property("sw", .number, "Stroke Width").measured(in: .pixels)
        .scripts("Stroke Width", "strokeWidth", "ADBE Text Stroke Width"),
      .property("t", .number, "Tracking")
        .scripts("Tracking Amount", "trackingAmount", "ADBE Text Tracking Amount"),
      .property("fo", .number, "Fill Opacity").measured(in: .percent).asNonstandard
        .scripts("Fill Opacity", "fillOpacity", "ADBE Text Fill Opacity"),
      .property("fh", .number, "Fill Hue").measured(in: .degrees).asNonstandard
        .scripts("Fill Hue", "fillHue", "ADBE Text Fill Hue"),
      .property("fs", .number, "Fill Saturation").measured(in: .percent).asNonstandard
        .scripts("Fill Saturation", "fillSaturation", "ADBE Text Fill Saturation"),
      .property("fb", .number, "Fill Brightness").measured(in: .percent).asNonstandard
        .scripts("Fill Brightness", "fillBrightness", "ADBE Text Fill Brightness"),
      .property("so", .number, "Stroke Opacity").measured(in: .percent).asNonstandard
        .scripts("Stroke Opacity", "strokeOpacity", "ADBE Text Stroke Opacity"),
      .property("sh", .number, "Stroke Hue").measured(in: .degrees).asNonstandard
        .scripts("Stroke Hue", "strokeHue", "ADBE Text Stroke Hue"),
      .property("ss", .number, "Stroke Saturation").measured(in: .percent).asNonstandard
        .scripts("Stroke Saturation", "strokeSaturation", "ADBE Text Stroke Saturation"),
      .property("sb", .number, "Stroke Brightness").measured(in: .percent).asNonstandard
        .scripts("Stroke Brightness", "strokeBrightness", "ADBE Text Stroke Brightness"),
      .property("ls", .point, "Line Spacing").measured(in: .pixels).asNonstandard
        .scripts("Line Spacing", "lineSpacing", "ADBE Text Line Spacing"),
      .property("bl", .size, "Blur").measured(in: .pixels).asNonstandard
        .scripts("Blur", "blur", "ADBE Text Blur"),
    ]
  )

  /// A selector: which characters an animator changes, and by how much.
  package static let textSelector = ObjectKind(
    "Range Selector",
    match: "ADBE Text Selector",
    [
      .constant("t", .integer, "Type").defaults(to: 0),
      .constant("x", .text, "Expression").unread,
      .constant("r", .choice(1...2), "Units").defaults(to: 1),
      .constant("b", .choice(1...4), "Based On").defaults(to: 1),
      .constant("sh", .choice(1...6), "Shape").defaults(to: 1),
      .constant("m", .any, "Mode"),
      .constant("rn", .flag, "Randomize Order").defaults(to: false),
      .property("s", .number, "Start").defaults(to: 0)
        .scripts("Start", "start", "ADBE Text Percent Start"),
      .property("e", .number, "End").defaults(to: 100)
        .scripts("End", "end", "ADBE Text Percent End"),
      .property("o", .number, "Offset").defaults(to: 0).asNonstandard
        .scripts("Offset", "offset", "ADBE Text Percent Offset"),
      .property("a", .number, "Amount").defaults(to: 100).measured(in: .percent).asNonstandard
        .scripts("Amount", "amount", "ADBE Text Selector Max Amount"),
      .property("xe", .number, "Ease High").defaults(to: 0).measured(in: .percent).asNonstandard
        .scripts("Ease High", "easeHigh", "ADBE Text Levels Max Ease"),
      .property("ne", .number, "Ease Low").defaults(to: 0).measured(in: .percent).asNonstandard
        .scripts("Ease Low", "easeLow", "ADBE Text Levels Min Ease"),
      .property("sm", .number, "Smoothness").defaults(to: 100).measured(in: .percent).asNonstandard
        .scripts("Smoothness", "smoothness", "ADBE Text Selector Smoothness"),
    ]
  )
}
