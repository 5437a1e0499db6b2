extension Feature.Definition {
  /// Text animators with their selectors, grouping, and text on a path.
  static let textAnimators: [Feature.Definition] = [
    .feature("text.animator", "Text animator")
      .found(.text(.longer("a", than: 0), at: "a")).drawn("text/animator"),
    .feature("text.animator.multiple", plural: "Several text animators")
      .found(.text(.longer("a", than: 1), at: "a")).drawn("text/animator/several"),
    .feature("text.animator.fill", "Animator fill color")
      .found(.animator(.present(["a", "fc"]), at: "a")).drawn("text/animator/fill"),
    .feature("text.animator.fill_hsb", "Animator fill hue, saturation or brightness")
      .found(
        .animator(
          .any([.present(["a", "fh"]), .present(["a", "fs"]), .present(["a", "fb"])]),
          at: "a"
        )
      )
      .drawn("text/animator/hue"),
    .feature("text.animator.fill_opacity", "Animator fill opacity")
      .found(.animator(.present(["a", "fo"]), at: "a")).drawn("text/animator/fill-opacity"),
    .feature("text.animator.stroke", "Animator stroke color")
      .found(.animator(.present(["a", "sc"]), at: "a")).drawn("text/animator/stroke"),
    .feature("text.animator.stroke_width", "Animator stroke width")
      .found(.animator(.present(["a", "sw"]), at: "a")).drawn("text/animator/stroke"),
    .feature("text.animator.stroke_opacity", "Animator stroke opacity")
      .found(.animator(.present(["a", "so"]), at: "a")).drawn("text/animator/stroke-opacity"),
    .feature("text.animator.tracking", "Animator tracking")
      .found(.animator(.present(["a", "t"]), at: "a")).drawn("text/animator/tracking"),
    .feature("text.animator.line_spacing", "Animator line spacing")
      .found(.animator(.present(["a", "ls"]), at: "a")).drawn("text/animator/line-spacing"),
    .feature("text.animator.position", "Animator position")
      .found(.animator(.present(["a", "p"]), at: "a")).drawn("text/animator/position"),
    .feature("text.animator.anchor", "Animator anchor point")
      .found(.animator(.present(["a", "a"]), at: "a")).drawn("text/animator/anchor"),
    .feature("text.animator.scale", "Animator scale")
      .found(.animator(.present(["a", "s"]), at: "a")).drawn("text/animator/scale"),
    .feature("text.animator.rotation", "Animator rotation")
      .found(.animator(.present(["a", "r"]), at: "a")).drawn("text/animator/rotation"),
    .feature("text.animator.rotation3d", "Animator rotation about x or y")
      .found(.animator(.any([.present(["a", "rx"]), .present(["a", "ry"])])))
      .partly("text/animator/turn-in-space", .characters),
    .feature("text.animator.depth", "Animator that moves characters in depth")
      .found(
        .animator(
          .custom("the third number of a.p or a.a is not 0") {
            ($0["a"]?["p"]?.hasThirdNumber ?? false) || ($0["a"]?["a"]?.hasThirdNumber ?? false)
          }
        )
      )
      .partly("text/animator/depth", .characters),
    .feature("text.animator.skew", "Animator skew")
      .found(.animator(.any([.present(["a", "sk"]), .present(["a", "sa"])]), at: "a"))
      .drawn("text/animator/skew"),
    .feature("text.animator.opacity", "Animator opacity")
      .found(.animator(.present(["a", "o"]), at: "a")).drawn("text/animator/opacity"),
    .feature("text.animator.blur", "Animator blur")
      .found(.animator(.present(["a", "bl"]), at: "a")).drawn("text/animator/blur"),
    .feature("text.selector.range", "Range selector")
      .found(.selector(.any([.present("s"), .present("e"), .present("o")]))).drawn("text/selector"),
    .feature("text.selector.units", plural: "Selector units")
      .found(.selector(.present("r"))).drawn("text/selector/index"),
    .feature("text.selector.based_on", "Selector based on words or lines")
      .found(.selector(.above("b", 1))).drawn("text/selector/words"),
    .feature("text.selector.amount", "Selector amount")
      .found(.selector(.differs("a", from: 100))).drawn("text/selector/amount"),
    .feature("text.selector.shape", "Selector shape")
      .found(.selector(.above("sh", 1))).drawn("text/selector/triangle"),
    .feature("text.selector.ease", "Selector ease high or low")
      .found(.selector(.any([.differs("xe", from: 0), .differs("ne", from: 0)])))
      .drawn("text/selector/ease-high"),
    .feature("text.selector.smoothness", "Selector smoothness")
      .found(.selector(.differs("sm", from: 100))).drawn("text/selector/smoothness"),
    .feature("text.selector.randomize", "Selector randomize order")
      .found(.selector(.set("rn"))).drawn("text/selector/randomized"),
    .feature("text.selector.mode", "Selector mode")
      .found(.selector(.above("m", 1))).drawn("text/selector/modes"),
    .feature("text.selector.expression", "Expression selector")
      .found(.selector(.equals("t", 1))).drawn("text/selector/expression"),
    .feature("text.selector.wiggly", "Wiggly selector")
      .found(
        .animator(
          .any([.above(["s", "t"], 1), .custom("t of a selector in s is above 1", isWiggly)])
        )
      )
      .partly("text/selector/wiggly", .wiggle),
    .feature("text.grouping", "Anchor point grouping")
      .found(.text(.above(["m", "g"], 1), at: "m")).drawn("text/grouping"),
    .feature("text.grouping.alignment", "Grouping alignment")
      .found(.text(.differs(["m", "a"], from: 0), at: "m")).drawn("text/grouping/alignment"),
    .feature("text.path", "Text on path")
      .found(.text(.present(["p", "m"]), at: "p")).drawn("text/path"),
    .feature("text.path.options", plural: "Options of text on a path")
      .found(
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
        )
      )
      .drawn("text/path/perpendicular"),
  ]
}

/// Whether one of several selectors is a wiggly one.
private let isWiggly: @Sendable (JSONCursor) -> Bool = { animator in
  guard let selectors = animator["s"], selectors.isArray else { return false }
  return selectors.elements.contains { ($0["t"]?.whole ?? 0) > 1 }
}
