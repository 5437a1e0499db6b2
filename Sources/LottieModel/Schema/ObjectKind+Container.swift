/// The manifest of a dotLottie container, version 2: <https://dotlottie.io/spec/2.0/>.
extension ObjectKind {
  package static let manifest = ObjectKind(
    "Manifest",
    [
      .constant(.version, .text, "Version").optional,
      .constant(.generator, .text, "Generator").optional,
      .objects(.initial, .object(.manifestStart), "Initial").optional,
      .objects(.animations, .list(.manifestAnimation), "Animations").required,
      .objects(.themes, .list(.manifestEntry), "Themes").optional,
      .objects(.stateMachines, .list(.manifestEntry), "State Machines").optional,
    ]
  )

  package static let manifestStart = ObjectKind(
    "Initial",
    [
      .constant(.animation, .text, "Animation").optional,
      .constant(.stateMachine, .text, "State Machine").optional,
    ]
  )

  package static let manifestAnimation = ObjectKind(
    "Animation Entry",
    [
      .constant(.identifier, .text, "Identifier").required,
      .constant(.containerName, .text, "Name").optional,
      .constant(.themes, .texts, "Themes").optional,
      .constant(.background, .text, "Background").optional,
      .constant(.initialTheme, .text, "Initial Theme").optional,
    ]
  )

  /// A theme or a state machine.
  package static let manifestEntry = ObjectKind(
    "Entry",
    [
      .constant(.identifier, .text, "Identifier").required,
      .constant(.containerName, .text, "Name").optional,
    ]
  )
}

/// The members of manifests of version 1 that no player of version 2 reads:
/// <https://dotlottie.io/spec/1.0/>.
extension ObjectKind {
  package static let manifestOfFirstVersion = ObjectKind(
    "Manifest",
    [
      .objects(.animations, .list(.animationOfFirstVersion), "Animations").optional,
      .constant(.activeAnimation, .text, "Active Animation").optional,
      .constant("author", .text, "Author").optional,
      .constant("description", .text, "Description").optional,
      .constant("keywords", .text, "Keywords").optional,
    ]
  )

  package static let animationOfFirstVersion = ObjectKind(
    "Animation Entry",
    [
      .constant("autoplay", .boolean, "Autoplay").optional,
      .constant("direction", .number, "Direction").optional,
      .constant("hover", .boolean, "Hover").optional,
      .constant("intermission", .number, "Intermission").optional,
      .constant("playMode", .text, "Play Mode").optional,
      .constant("speed", .number, "Speed").optional,
      .constant("themeColor", .text, "Theme Color").optional,
    ]
  )
}

/// Themes: values for the slots of animations.
extension ObjectKind {
  package static let theme = ObjectKind(
    "Theme",
    [.objects(.rules, .list(.themeRule), "Rules").required]
  )

  /// The rules, by the type of the slot.
  static let themeRules = [
    rule("Color", .numbers, keyframes: .themeColorKeyframe),
    rule("Scalar", .number, keyframes: .themeNumberKeyframe),
    rule("Vector", .numbers, keyframes: .themeVectorKeyframe),
    rule("Position", .numbers, keyframes: .themePositionKeyframe),
    rule("Gradient", .list(.themeGradientStop), keyframes: .themeGradientKeyframe),
    rule("Text", .object(.themeText), keyframes: .themeTextKeyframe),
    ObjectKind(
      "Image",
      type: .text("Image"),
      ruleMembers + [.objects(.ruleValue, .object(.themeImage), "Value").required]
    ),
  ]

  private static let ruleMembers: [Member] = [
    .constant(.containerType, .text, "Type").required,
    .constant(.identifier, .text, "Slot").required,
    .constant(.animations, .texts, "Animations").optional,
  ]

