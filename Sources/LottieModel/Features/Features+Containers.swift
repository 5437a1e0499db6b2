extension Feature.Definition {
  /// Containers of the document.
  static let containers: [Feature.Definition] = [
    Feature.Definition(
      .containerDotlottieV1,
      "dotLottie 1",
      .container("a zip with manifest.json, version 1"),
      .read
    ),
    Feature.Definition(
      .containerDotlottieV2,
      "dotLottie 2",
      .container("a zip with manifest.json, version 2"),
      .read
    ),
    Feature.Definition(
      .containerDotlottieMulti,
      plural: "Several animations in a container",
      .container("several animations in manifest.json"),
      .read
    ),
    Feature.Definition(
      .containerDotlottieTheme,
      plural: "Themes",
      .container("themes in manifest.json"),
      .read
    ),
    Feature.Definition(
      .containerDotlottieStatemachine,
      plural: "State machines",
      .container("state machines in manifest.json"),
      .read
    ),
    Feature.Definition(
      .containerDotlottieFonts,
      plural: "Fonts in a container",
      .container("fonts in the zip"),
      .ignored
    ),
    Feature.Definition(.containerTgs, "Gzipped JSON (.tgs)", .container("gzip"), .read),
    Feature.Definition(
      .containerZipJson,
      "Zip without manifest",
      .container("a zip without manifest.json"),
      .read
    ),
  ]
}
