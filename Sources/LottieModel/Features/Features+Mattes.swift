extension Feature.Definition {
  /// Track mattes.
  static let mattes: [Feature.Definition] = [
    Feature.Definition(
      .matteAlpha,
      "Alpha matte",
      .layer(.equals("tt", 1)),
      .drawn("mattes/alpha")
    ),
    Feature.Definition(
      .matteAlphaInverted,
      "Alpha inverted matte",
      .layer(.equals("tt", 2)),
      .drawn("mattes/alpha/inverted")
    ),
    Feature.Definition(.matteLuma, "Luma matte", .layer(.equals("tt", 3)), .drawn("mattes/luma")),
    Feature.Definition(
      .matteLumaInverted,
      "Luma inverted matte",
      .layer(.equals("tt", 4)),
      .drawn("mattes/luma/inverted")
    ),
    Feature.Definition(
      .matteParent,
      "Matte that is not the layer above",
      .layer(
        .all([
          .isNot("tt", 0),
          .custom("tp is not the ind of the layer above", LayerSubject.namesItsMatte),
        ])
      ),
      .drawn("mattes/source/by-index")
    ),
    Feature.Definition(
      .matteSourceFlag,
      "Layer marked as matte",
      .layer(.set("td")),
      .drawn("mattes/source")
    ),
  ]
}