  private static func rule(
    _ type: String,
    _ value: ValueKind,
    keyframes: ObjectFamily
  ) -> ObjectKind {
    ObjectKind(
      type,
      type: .text(type),
      ruleMembers + [
        .constant(.ruleValue, value, "Value").optional,
        .objects(.keyframes, .list(keyframes), "Keyframes").optional,
        .constant(.ruleExpression, .text, "Expression").optional,
      ]
    )
  }

  package static let themeColorKeyframe = ObjectKind(
    "Color Keyframe",
    keyframe(.constant(.ruleValue, .numbers, "Value")) + valueTangents
  )
  package static let themeNumberKeyframe = ObjectKind(
    "Scalar Keyframe",
    keyframe(.constant(.ruleValue, .number, "Value")) + valueTangents
  )
  package static let themeVectorKeyframe = ObjectKind(
    "Vector Keyframe",
    keyframe(.constant(.ruleValue, .numbers, "Value"))
  )
  package static let themePositionKeyframe = ObjectKind(
    "Position Keyframe",
    keyframe(.constant(.ruleValue, .numbers, "Value")) + valueTangents
  )
  package static let themeGradientKeyframe = ObjectKind(
    "Gradient Keyframe",
    keyframe(.objects(.ruleValue, .list(.themeGradientStop), "Value"))
  )
  package static let themeTextKeyframe = ObjectKind(
    "Text Keyframe",
    [frame, Member.objects(.ruleValue, .object(.themeText), "Value").required]
  )

  private static let frame = Member.constant(.frame, .integer, "Frame").required
    .measured(in: .frames).atLeast(0)

  private static func keyframe(_ value: Member) -> [Member] {
    [
      frame, value.required,
      .objects(.inTangent, .object(.themeTangent), "In Tangent").optional,
      .objects(.outTangent, .object(.themeTangent), "Out Tangent").optional,
      .constant(.holds, .boolean, "Hold").optional.defaults(to: false),
    ]
  }

  /// The tangents of a motion path.
  private static let valueTangents: [Member] = [
    .constant(.valueInTangent, .numbers, "Value In Tangent").optional,
    .constant(.valueOutTangent, .numbers, "Value Out Tangent").optional,
  ]

  package static let themeTangent = ObjectKind(
    "Tangent",
    [
      .constant(.x, .numberOrNumbers, "X").required,
      .constant(.y, .numberOrNumbers, "Y").required,
    ]
  )

  package static let themeGradientStop = ObjectKind(
    "Gradient Stop",
    [
      .constant(.stopOffset, .number, "Offset").required,
      .constant(.stopColor, .numbers, "Color").required.elements(4),
    ]
  )

  package static let themeImage = ObjectKind(
    "Image Source",
    [
      .constant(.imageSource, .text, "Source").required,
      .constant(.imageWidth, .integer, "Width").optional.measured(in: .pixels).atLeast(0),
      .constant(.imageHeight, .integer, "Height").optional.measured(in: .pixels).atLeast(0),
    ]
  )

  package static let themeText = ObjectKind(
    "Text Value",
    [
      .constant("text", .text, "Text").required,
      .constant("fontName", .text, "Font").optional,
      .constant("fontSize", .number, "Font Size").optional.measured(in: .pixels),
      .constant("fillColor", .numbers, "Fill Color").optional,
      .constant("strokeColor", .numbers, "Stroke Color").optional,
      .constant("strokeWidth", .number, "Stroke Width").optional.measured(in: .pixels),
      .constant("strokeOverFill", .boolean, "Stroke over Fill").optional,
      .constant("lineHeight", .number, "Line Height").optional.measured(in: .pixels),
      .constant("tracking", .number, "Tracking").optional,
      .constant("justify", .text, "Justification").optional,
      .constant("textCaps", .text, "Caps").optional,
      .constant("baselineShift", .number, "Baseline Shift").optional.measured(in: .pixels),
      .constant("wrapSize", .numbers, "Box Size").optional.measured(in: .pixels).elements(2),
      .constant("wrapPosition", .numbers, "Box Position").optional.measured(in: .pixels)
        .elements(2),
    ]
  )
}
