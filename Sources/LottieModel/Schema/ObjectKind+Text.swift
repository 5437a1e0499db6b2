/// Text: documents, layout, and animators.
extension ObjectKind {
  package static let text = ObjectKind(
    "Text",
    match: "ADBE Text Properties",
    [
      .objects(.sourceText, .object(.textData), "Source Text"),
      .objects(.animators, .list(.textAnimator), "Animators"),
      .objects(.pathOptions, .object(.textPath), "Path Options"),
      .objects(.moreOptions, .object(.textMore), "More Options"),
    ]
  )

  package static let textData = ObjectKind(
    "Source Text",
    match: "ADBE Text Document",
    [
      .objects("k", .list(.textDocumentKeyframe), "Documents"),
      .constant("x", .text, "Expression"),
      .constant(.slot, .text, "Slot"),
      .constant("a", .flag, "Animated").unread,
    ]
  )

  package static let textDocumentKeyframe = ObjectKind(
    "Text Keyframe",
    [
      .objects(.document, .object(.textDocument), "Document"),
      .constant("t", .number, "Time").measured(in: .frames),
    ]
  )

  package static let textDocument = ObjectKind(
    "Text Document",
    [
      .constant(.textColor, .rgb, "Color").listed,
      .constant(.strokeColor, .rgb, "Stroke Color").listed,
      .constant(.text, .text, "Text").defaults(to: "").listed.asNonstandard,
      .constant(.font, .text, "Font").defaults(to: ""),
      .constant(.fontSize, .number, "Font Size").defaults(to: 12).measured(in: .pixels),
      .constant(.justification, .choice(0...6), "Justification").defaults(to: 0),
      .constant(.tracking, .number, "Tracking").defaults(to: 0),
      .constant(.leading, .number, "Leading").measured(in: .pixels),
      .constant(.baselineShift, .number, "Baseline Shift").defaults(to: 0).measured(in: .pixels),
      .constant(.caps, .choice(0...2), "Caps").defaults(to: 0),
      .constant(.textStrokeWidth, .number, "Stroke Width").defaults(to: 0).measured(in: .pixels),
      .constant(.strokeOverFill, .boolean, "Stroke over Fill").defaults(to: false),
      .constant(.boxSize, .numbers, "Box Size").measured(in: .pixels),
      .constant(.boxPosition, .numbers, "Box Position").measured(in: .pixels),
      .constant("vj", .choice(0...2), "Vertical Alignment").defaults(to: 0),
      .constant("rs", .choice(0...2), "Resize").defaults(to: 0),
      .constant("d", .choice(0...1), "Direction"),
    ]
  )

  /// Alignment and grouping of characters.
  package static let textMore = ObjectKind(
    "More Options",
    match: "ADBE Text More Options",
    [
      .property(.groupingAlignment, .point, "Grouping Alignment").defaults(to: 0, 0).measured(
        in: .percent
      )
      .asNonstandard
      .scripts("Grouping Alignment", "groupingAlignment", "ADBE Text Anchor Point Align"),
      .constant(.anchorPointGrouping, .choice(1...4), "Anchor Point Grouping").defaults(to: 1),
    ]
  )

  /// A text path: a mask that text follows.
  package static let textPath = ObjectKind(
    "Path Options",
    match: "ADBE Text Path Options",
    [.constant(.mask, .integer, "Mask")]
      + [
        option(.firstMargin, "First Margin").measured(in: .pixels)
          .scripts("First Margin", "firstMargin", "ADBE Text First Margin"),
        option(.lastMargin, "Last Margin").measured(in: .pixels)
          .scripts("Last Margin", "lastMargin", "ADBE Text Last Margin"),
        option(.forceAlignment, "Force Alignment")
          .scripts("Force Alignment", "forceAlignment", "ADBE Text Force Align Path"),
        option(.perpendicularToPath, "Perpendicular To Path").scripts(
          "Perpendicular To Path",
          "perpendicularToPath",
          "ADBE Text Perpendicular To Path"
        ),
        option(.reversePath, "Reverse Path")
          .scripts("Reverse Path", "reversePath", "ADBE Text Reverse Path"),
      ]
  )

  private static func option(_ key: JSONName, _ name: String) -> Member {
    Member.property(key, .number, name).defaults(to: 0).asNonstandard
  }

  package static let textAnimator = ObjectKind(
    "Animator",
    match: "ADBE Text Animator",
    [
      .constant(.name, .text, "Name").defaults(to: ""),
      .objects(.properties, .object(.textAnimatorValues), "Properties"),
      .objects(.selectors, .list(.textSelector), "Selectors"),
    ]
  )

