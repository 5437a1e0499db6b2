extension Feature.Definition {
  /// Masks of layers.
  static let masks: [Feature.Definition] = [
    .feature("mask.path", "Mask path")
      .found(.mask(.all([shown, .present([.maskShape])]), at: [.maskShape])).drawn("masks/modes"),
    .feature("mask.path.animated", "Animated mask path")
      .found(.mask(.all([shown, .animated([.maskShape])]), at: [.maskShape]))
      .drawn("masks/animated"),
    .feature("mask.path.open", "Open mask path")
      .found(
        .mask(
          .all([
            shown,
            .custom("its first path has c: false, and several vertices") {
              $0[.maskShape]?.firstPath?.isOpen ?? false
            },
          ])
        )
      )
      .drawn("masks/space/open-path"),
    .feature("mask.opacity", "Mask opacity")
      .found(.mask(.all([shown, .present([.maskShape]), .differs([.opacity], from: 100)])))
      .drawn("masks/opacity"),
    .feature("mask.none", "Mask mode none")
      .found(.mask(.word("mode", "n"))).drawn("masks/modes/none"),
    .feature("mask.add", "Mask mode add")
      .found(.mask(adds))
      .drawn("masks/modes/add"),
    .feature("mask.subtract", "Mask mode subtract")
      .found(.mask(.word("mode", "s"))).drawn("masks/modes/subtract"),
    .feature("mask.subtract.opacity", "Translucent mask of mode subtract")
      .found(
        .mask(
          .all([
            .word("mode", "s"), .differs([.opacity], from: 100), .differs([.opacity], from: 0),
          ])
        )
      )
      .drawn("masks/modes/subtract"),
    .feature("mask.intersect", "Mask mode intersect")
      .found(
        .layer(
          .custom("a mask of mode i after another mask") { LayerSubject.combinesMasks($0, "i") },
          at: [.masks]
        )
      )
      .drawn("masks/modes/intersect"),
    .feature("mask.lighten", "Mask mode lighten")
      .found(.mask(.word("mode", "l"))).drawn("masks/modes/lighten"),
    .feature("mask.darken", "Mask mode darken")
      .found(.mask(.word("mode", "d"))).drawn("masks/modes/darken"),
    .feature("mask.difference", "Mask mode difference")
      .found(
        .layer(
          .custom("a mask of mode f after another mask") {
            LayerSubject.combinesMasks($0, "f")
          },
          at: [.masks]
        )
      )
      .drawn("masks/modes/difference"),
    .feature("mask.inverted", "Inverted mask")
      .found(.mask(.all([shown, .present([.maskShape]), .set([.inverted])]))).drawn(
        "masks/inverted"
      ),
    .feature("mask.inverted.clockwise", "Inverted mask of a clockwise path")
      .found(
        .mask(
          .all([
            shown, .set([.inverted]),
            .custom("the path of pt is drawn clockwise") { $0[.maskShape]?.isClockwise ?? false },
          ])
        )
      )
      .drawn("masks"),
    .feature("mask.inverted.intersect", "Inverted mask of mode intersect")
      .found(.mask(.all([.word("mode", "i"), .set([.inverted])]))).drawn("masks/inverted"),
    .feature("mask.inverted.opacity", "Translucent inverted mask of mode add")
      .found(
        .mask(
          .all([
            adds, .set([.inverted]),
            .differs([.opacity], from: 100),
          ])
        )
      )
      .read,
    .feature("mask.expansion", "Mask expansion")
      .found(
        .mask(
          .all([
            shown, .present([.maskShape]),
            .custom("x is animated, above 1 or below -1") {
              PropertyContext.reaches($0[.expansion], beyond: 1)
            },
          ])
        )
      )
      .drawn("masks/expansion"),
    .feature("mask.expansion.corners", "Mask expansion of a path with corners")
      .found(
        .mask(
          .all([
            shown,
            .custom("x is above 1, and the path of pt has a corner") {
              PropertyContext.range($0[.expansion]).upperBound > 1
                && $0[.maskShape]?.corners.isEmpty == false
            },
          ])
        )
      )
      .drawn("masks/expansion"),
    .feature("mask.expansion.curves", "Mask expansion of corners at curves")
      .found(
        .mask(
          .all([
            shown,
            .custom("x is beyond 1 or -1, and the path of pt has a corner where a curve ends") {
              PropertyContext.reaches($0[.expansion], beyond: 1)
                && $0[.maskShape]?.corners.contains { $0.endsCurve } == true
            },
          ])
        )
      )
      .read,
    .feature("mask.expansion.negative", "Mask expansion below 0")
      .found(
        .mask(
          .all([
            shown, .present([.maskShape]),
            .custom("x is below -1") { PropertyContext.range($0[.expansion]).lowerBound < -1 },
          ])
        )
      )
      .drawn("masks/expansion"),
    .feature("mask.feather", "Mask feather")
      .found(.mask(.all([shown, .present([.maskShape]), .differs([.feather], from: 0)])))
      .drawn("masks/feather"),
    .feature("mask.multiple", plural: "Several masks on a layer")
      .found(
        .layer(.custom("several masks with a mode other than n", LayerSubject.hasSeveralMasks))
      )
      .drawn("masks/modes"),
    .feature("mask.subtract.first", "Mask mode subtract before another mode")
      .found(
        .layer(
          .custom("a mask of mode s, and behind it one of mode a, i, l or d") {
            $0.activeModes.drop { $0 != "s" }.contains { ["a", "i", "l", "d"].contains($0) }
          },
          at: [.masks]
        )
      )
      .drawn("masks/modes"),
    .feature("mask.multiple.modes", plural: "Three masks of several modes on a layer")
      .found(
        .layer(
          .custom(
            "three masks with a mode other than n, in several modes after the first",
            LayerSubject.mixesMasks
          ),
          at: [.masks]
        )
      )
      .drawn("masks/modes"),
    .feature("mask.multiple.inverted", plural: "Several masks on a layer, one of them inverted")
      .found(
        .layer(
          .custom("several masks with a mode other than n, one of them inverted") {
            $0.activeMasks.count > 1 && $0.activeMasks.contains { $0[.inverted]?.isSet ?? false }
          },
          at: [.masks]
        )
      )
      .drawn("masks/inverted"),
    .feature("mask.legacy_closed", "Closed flag beside a mask's path (old exports)")
      .found(
        .mask(
          .all([
            shown, .set("cl"),
            .custom("the open path of pt, which a curve closes") {
              $0[.maskShape]?.firstPath?.isClosedByCurve ?? false
            },
          ])
        )
      )
      .read,
    .feature("mask.unflagged", plural: "Masks of a layer without the flag hasMask")
      .found(
        .layer(
          .all([
            .not(.set("hasMask")),
            .custom("a mask with a mode other than n", LayerSubject.hasMasks),
          ]),
          at: [.masks]
        )
      )
      .read,
  ]
}

/// A mask that is active: for one of mode "none" nothing else matters.
private let shown: Condition<JSONCursor> = .not(.word("mode", "n"))

/// A mask of mode "add": all that have no other.
private let adds: Condition<JSONCursor> = .not(.anyWord("mode", ["n", "s", "i", "l", "d", "f"]))
