import LottieModel

extension StructureRule {
  /// What the check of the structure finds.
  static let spec: [any Rule] = [
    RuleInfo(
      .schema,
      .warning,
      strict: .error,
      "A member has the wrong kind or is missing.",
      explanation:
        "The Lottie specification wants it otherwise. Players may guess, or leave the part out.",
      example: #"{"ty": 4, "ip": 0, "op": 60, "ks": {}, "shapes": {}}"#,
      fix: "Export the animation again with a current plug-in, or correct the member."
    ),
    RuleInfo(
      .legacyKeyframeValue,
      .info,
      strict: .error,
      once: true,
      "A keyframe has no value of its own.",
      explanation:
        "Exporters before 2019 leave it out of the last keyframe; players take the end value of the one before.",
      example: #"{"t": 90}"#,
      fix: "Run lottie validate --fix, which writes the value."
    ),
    RuleInfo(
      .legacyMissingA,
      .info,
      strict: .error,
      once: true,
      "A property does not say whether it is animated.",
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
      "A colour component is not between 0 and 1.",
      explanation:
        "Very old exports count to 255. Players guess from the version, and some show white.",
      example: #"{"ty": "fl", "c": {"a": 0, "k": [255, 0, 0, 1]}}"#,
      fix: "Divide the components by 255."
    ),
    RuleInfo(
      .shapeDirection,
      .info,
      strict: .error,
      once: true,
      "A shape's direction is neither 1 nor 3.",
      explanation:
        "Players take anything but 3 as clockwise.",
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
        "After Effects has lighten, darken and difference; few players draw them as such.",
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
      "An image is said to be embedded, but it is not.",
      explanation:
        "Players that trust the flag look for the image in the document and find a file name.",
      example: #"{"id": "a", "e": 1, "p": "a.png"}"#,
      fix: #"Set "e" to 0, or embed the image."#
    ),
    RuleInfo(
      .scalarArray,
      .info,
      strict: .error,
      once: true,
      "A number and a list of one number are mixed up.",
      explanation:
        "Players read both; the specification wants a number where there is only one.",
      example: #"{"o": {"a": 0, "k": [100]}}"#,
      fix: "Take the brackets away."
    ),
    RuleInfo(
      .integerFloat,
      .warning,
      strict: .error,
      once: true,
      "A whole number has a fraction.",
      explanation:
        "Sizes and indices are whole. Players round up or down.",
      example: #"{"h": 812.5}"#,
      fix: "Round it."
    ),
    RuleInfo(
      .easingRange,
      .warning,
      strict: .error,
      once: true,
      "An easing handle points out of its time.",
      explanation:
        "The curve would run backwards in time; players clamp it differently.",
      example: #"{"i": {"x": [1.2], "y": [1]}}"#,
      fix: "Pull the handle back between 0 and 1."
    ),
    RuleInfo(
      .nullValue,
      .warning,
      strict: .error,
      once: true,
      "A null stands where a value is expected.",
      explanation:
        "Some players crash on it.",
      example: #"{"ks": null}"#,
      fix: "Leave the member out."
    ),
  ].map(StructureRule.init)
}