  /// The properties of an animator; those that lottie-ios lacks come last.
  package static let textAnimatorValues = ObjectKind(
    "Properties",
    match: "ADBE Text Animator Properties",
    [
      .property(.anchor, .point, "Anchor").measured(in: .pixels)
        .scripts("Anchor Point", "anchorPoint", "ADBE Text Anchor Point 3D"),
      .property(.position, .point, "Position").measured(in: .pixels)
        .scripts("Position", "position", "ADBE Text Position 3D"),
      .property(.scale, .size, "Scale").measured(in: .percent)
        .scripts("Scale", "scale", "ADBE Text Scale 3D"),
      .property(.skew, .number, "Skew").measured(in: .degrees)
        .scripts("Skew", "skew", "ADBE Text Skew"),
      .property(.skewAxis, .number, "Skew Axis").measured(in: .degrees)
        .scripts("Skew Axis", "skewAxis", "ADBE Text Skew Axis"),
      .property(.rotationX, .number, "Rotation X").measured(in: .degrees)
        .scripts("X Rotation", "xRotation", "ADBE Text Rotation X"),
      .property(.rotationY, .number, "Rotation Y").measured(in: .degrees)
        .scripts("Y Rotation", "yRotation", "ADBE Text Rotation Y"),
      .property("r", .number, "Rotation Z").measured(in: .degrees)
        .scripts("Rotation", "rotation", "ADBE Text Rotation"),
      .property(.rotation, .number, "Rotation").measured(in: .degrees),
      .property(.opacity, .number, "Opacity").measured(in: .percent)
        .scripts("Opacity", "opacity", "ADBE Text Opacity"),
      // lottie-ios also lists the opacity under a second name.
      .property("o", .number, "SelectedRangeOpacity").measured(in: .percent),
      .property(.strokeColor, .color, "Stroke Color")
        .scripts("Stroke Color", "strokeColor", "ADBE Text Stroke Color"),
      .property(.fillColor, .color, "Fill Color")
        .scripts("Fill Color", "fillColor", "ADBE Text Fill Color"),
      .property(.textStrokeWidth, .number, "Stroke Width").measured(in: .pixels)
        .scripts("Stroke Width", "strokeWidth", "ADBE Text Stroke Width"),
      .property(.characterTracking, .number, "Tracking")
        .scripts("Tracking Amount", "trackingAmount", "ADBE Text Tracking Amount"),
      .property(.fillOpacity, .number, "Fill Opacity").measured(in: .percent).asNonstandard
        .scripts("Fill Opacity", "fillOpacity", "ADBE Text Fill Opacity"),
      .property(.fillHue, .number, "Fill Hue").measured(in: .degrees).asNonstandard
        .scripts("Fill Hue", "fillHue", "ADBE Text Fill Hue"),
      .property(.fillSaturation, .number, "Fill Saturation").measured(in: .percent).asNonstandard
        .scripts("Fill Saturation", "fillSaturation", "ADBE Text Fill Saturation"),
      .property(.fillBrightness, .number, "Fill Brightness").measured(in: .percent).asNonstandard
        .scripts("Fill Brightness", "fillBrightness", "ADBE Text Fill Brightness"),
      .property(.strokeOpacity, .number, "Stroke Opacity").measured(in: .percent).asNonstandard
        .scripts("Stroke Opacity", "strokeOpacity", "ADBE Text Stroke Opacity"),
      .property("sh", .number, "Stroke Hue").measured(in: .degrees).asNonstandard
        .scripts("Stroke Hue", "strokeHue", "ADBE Text Stroke Hue"),
      .property("ss", .number, "Stroke Saturation").measured(in: .percent).asNonstandard
        .scripts("Stroke Saturation", "strokeSaturation", "ADBE Text Stroke Saturation"),
      .property("sb", .number, "Stroke Brightness").measured(in: .percent).asNonstandard
        .scripts("Stroke Brightness", "strokeBrightness", "ADBE Text Stroke Brightness"),
      .property(.lineSpacing, .point, "Line Spacing").measured(in: .pixels).asNonstandard
        .scripts("Line Spacing", "lineSpacing", "ADBE Text Line Spacing"),
      .property(.blur, .size, "Blur").measured(in: .pixels).asNonstandard
        .scripts("Blur", "blur", "ADBE Text Blur"),
    ]
  )

  /// A selector: which characters an animator changes, and by how much.
  package static let textSelector = ObjectKind(
    "Range Selector",
    match: "ADBE Text Selector",
    [
      .constant(.assetType, .integer, "Type").defaults(to: 0),
      .constant("x", .text, "Expression").unread,
      .constant(.units, .choice(1...2), "Units").defaults(to: 1),
      .constant(.basedOn, .choice(1...4), "Based On").defaults(to: 1),
      .constant(.selectorShape, .choice(1...6), "Shape").defaults(to: 1),
      .constant(.mode, .any, "Mode"),
      .constant(.randomizeOrder, .flag, "Randomize Order").defaults(to: false),
      .property(.start, .number, "Start").defaults(to: 0)
        .scripts("Start", "start", "ADBE Text Percent Start"),
      .property(.end, .number, "End").defaults(to: 100)
        .scripts("End", "end", "ADBE Text Percent End"),
      .property(.offset, .number, "Offset").defaults(to: 0).asNonstandard
        .scripts("Offset", "offset", "ADBE Text Percent Offset"),
      .property(.amount, .number, "Amount").defaults(to: 100).measured(in: .percent).asNonstandard
        .scripts("Amount", "amount", "ADBE Text Selector Max Amount"),
      .property(.easeHigh, .number, "Ease High").defaults(to: 0).measured(in: .percent)
        .asNonstandard
        .scripts("Ease High", "easeHigh", "ADBE Text Levels Max Ease"),
      .property(.easeLow, .number, "Ease Low").defaults(to: 0).measured(in: .percent).asNonstandard
        .scripts("Ease Low", "easeLow", "ADBE Text Levels Min Ease"),
      .property(.smoothness, .number, "Smoothness").defaults(to: 100).measured(in: .percent)
        .asNonstandard
        .scripts("Smoothness", "smoothness", "ADBE Text Selector Smoothness"),
    ]
  )
}
