extension Feature.Definition {
  /// Images and other assets.
  static let assets: [Feature.Definition] = [
    Feature.Definition(
      .imageExternal,
      "Image file",
      .asset(.custom("p is a file name") { $0.image == .file }),
      .drawn("image/external")
    ),
    Feature.Definition(
      .imageEmbedded,
      "Embedded image",
      .asset(.custom("p is a data URL") { $0.image == .data }),
      .drawn("image/embedded")
    ),
    Feature.Definition(
      .imageUnflagged,
      "Embedded image that is not marked as embedded",
      .asset(.all([.custom("p is a data URL") { $0.image == .data }, .not(.set("e"))])),
      .read
    ),
    Feature.Definition(
      .imageRemote,
      "Image on a server",
      .asset(.custom("p or u is a URL") { $0.image == .server }),
      .notDrawn
    ),
    Feature.Definition(
      .imageSvg,
      "SVG image",
      .asset(.custom("p is an SVG image") { $0.hasImage("svg") }),
      .notDrawn
    ),
    Feature.Definition(
      .imageWebp,
      "WebP image",
      .asset(.custom("p is a WebP image") { $0.hasImage("webp") }),
      .drawn("image/webp")
    ),
    Feature.Definition(
      .imageColorProfile,
      "Embedded PNG with a color profile",
      .asset(.custom("p is a PNG image with an ICC profile") { $0.hasColorProfile }),
      .read
    ),
    Feature.Definition(
      .imageSizeMismatch,
      "Image of another size than stated",
      .nowhere("only the image tells"),
      .drawn("image/embedded/stretched")
    ),
    Feature.Definition(
      .imageEffects,
      "Image with effects or a blend mode",
      .layer(2, .any([.isNot("bm", 0), .longer("ef", than: 0)])),
      .drawn("image/effects")
    ),
    Feature.Definition(
      .assetAudio,
      "Audio asset",
      .asset(.custom("p is sound") { $0.image == .sound }),
      .read
    ),
    Feature.Definition(
      .assetData,
      "Data asset",
      .asset(.custom("t is 3, and there are no layers") { $0.kind == .data }),
      .read
    ),
    Feature.Definition(
      .assetSequence,
      "Image sequence asset",
      .asset(.word("t", "seq")),
      .drawn("image/sequence/frames")
    ),
    Feature.Definition(
      .precompNested,
      "Precomp in a precomp",
      .layer(0, .custom("in the composition of an asset") { !$0.composition.isRoot }),
      .drawn("layers/time/nested")
    ),
    Feature.Definition(
      .precompSizeDiffers,
      "Precomp layer of another size",
      .nowhere("only the sizes together tell"),
      .drawn("layers/precomp/clips")
    ),
  ]
}
