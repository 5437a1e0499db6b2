extension Feature.Definition {
  /// Masks of layers.
  static let masks: [Feature.Definition] = [
    Feature.Definition(
      .maskPath,
      "Mask path",
      .mask(.all([shown, .present("pt")]), at: "pt"),
      .drawn("masks/modes")
    ),
    Feature.Definition(
      .maskPathAnimated,
      "Animated mask path",
      .mask(.all([shown, .animated("pt")]), at: "pt"),
      .drawn("masks/animated")
    ),
    Feature.Definition(
      .maskOpacity,
      "Mask opacity",
      .mask(.all([shown, .present("pt"), .differs("o", from: 100)])),
      .drawn("masks/opacity")
    ),
    Feature.Definition(
      .maskNone,
      "Mask mode none",
      .mask(.word("mode", "n")),
      .drawn("masks/modes/none")
    ),
    Feature.Definition(
      .maskAdd,
      "Mask mode add",
      .mask(.not(.anyWord("mode", ["n", "s", "i", "l", "d", "f"]))),
      .drawn("masks/modes/add")
    ),
    Feature.Definition(
      .maskSubtract,
      "Mask mode subtract",
      .mask(.word("mode", "s")),
      .drawn("masks/modes/subtract")
    ),
    Feature.Definition(
      .maskIntersect,
      "Mask mode intersect",
      .layer(
        .custom("a mask of mode i after another mask") { LayerSubject.combinesMasks($0, "i") },
        at: "masksProperties"
      ),
      .drawn("masks/modes/intersect")
    ),
    Feature.Definition(
      .maskLighten,
      "Mask mode lighten",
      .layer(
        .custom("a mask of mode l after another mask") {
          LayerSubject.combinesMasks($0, "l")
        },
        at: "masksProperties"
      ),
      .drawn("masks/modes/lighten")
    ),
    Feature.Definition(
      .maskDarken,
      "Mask mode darken",
      .mask(.word("mode", "d")),
      .drawn("masks/modes/darken")
    ),
    Feature.Definition(
      .maskDifference,
      "Mask mode difference",
      .layer(
        .custom("a mask of mode f after another mask") {
          LayerSubject.combinesMasks($0, "f")
        },
        at: "masksProperties"
      ),
      .drawn("masks/modes/difference")
    ),
    Feature.Definition(
      .maskInverted,
      "Inverted mask",
      .mask(.all([shown, .present("pt"), .set("inv")])),
      .drawn("masks/inverted")
    ),
    Feature.Definition(
      .maskExpansion,
      "Mask expansion",
      .mask(
        .all([
          shown, .present("pt"),
          .custom("x is animated, above 1 or below -1") {
            PropertyContext.reaches($0["x"], beyond: 1)
          },
        ])
      ),
      .drawn("masks/expansion")
    ),
    Feature.Definition(
      .maskFeather,
      "Mask feather",
      .mask(.all([shown, .present("pt"), .differs("f", from: 0)])),
      .drawn("masks/feather")
    ),
    Feature.Definition(
      .maskMultiple,
      plural: "Several masks on a layer",
      .layer(.custom("several masks with a mode other than n", LayerSubject.hasSeveralMasks)),
      .drawn("masks/modes")
    ),
    Feature.Definition(
      .maskUnflagged,
      plural: "Masks of a layer without the flag hasMask",
      .layer(
        .all([
          .not(.set("hasMask")),
          .custom("a mask with a mode other than n", LayerSubject.hasMasks),
        ]),
        at: "masksProperties"
      ),
      .read
    ),
  ]
}

/// A mask that is active: for one of mode "none" nothing else matters.
private let shown: Condition<JSONCursor> = .not(.word("mode", "n"))
