extension Feature.Definition {
  /// Fills, strokes and gradients.
  static let paint: [Feature.Definition] = [
    Feature.Definition(.fill, "Fill", .shape(.fill), .drawn("paint/fill")),
    Feature.Definition(
      .colorBytes,
      "Color from 0 to 255 (old exports)",
      .property(
        .custom("a number of a color is above 1", PropertyContext.isColorOfBytes),
        at: "k"
      ),
      .drawn("interpolation/legacy/colors-to-255")
    ),
    Feature.Definition(
      .fillOpacity,
      "Fill opacity",
      .shape(.fill, .differs("o", from: 100)),
      .drawn("paint/fill/opacity")
    ),
    Feature.Definition(
      .fillEvenodd,
      "Even-odd fill",
      .shape([.fill, .gradientFill], .equals("r", 2)),
      .drawn("paint/fill/even-odd")
    ),
    Feature.Definition(
      .fillDisabled,
      "Fill with fillEnabled",
      .shape(.fill, .unset("fillEnabled")),
      .ignored
    ),
    Feature.Definition(.styleNone, "Shape without style", .shape(.noStyle), .read),
    Feature.Definition(.stroke, "Stroke", .shape(.stroke), .drawn("paint/stroke")),
    Feature.Definition(
      .strokeWidthAnimated,
      "Animated stroke width",
      .shape([.stroke, .gradientStroke], .animated("w")),
      .drawn("paint/stroke/width")
    ),
    Feature.Definition(
      .strokeNonuniformScale,
      "Stroke scaled unevenly",
      .shapes(
        "a stroke beside a tr whose s has unlike numbers",
        ShapeListContext.unevenlyScaledStroke
      ),
      .drawn("paint/stroke/scaled")
    ),
    Feature.Definition(
      .strokeFlattened,
      "Stroke of a layer flattened to a line",
      .layer(
        4,
        .custom("one axis of ks.s is 0 and the other is not; a stroke in the layer") {
          $0.isFlattened && $0.hasStroke
        }
      ),
      .read
    ),
    Feature.Definition(
      .strokeCap,
      "Line cap",
      .shape([.stroke, .gradientStroke], .present("lc")),
      .drawn("paint/stroke/caps")
    ),
    Feature.Definition(
      .strokeJoin,
      "Line join",
      .shape([.stroke, .gradientStroke], .present("lj")),
      .drawn("paint/stroke/joins")
    ),
    Feature.Definition(
      .strokeMiter,
      "Miter limit",
      .shape([.stroke, .gradientStroke], .all([.present("ml"), .equals("lj", 1)])),
      .drawn("paint/stroke/miter")
    ),
    Feature.Definition(
      .strokeMiterAnimated,
      "Animated miter limit",
      .shape(
        [.stroke, .gradientStroke],
        .all([
          .equals("lj", 1),
          .custom("ml2 is animated or not ml") {
            PropertyContext.differs($0.cursor["ml2"], from: $0.cursor["ml"]?.double ?? 4)
          },
        ]),
        at: "ml2"
      ),
      .drawn("paint/stroke/miter-animated")
    ),
    Feature.Definition(
      .strokeDash,
      plural: "Dashes",
      .dash(.not(.word("n", "o"))),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .strokeDashUnpaired,
      plural: "Dashes without a gap, with a length of 0, or of several lengths",
      .shape(
        [.stroke, .gradientStroke],
        .custom("d is not one dash and one gap, with or without an offset") {
          $0.hasUnpairedDashes
        },
        at: "d"
      ),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .strokeDashNoOffset,
      plural: "Dashes without an offset",
      .shape(
        [.stroke, .gradientStroke],
        .custom("d does not end with an offset") { $0.hasDashesWithoutOffset },
        at: "d"
      ),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .strokeDashUnnamed,
      plural: "Dashes of one name, or without names",
      .shape(.stroke, .custom("two of d have one nm, or none") { $0.hasDashesOfOneName }, at: "d"),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .strokeDashAnimated,
      plural: "Animated dashes",
      .dash(.all([.not(.word("n", "o")), .animated("v")])),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .strokeDashOffset,
      "Dash offset",
      .dash(.word("n", "o")),
      .drawn("paint/stroke/dashes")
    ),
    Feature.Definition(
      .gradientFillLinear,
      "Linear gradient fill",
      .shape(.gradientFill, .equals("t", 1)),
      .drawn("paint/gradient/linear")
    ),
    Feature.Definition(
      .gradientFillRadial,
      "Radial gradient fill",
      .shape(.gradientFill, .equals("t", 2)),
      .drawn("paint/gradient/radial")
    ),
    Feature.Definition(
      .gradientConic,
      "Conic gradient",
      .shape([.gradientFill, .gradientStroke], .equals("t", 3)),
      .drawn("paint/gradient/conic")
    ),
    Feature.Definition(
      .gradientStroke,
      "Gradient stroke",
      .shape(.gradientStroke),
      .drawn("paint/gradient/stroke")
    ),
    Feature.Definition(
      .gradientStrokeDash,
      "Dashed gradient stroke",
      .shape(.gradientStroke, .longer("d", than: 0)),
      .drawn("paint/gradient/stroke-dashed")
    ),
    Feature.Definition(
      .gradientHighlight,
      "Highlight of a radial gradient",
      .shape(
        [.gradientFill, .gradientStroke],
        .all([.equals("t", 2), .any([.differs("h", from: 0), .differs("a", from: 0)])])
      ),
      .drawn("paint/gradient/radial-highlight")
    ),
    Feature.Definition(
      .gradientAlpha,
      plural: "Gradient opacity stops",
      .shape(
        [.gradientFill, .gradientStroke],
        .custom("g.k has an opacity below 1 after the colors") { $0.hasOpacityStops },
        at: ["g", "k"]
      ),
      .drawn("paint/gradient/alpha")
    ),
    Feature.Definition(
      .gradientAlphaOffsets,
      plural: "Gradient opacity stops between color stops",
      .shape(
        [.gradientFill, .gradientStroke],
        .custom("opacity stops have other offsets than color stops") {
          $0.hasOpacityStopsOfTheirOwn
        },
        at: "g"
      ),
      .drawn("paint/gradient/alpha-stops")
    ),
    Feature.Definition(
      .gradientMidpoint,
      plural: "Gradient midpoints",
      .nowhere("becomes further stops at export"),
      .read
    ),
    Feature.Definition(
      .gradientAnimated,
      plural: "Animated gradient colors",
      .shape([.gradientFill, .gradientStroke], .animated(["g", "k"]), at: ["g", "k"]),
      .drawn("paint/gradient")
    ),
    Feature.Definition(
      .gradientAnimatedPoints,
      "Animated start or end point of a gradient",
      .shape([.gradientFill, .gradientStroke], .any([.animated("s"), .animated("e")])),
      .drawn("paint/gradient")
    ),
    Feature.Definition(
      .styleBlend,
      "Blend mode of a shape",
      .shape([.fill, .stroke, .gradientFill, .gradientStroke, .group], .isNot("bm", 0)),
      .drawn("paint/blend")
    ),
  ]
}
