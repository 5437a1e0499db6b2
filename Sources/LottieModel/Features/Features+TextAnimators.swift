extension Feature.Definition {
  /// Text animators with their selectors, grouping, and text on a path.
  static let textAnimators: [Feature.Definition] = [
    .feature("text.animator", "Text animator")
      .found(.text(.longer([.animators], than: 0), at: [.animators])).drawn("text/animator"),
    .feature("text.animator.multiple", plural: "Several text animators")
      .found(.text(.longer([.animators], than: 1), at: [.animators]))
      .drawn("text/animator/several"),
    .feature("text.animator.fill", "Animator fill color")
      .found(.animator(has: .fillColor)).drawn("text/animator/fill"),
    .feature("text.animator.fill_hsb", "Animator fill hue, saturation or brightness")
      .found(
        .animator(
          .any(
            [.fillHue, .fillSaturation, .fillBrightness].map {
              .differs([.properties, $0], from: 0)
            }
          ),
          at: [.properties]
        )
      )
      .drawn("text/animator/hue"),
    .feature("text.animator.fill_opacity", "Animator fill opacity")
      .found(.animator(has: .fillOpacity)).drawn("text/animator/fill-opacity"),
    .feature("text.animator.stroke", "Animator stroke color")
      .found(.animator(has: .strokeColor)).drawn("text/animator/stroke"),
    .feature("text.animator.stroke_width", "Animator stroke width")
      .found(.animator(has: .textStrokeWidth)).drawn("text/animator/stroke"),
    .feature("text.animator.stroke_opacity", "Animator stroke opacity")
      .found(.animator(has: .strokeOpacity)).drawn("text/animator/stroke-opacity"),
    .feature("text.animator.tracking", "Animator tracking")
      .found(.animator(has: .characterTracking)).drawn("text/animator/tracking"),
    .feature("text.animator.tracking.several", "Centered text tracked by several animators")
      .found(
        .text(
          .custom(
            "several animators have a.t, and a text document has \"j\": 2",
            tracksCenteredText
          ),
          at: [.animators]
        )
      )
      .read,
    .feature("text.animator.line_spacing", "Animator line spacing")
      .found(.animator(has: .lineSpacing)).drawn("text/animator/line-spacing"),
    .feature("text.animator.position", "Animator position")
      .found(.animator(has: .position)).drawn("text/animator/position"),
    .feature("text.animator.anchor", "Animator anchor point")
      .found(.animator(has: .anchor)).drawn("text/animator/anchor"),
    .feature("text.animator.scale", "Animator scale")
      .found(.animator(has: .scale)).drawn("text/animator/scale"),
    .feature("text.animator.rotation", "Animator rotation")
      .found(.animator(has: .rotation)).drawn("text/animator/rotation"),
    .feature("text.animator.rotation3d", "Animator rotation about x or y")
      .found(
        .animator(
          .any([
            .differs([.properties, .rotationX], from: 0),
            .differs([.properties, .rotationY], from: 0),
          ])
        )
      )
      .partly("text/animator/turn-in-space", .characters),
    .feature("text.animator.depth", "Animator that moves characters in depth")
      .found(
        .animator(
          .custom("the third number of a.p or a.a is not 0") {
            ($0[.properties]?[.position]?.hasThirdNumber ?? false)
              || ($0[.properties]?[.anchor]?.hasThirdNumber ?? false)
          }
        )
      )
      .partly("text/animator/depth", .characters),
    .feature("text.animator.skew", "Animator skew")
      .found(.animator(has: .skew, .skewAxis)).drawn("text/animator/skew"),
    .feature("text.animator.opacity", "Animator opacity")
      .found(.animator(has: .opacity)).drawn("text/animator/opacity"),
    .feature("text.animator.blur", "Animator blur")
      .found(.animator(has: .blur)).drawn("text/animator/blur"),
    .feature("text.selector.range", "Range selector")
      .found(.selector(.any([.present([.start]), .present([.end]), .present([.offset])])))
      .drawn("text/selector"),
    .feature("text.selector.no_end", "Selector without an end")
      .found(
        .selector(
          .all([.any([.present([.start]), .present([.offset])]), .not(.present([.end]))])
        )
      )
      .read,
    .feature("text.selector.units", plural: "Selector units")
      .found(.selector(.present([.units]))).drawn("text/selector/index"),
    .feature("text.selector.based_on", "Selector based on words or lines")
      .found(.selector(.above([.basedOn], 1))).drawn("text/selector/words"),
    .feature("text.selector.amount", "Selector amount")
      .found(.selector(.differs([.amount], from: 100))).drawn("text/selector/amount"),
    .feature("text.selector.shape", "Selector shape")
      .found(.selector(.above([.selectorShape], 1))).drawn("text/selector/triangle"),
    .feature("text.selector.shape.round", "Selector shape round or smooth")
      .found(.selector(.above([.selectorShape], 4))).drawn("text/selector"),
    .feature("text.selector.ease", "Selector ease high or low")
      .found(.selector(.any([.differs([.easeHigh], from: 0), .differs([.easeLow], from: 0)])))
      .drawn("text/selector/ease-high"),
    .feature("text.selector.smoothness", "Selector smoothness")
      .found(.selector(.differs([.smoothness], from: 100))).drawn("text/selector/smoothness"),
    .feature("text.selector.randomize", "Selector randomize order")
      .found(.selector(.set([.randomizeOrder]))).drawn("text/selector/randomized"),
    .feature("text.selector.mode", "Selector mode")
      .found(.selector(.above([.mode], 1))).drawn("text/selector/modes"),
    .feature("text.selector.expression", "Expression selector")
      .found(.selector(.equals([.selectorType], 1))).drawn("text/selector/expression"),
    .feature("text.selector.wiggly", "Wiggly selector")
      .found(
        .animator(
          .any([
            .above([.selectors, .selectorType], 1),
            .custom("t of a selector in s is above 1", isWiggly),
          ])
        )
      )
      .partly("text/selector/wiggly", .wiggle),
    .feature("text.grouping", "Anchor point grouping")
      .found(.text(.above([.moreOptions, .anchorPointGrouping], 1), at: [.moreOptions]))
      .drawn("text/grouping"),
    .feature("text.grouping.all", "Anchor point grouping of the whole text")
      .found(
        .text(.equals([.moreOptions, .anchorPointGrouping], 4), at: [.moreOptions])
      )
      .drawn("text/grouping"),
    .feature("text.grouping.alignment", "Grouping alignment")
      .found(.text(.differs([.moreOptions, .groupingAlignment], from: 0), at: [.moreOptions]))
      .drawn("text/grouping/alignment"),
    .feature("text.path", "Text on path")
      .found(.text(.present([.pathOptions, .mask]), at: [.pathOptions])).drawn("text/path"),
    .feature("text.path.options", plural: "Options of text on a path")
      .found(
        .text(
          .all([
            .present([.pathOptions, .mask]),
            .any([
              .differs([.pathOptions, .reversePath], from: 0),
              .differs([.pathOptions, .perpendicularToPath], from: 0),
              .differs([.pathOptions, .forceAlignment], from: 0),
              .differs([.pathOptions, .firstMargin], from: 0),
              .differs([.pathOptions, .lastMargin], from: 0),
            ]),
          ]),
          at: [.pathOptions]
        )
      )
      .drawn("text/path/perpendicular"),
  ]
}

/// Whether one of several selectors is a wiggly one.
private let isWiggly: @Sendable (JSONCursor) -> Bool = { animator in
  guard let selectors = animator[.selectors], selectors.isArray else { return false }
  return selectors.elements.contains { ($0[.selectorType]?.whole ?? 0) > 1 }
}

/// Whether several animators track a text that is centered.
private let tracksCenteredText: @Sendable (JSONCursor) -> Bool = { text in
  let tracking = text[.animators]?.list.filter { $0[.properties]?[.characterTracking] != nil }
  guard (tracking?.count ?? 0) > 1 else { return false }
  return text["d"]?[.value]?.list.contains { $0[.startValue]?[.justification]?.whole == 2 } ?? false
}
