extension Feature.Definition {
  /// Text animators with their selectors, grouping, and text on a path.
  static let textAnimators: [Feature.Definition] = [
    Feature.Definition(
      .textAnimator,
      "Text animator",
      .text(.longer("a", than: 0), at: "a"),
      .drawn("text/animator")
    ),
    Feature.Definition(
      .textAnimatorMultiple,
      plural: "Several text animators",
      .text(.longer("a", than: 1), at: "a"),
      .drawn("text/animator/several")
    ),
    Feature.Definition(
      .textAnimatorFill,
      "Animator fill color",
      .animator(.present(["a", "fc"]), at: "a"),
      .drawn("text/animator/fill")
    ),
    Feature.Definition(
      .textAnimatorFillHsb,
      "Animator fill hue, saturation or brightness",
      .animator(
        .any([.present(["a", "fh"]), .present(["a", "fs"]), .present(["a", "fb"])]),
        at: "a"
      ),
      .drawn("text/animator/hue")
    ),
    Feature.Definition(
      .textAnimatorFillOpacity,
      "Animator fill opacity",
      .animator(.present(["a", "fo"]), at: "a"),
      .drawn("text/animator/fill-opacity")
    ),
    Feature.Definition(
      .textAnimatorStroke,
      "Animator stroke color",
      .animator(.present(["a", "sc"]), at: "a"),
      .drawn("text/animator/stroke")
    ),
    Feature.Definition(
      .textAnimatorStrokeWidth,
      "Animator stroke width",
      .animator(.present(["a", "sw"]), at: "a"),
      .drawn("text/animator/stroke")
    ),
    Feature.Definition(
      .textAnimatorStrokeOpacity,
      "Animator stroke opacity",
      .animator(.present(["a", "so"]), at: "a"),
      .drawn("text/animator/stroke-opacity")
    ),
    Feature.Definition(
      .textAnimatorTracking,
      "Animator tracking",
      .animator(.present(["a", "t"]), at: "a"),
      .drawn("text/animator/tracking")
    ),
    Feature.Definition(
      .textAnimatorLineSpacing,
      "Animator line spacing",
      .animator(.present(["a", "ls"]), at: "a"),
      .drawn("text/animator/line-spacing")
    ),
    Feature.Definition(
      .textAnimatorPosition,
      "Animator position",
      .animator(.present(["a", "p"]), at: "a"),
      .drawn("text/animator/position")
    ),
    Feature.Definition(
      .textAnimatorAnchor,
      "Animator anchor point",
      .animator(.present(["a", "a"]), at: "a"),
      .drawn("text/animator/anchor")
    ),
    Feature.Definition(
      .textAnimatorScale,
      "Animator scale",
      .animator(.present(["a", "s"]), at: "a"),
      .drawn("text/animator/scale")
    ),
    Feature.Definition(
      .textAnimatorRotation,
      "Animator rotation",
      .animator(.present(["a", "r"]), at: "a"),
      .drawn("text/animator/rotation")
    ),
    Feature.Definition(
      .textAnimatorRotation3d,
      "Animator rotation about x or y",
      .animator(.any([.present(["a", "rx"]), .present(["a", "ry"])])),
      .partly("text/animator/turn-in-space", .characters)
    ),
    Feature.Definition(
      .textAnimatorDepth,
      "Animator that moves characters in depth",
      .animator(
        .custom("the third number of a.p or a.a is not 0") {
          ($0["a"]?["p"]?.hasThirdNumber ?? false) || ($0["a"]?["a"]?.hasThirdNumber ?? false)
        }
      ),
      .partly("text/animator/depth", .characters)
    ),
    Feature.Definition(
      .textAnimatorSkew,
      "Animator skew",
      .animator(.any([.present(["a", "sk"]), .present(["a", "sa"])]), at: "a"),
      .drawn("text/animator/skew")
    ),
    Feature.Definition(
      .textAnimatorOpacity,
      "Animator opacity",
      .animator(.present(["a", "o"]), at: "a"),
      .drawn("text/animator/opacity")
    ),
    Feature.Definition(
      .textAnimatorBlur,
      "Animator blur",
      .animator(.present(["a", "bl"]), at: "a"),
      .drawn("text/animator/blur")
    ),
    Feature.Definition(
      .textSelectorRange,
      "Range selector",
      .selector(.any([.present("s"), .present("e"), .present("o")])),
      .drawn("text/selector")
    ),
    Feature.Definition(
      .textSelectorUnits,
      plural: "Selector units",
      .selector(.present("r")),
      .drawn("text/selector/index")
    ),
    Feature.Definition(
      .textSelectorBasedOn,
      "Selector based on words or lines",
      .selector(.above("b", 1)),
      .drawn("text/selector/words")
    ),
    Feature.Definition(
      .textSelectorAmount,
      "Selector amount",
      .selector(.differs("a", from: 100)),
      .drawn("text/selector/amount")
    ),
    Feature.Definition(
      .textSelectorShape,
      "Selector shape",
      .selector(.above("sh", 1)),
      .drawn("text/selector/triangle")
    ),
    Feature.Definition(
      .textSelectorEase,
      "Selector ease high or low",
      .selector(.any([.differs("xe", from: 0), .differs("ne", from: 0)])),
      .drawn("text/selector/ease-high")
    ),
    Feature.Definition(
      .textSelectorSmoothness,
      "Selector smoothness",
      .selector(.differs("sm", from: 100)),
      .drawn("text/selector/smoothness")
    ),
    Feature.Definition(
      .textSelectorRandomize,
      "Selector randomize order",
      .selector(.set("rn")),
      .drawn("text/selector/randomized")
    ),
    Feature.Definition(
      .textSelectorMode,
      "Selector mode",
      .selector(.above("m", 1)),
      .drawn("text/selector/modes")
    ),
    Feature.Definition(
      .textSelectorExpression,
      "Expression selector",
      .selector(.equals("t", 1)),
      .drawn("text/selector/expression")
    ),
    Feature.Definition(
      .textSelectorWiggly,
      "Wiggly selector",
      .animator(
        .any([.above(["s", "t"], 1), .custom("t of a selector in s is above 1", isWiggly)])
      ),
      .partly("text/selector/wiggly", .wiggle)
    ),
    Feature.Definition(
      .textGrouping,
      "Anchor point grouping",
      .text(.above(["m", "g"], 1), at: "m"),
      .drawn("text/grouping")
    ),
    Feature.Definition(
      .textGroupingAlignment,
      "Grouping alignment",
      .text(.differs(["m", "a"], from: 0), at: "m"),
      .drawn("text/grouping/alignment")
    ),
    Feature.Definition(
      .textPath,
      "Text on path",
      .text(.present(["p", "m"]), at: "p"),
      .drawn("text/path")
    ),
    Feature.Definition(
      .textPathOptions,
      plural: "Options of text on a path",
      .text(
        .all([
          .present(["p", "m"]),
          .any([
            .differs(["p", "r"], from: 0), .differs(["p", "p"], from: 0),
            .differs(["p", "a"], from: 0), .differs(["p", "f"], from: 0),
            .differs(["p", "l"], from: 0),
          ]),
        ]),
        at: "p"
      ),
      .drawn("text/path/perpendicular")
    ),
  ]
}

/// Whether one of several selectors is a wiggly one.
private let isWiggly: @Sendable (JSONCursor) -> Bool = { animator in
  guard let selectors = animator["s"], selectors.isArray else { return false }
  return selectors.elements.contains { ($0["t"]?.whole ?? 0) > 1 }
}
