extension Feature.Definition {
  /// Fills, strokes and gradients.
  static let paint: [Feature.Definition] = [
    .feature("fill", "Fill").found(.shape(.fill)).drawn("paint/fill"),
    .feature("color.bytes", "Color from 0 to 255 (old exports)")
      .found(
        .property(
          .custom("a number of a color is above 2", PropertyContext.isColorOfBytes),
          at: [.value]
        )
      )
      .drawn("interpolation/legacy/colors-to-255"),
    .feature("color.out_of_range", "Color component below 0 or above 1")
      .found(
        .property(
          .custom(
            "a number of a color is below 0 or above 1, and none above 2",
            PropertyContext.isColorOutOfRange
          ),
          at: [.value]
        )
      )
      .read,
    .feature("color.alpha", "Color with an alpha")
      .found(
        .shape(
          [.fill, .stroke],
          .custom("the fourth number of c is below 1") {
            ($0.cursor[.color].map(PropertyContext.values) ?? []).contains {
              $0.number(at: 3) ?? 1 < 1
            }
          }
        )
      )
      .read,
    .feature("fill.opacity", "Fill opacity")
      .found(.shape(.fill, .differs([.opacity], from: 100))).drawn("paint/fill/opacity"),
    .feature("fill.evenodd", "Even-odd fill")
      .found(.shape([.fill, .gradientFill], .equals([.fillRule], 2))).drawn("paint/fill/even-odd"),
    .feature("fill.groups", "Fill of groups with paints or modifiers")
      .found(
        .shapes(
          "a fl or gf of several paths, behind a gr with a paint or modifier",
          ShapeListContext.fillOfApartGroups
        )
      )
      .read,
    .feature("fill.disabled", "Fill with fillEnabled")
      .found(.shape(.fill, .unset("fillEnabled"))).ignored,
    .feature("style.none", "Shape without style").found(.shape(.noStyle)).read,
    .feature("stroke", "Stroke").found(.shape(.stroke)).drawn("paint/stroke"),
    .feature("stroke.width.animated", "Animated stroke width")
      .found(.shape([.stroke, .gradientStroke], .animated([.strokeWidth])))
      .drawn("paint/stroke/width"),
    .feature("stroke.nonuniform_scale", "Stroke scaled unevenly")
      .found(
        .shapes(
          "a stroke beside a tr whose s has numbers that differ by a hundredth",
          ShapeListContext.unevenlyScaledStroke
        )
      )
      .drawn("paint/stroke/scaled"),
    .feature("stroke.nonuniform_scale.groups", "Stroke of groups scaled unevenly")
      .found(
        .shapes(
          "a stroke behind a group whose tr scales unevenly",
          ShapeListContext.strokeOfUnevenGroups
        )
      )
      .drawn("paint/stroke/scaled"),
    .feature("stroke.nonuniform_scale.layer", "Stroke of a layer scaled unevenly")
      .found(
        .layer(
          .custom(
            "numbers of ks.s that differ by a hundredth; a stroke in the layer, precomp or a child",
            LayerSubject.scalesStrokesUnevenly
          )
        )
      )
      .read,
    .feature("stroke.flattened", "Stroke of a layer flattened to a line")
      .found(
        .layer(
          .shape,
          .custom("one axis of ks.s is 0 and the other is not; a stroke in the layer") {
            $0.isFlattened && $0.hasStroke
          }
        )
      )
      .read,
    .feature("stroke.hollow", "Stroke wider than a bend of its path")
      .found(
        .shapes(
          "a stroke wider than an el, a round rc or an sh with tangents before it",
          all: ShapeListContext.strokesOverBends
        )
      )
      .drawn("paint/stroke"),
    .feature("stroke.paths", "Stroke of several paths")
      .found(
        .shapes("a stroke after several paths", all: ShapeListContext.strokesOfSeveralPaths)
      )
      .drawn("modifiers/trim"),
    .feature("stroke.no_length", "Stroke of a line without a length")
      .found(
        .shapes(
          "a stroke whose lc is 2 or 3 after an open sh whose vertices are one point",
          all: ShapeListContext.openDots
        )
      )
      .drawn("paint/stroke/no-length"),
    .feature("stroke.no_length.closed", "Stroke of a closed path without a length")
      .found(
        .shapes(
          "a stroke whose lc is 2 or 3 after a closed sh, an el or a rc without a size",
          all: ShapeListContext.closedDots
        )
      )
      .drawn("paint/stroke/no-length"),
    .feature("stroke.cap", "Line cap")
      .found(.shape([.stroke, .gradientStroke], .present([.lineCap]))).drawn("paint/stroke/caps"),
    .feature("stroke.cap.missing", "Stroke without a line cap")
      .found(.shape([.stroke, .gradientStroke], .not(.present([.lineCap])))).read,
    .feature("stroke.join", "Line join")
      .found(.shape([.stroke, .gradientStroke], .present([.lineJoin]))).drawn("paint/stroke/joins"),
    .feature("stroke.join.missing", "Stroke without a line join")
      .found(.shape([.stroke, .gradientStroke], .not(.present([.lineJoin])))).read,
    .feature("stroke.miter", "Miter limit")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .all([.present([.miterLimit]), .equals([.lineJoin], 1)])
        )
      )
      .drawn("paint/stroke/miter"),
    .feature("stroke.miter.animated", "Animated miter limit")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .all([
            .equals([.lineJoin], 1),
            .custom("ml2 is animated or not ml") {
              PropertyContext.differs($0.cursor["ml2"], from: $0.cursor[.miterLimit]?.double ?? 4)
            },
          ]),
          at: "ml2"
        )
      )
      .drawn("paint/stroke/miter-animated"),
    .feature("stroke.dash", plural: "Dashes")
      .found(.dash(.not(.word([.dashType], "o")))).drawn("paint/stroke/dashes"),
    .feature(
      "stroke.dash.unpaired",
      plural: "Dashes without a gap, with a length of 0, or of several lengths"
    )
    .found(
      .shape(
        [.stroke, .gradientStroke],
        .custom("d is not one dash and one gap, with or without an offset") {
          $0.hasUnpairedDashes
        },
        at: [.dashes]
      )
    )
    .drawn("paint/stroke/dashes"),
    .feature("stroke.dash.odd", plural: "Dashes of an odd number of lengths")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .custom("d has three or more dashes and gaps, and an odd number") { $0.hasOddDashes },
          at: [.dashes]
        )
      )
      .read,
    .feature("stroke.dash.short", plural: "Short dashes")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .custom("a static dash of d is shorter than 1, or a gap than 0.1") { $0.hasShortDashes },
          at: [.dashes]
        )
      )
      .read,
    .feature("stroke.dash.no_offset", plural: "Dashes without an offset")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .custom("d has no offset") { $0.hasDashesWithoutOffset },
          at: [.dashes]
        )
      )
      .drawn("paint/stroke/dashes"),
    .feature("stroke.dash.offset_first", "Dash offset ahead of a length")
      .found(
        .shape(
          [.stroke, .gradientStroke],
          .custom("d has a dash or gap behind an offset") { $0.hasDashesBehindOffset },
          at: [.dashes]
        )
      )
      .read,
    .feature("stroke.dash.unnamed", plural: "Dashes of one name, or without names")
      .found(
        .shape(
          .stroke,
          .custom("two of d have one nm, or none") { $0.hasDashesOfOneName },
          at: [.dashes]
        )
      )
      .drawn("paint/stroke/dashes"),
    .feature("stroke.dash.animated", plural: "Animated dashes")
      .found(.dash(.all([.not(.word([.dashType], "o")), .animated([.dashLength])])))
      .drawn("paint/stroke/dashes"),
    .feature("stroke.dash.offset", "Dash offset")
      .found(.dash(.word([.dashType], "o"))).drawn("paint/stroke/dashes"),
    .feature("gradient.fill.linear", "Linear gradient fill")
      .found(.shape(.gradientFill, .equals([.gradientType], 1))).drawn("paint/gradient/linear"),
    .feature("gradient.fill.radial", "Radial gradient fill")
      .found(.shape(.gradientFill, .equals([.gradientType], 2))).drawn("paint/gradient/radial"),
    .feature("gradient.radial.slanted", "Radial gradient whose radius is at an angle")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .all([
            .equals([.gradientType], 2),
            .custom(
              "e is not straight above, below or beside s",
              ShapeContext.hasSlantedRadius
            ),
          ])
        )
      )
      .read,
    .feature("gradient.conic", "Conic gradient")
      .found(.shape([.gradientFill, .gradientStroke], .equals([.gradientType], 3)))
      .drawn("paint/gradient/conic"),
    .feature("gradient.stroke", "Gradient stroke")
      .found(.shape(.gradientStroke)).drawn("paint/gradient/stroke"),
    .feature("gradient.stroke.width.animated", "Gradient stroke of animated width")
      .found(.shape(.gradientStroke, .animated([.width])))
      .read,
    .feature("gradient.stroke.dash", "Dashed gradient stroke")
      .found(.shape(.gradientStroke, .longer([.dashes], than: 0)))
      .drawn("paint/gradient/stroke-dashed"),
    .feature("gradient.highlight", "Highlight of a radial gradient")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .all([
            .equals([.gradientType], 2),
            .custom("h is animated, above 5 or below -5") {
              PropertyContext.reaches($0.cursor[.highlightLength], beyond: 5)
            },
          ])
        )
      )
      .drawn("paint/gradient/radial-highlight"),
    .feature("gradient.alpha", plural: "Gradient opacity stops")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("g.k has an opacity below 1 after the colors") { $0.hasOpacityStops },
          at: [.gradientColors, .value]
        )
      )
      .drawn("paint/gradient/alpha"),
    .feature("gradient.alpha.colors", plural: "Gradient opacity stops with a change of color")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("colors and opacities of g.k both differ by more than 0.25") {
            $0.fadesBetweenColors
          },
          at: [.gradientColors, .value]
        )
      )
      .drawn("paint/gradient"),
    .feature("gradient.alpha.offsets", plural: "Gradient opacity stops between color stops")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("opacity stops have other offsets than color stops") {
            $0.hasOpacityStopsOfTheirOwn
          },
          at: [.gradientColors]
        )
      )
      .drawn("paint/gradient/alpha-stops"),
    .feature("gradient.stops.doubled", plural: "Doubled gradient stops")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("two color stops of g have one offset and not one color") { $0.hasDoubledStops },
          at: [.gradientColors]
        )
      )
      .drawn("paint/gradient"),
    .feature("gradient.count_last", plural: "Opacity stops of a gradient whose count comes last")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("p of g is behind k, which has opacity stops") { $0.countsItsStopsLast },
          at: [.gradientColors]
        )
      )
      .read,
    .feature("gradient.midpoint", plural: "Gradient midpoints")
      .found(.nowhere("becomes further stops at export")).read,
    .feature("gradient.animated", plural: "Animated gradient colors")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .animated([.gradientColors, .value]),
          at: [.gradientColors, .value]
        )
      )
      .drawn("paint/gradient"),
    .feature("gradient.animated.stops", "Animated gradient with a changing number of stops")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .custom("keyframes of g.k have colors and opacities at different numbers of offsets") {
            $0.cursor[.gradientColors].flatMap(GradientKeyframes.stuckColors) != nil
          },
          at: [.gradientColors]
        )
      )
      .drawn("paint/gradient/animated-stops"),
    .feature("gradient.animated.points", "Animated start or end point of a gradient")
      .found(
        .shape(
          [.gradientFill, .gradientStroke],
          .any([.animated([.startPoint]), .animated([.endPoint])])
        )
      )
      .drawn("paint/gradient"),
    .feature("style.blend", "Blend mode of a shape")
      .found(
        .shape([.fill, .stroke, .gradientFill, .gradientStroke], .isNot([.blendMode], 0))
      )
      .drawn("paint/blend"),
    .feature("style.blend.faded", "Blend mode of a shape in a translucent layer")
      .found(
        .shapes(
          "bm of a fill or stroke is not 0, and ks.o of the layer not 100",
          all: ShapeListContext.blendedPaints
        )
      )
      .read,
    .feature("style.blend.group", "Blend mode of a group")
      .found(.shape(.group, .isNot([.blendMode], 0))).read,
  ]
}
