import LottieModel

extension RuleID {
  package static let legacyKeyframeValue: RuleID = "spec/legacy-keyframe-value"
  package static let legacyMissingA: RuleID = "spec/legacy-missing-a"
  package static let colorRange: RuleID = "spec/color-range"
  package static let shapeDirection: RuleID = "spec/shape-direction"
  package static let maskMode: RuleID = "spec/mask-mode"
  package static let blendMode: RuleID = "spec/blend-mode"
  package static let embeddedFlag: RuleID = "spec/embedded-flag"
  package static let scalarArray: RuleID = "spec/scalar-array"
  package static let integerFloat: RuleID = "spec/integer-float"
  package static let easingRange: RuleID = "spec/easing-range"
  package static let nullValue: RuleID = "spec/null-value"
}

extension StructureRule {
  /// Rules whose findings come from the check of the structure.
  static let spec: [any Rule] = [
    RuleInfo(
      .schema,
      .warning,
      strict: .error,
      "A member has the wrong type or is missing.",
      explanation:
        "The Lottie specification requires it. Players may guess, or ignore the object.",
      example: #"{"ty": 4, "ip": 0, "op": 60, "ks": {}, "shapes": {}}"#,
      fix: "Export the animation again with a current plug-in, or correct the member."
    ),
    RuleInfo(
      .legacyKeyframeValue,
      .info,
      strict: .error,
      once: true,
      "A keyframe has no value.",
      explanation:
        "Exporters before 2019 omit it in the last keyframe; players use the end value of the previous one.",
      example: #"{"t": 90}"#,
      fix: "Run lottie validate --fix, which writes the value."
    ),
    RuleInfo(
      .legacyMissingA,
      .info,
      strict: .error,
      once: true,
      "A property has no animated flag.",
      explanation:
        #"Older exporters leave "a" out; players look at the value instead."#,
      example: #"{"k": 100}"#,
      fix: #"Run lottie validate --fix, which writes "a"."#
    ),
    RuleInfo(
      .colorRange,
      .warning,
      strict: .error,
      once: true,
      restates: [.colorBytes, .colorOutOfRange],
      "A color component is not between 0 and 1.",
      explanation:
        "Very old exports use 0…255. Players guess from the version, and some show white.",
      example: #"{"ty": "fl", "c": {"a": 0, "k": [255, 0, 0, 1]}}"#,
      fix: "Divide components up to 255 by 255, and cut others at 0 and 1."
    ),
    RuleInfo(
      .shapeDirection,
      .info,
      strict: .error,
      once: true,
      "A shape's direction is neither 1 nor 3.",
      explanation:
        "Players treat anything but 3 as clockwise.",
      example: #"{"ty": "el", "d": 2}"#,
      fix: #"Leave "d" out, or write 1."#
    ),
    RuleInfo(
      .maskMode,
      .info,
      strict: .error,
      once: true,
      "A mask mode is not in the specification.",
      explanation:
        "After Effects has lighten, darken and difference; few players support them.",
      example: #"{"mode": "f"}"#,
      fix: "Use add, subtract or intersect."
    ),
    RuleInfo(
      .blendMode,
      .info,
      strict: .error,
      once: true,
      "A blend mode is not in the specification.",
      explanation:
        "Players without it draw the layer normally.",
      example: #"{"bm": 17}"#,
      fix: "Use one of the modes 0 to 16."
    ),
    RuleInfo(
      .embeddedFlag,
      .info,
      strict: .error,
      once: true,
      "An image is marked as embedded, but it is not.",
      explanation:
        "Players that trust the flag expect image data and find a file name.",
      example: #"{"id": "a", "e": 1, "p": "a.png"}"#,
      fix: #"Set "e" to 0, or embed the image."#
    ),
    RuleInfo(
      .scalarArray,
      .info,
      strict: .error,
      once: true,
      "A list of one number is used instead of a number.",
      explanation:
        "Players read both; the specification requires a number.",
      example: #"{"o": {"a": 0, "k": [100]}}"#,
      fix: "Remove the brackets."
    ),
    RuleInfo(
      .integerFloat,
      .warning,
      strict: .error,
      once: true,
      "An integer has a fraction.",
      explanation:
        "Sizes and indices are integers. Players round up or down.",
      example: #"{"h": 812.5}"#,
      fix: "Round it."
    ),
    RuleInfo(
      .easingRange,
      .warning,
      strict: .error,
      once: true,
      "An easing handle's x is outside 0…1.",
      explanation:
        "The curve would run backwards in time; players clamp it differently.",
      example: #"{"i": {"x": [1.2], "y": [1]}}"#,
      fix: "Set the handle's x between 0 and 1."
    ),
    RuleInfo(
      .nullValue,
      .warning,
      strict: .error,
      once: true,
      "A null is found where a value is expected.",
      explanation:
        "Some players crash on it.",
      example: #"{"ks": null}"#,
      fix: "Remove the member."
    ),
  ].map(StructureRule.init)
}
