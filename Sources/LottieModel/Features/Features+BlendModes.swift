extension Feature.Definition {
  /// Blend modes of layers.
  static let blendModes: [Feature.Definition] = [
    Feature.Definition(.blend0, "Blend mode normal", .layer(.equals("bm", 0)), .drawn("blend/all")),
    Feature.Definition(
      .blend1,
      "Blend mode multiply",
      .layer(.equals("bm", 1)),
      .drawn("blend/all")
    ),
    Feature.Definition(.blend2, "Blend mode screen", .layer(.equals("bm", 2)), .drawn("blend/all")),
    Feature.Definition(
      .blend3,
      "Blend mode overlay",
      .layer(.equals("bm", 3)),
      .drawn("blend/all")
    ),
    Feature.Definition(.blend4, "Blend mode darken", .layer(.equals("bm", 4)), .drawn("blend/all")),
    Feature.Definition(
      .blend5,
      "Blend mode lighten",
      .layer(.equals("bm", 5)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend6,
      "Blend mode color dodge",
      .layer(.equals("bm", 6)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend7,
      "Blend mode color burn",
      .layer(.equals("bm", 7)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend8,
      "Blend mode hard light",
      .layer(.equals("bm", 8)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend9,
      "Blend mode soft light",
      .layer(.equals("bm", 9)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend10,
      "Blend mode difference",
      .layer(.equals("bm", 10)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend11,
      "Blend mode exclusion",
      .layer(.equals("bm", 11)),
      .drawn("blend/all")
    ),
    Feature.Definition(.blend12, "Blend mode hue", .layer(.equals("bm", 12)), .drawn("blend/all")),
    Feature.Definition(
      .blend13,
      "Blend mode saturation",
      .layer(.equals("bm", 13)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend14,
      "Blend mode color",
      .layer(.equals("bm", 14)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blend15,
      "Blend mode luminosity",
      .layer(.equals("bm", 15)),
      .drawn("blend/all")
    ),
    Feature.Definition(.blend16, "Blend mode add", .layer(.equals("bm", 16)), .drawn("blend/all")),
    Feature.Definition(
      .blend17,
      "Blend mode hard mix",
      .layer(.equals("bm", 17)),
      .drawn("blend/all")
    ),
    Feature.Definition(
      .blendUnknown,
      "Unknown blend mode",
      .layer(.all([.whole("bm"), .not(.within("bm", 0...17))])),
      .notDrawn
    ),
  ]
}
