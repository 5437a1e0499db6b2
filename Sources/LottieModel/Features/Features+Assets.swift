extension Feature.Definition {
  /// Images and other assets.
  static let assets: [Feature.Definition] = [
    .feature("image.external", "Image file")
      .found(.asset(.custom("p is a file name") { $0.image == .file })).drawn("image/external"),
    .feature("image.embedded", "Embedded image")
      .found(.asset(.custom("p is a data URL") { $0.image == .data })).drawn("image/embedded"),
    .feature("image.unflagged", "Embedded image that is not marked as embedded")
      .found(
        .asset(.all([.custom("p is a data URL") { $0.image == .data }, .not(.set([.embedded]))]))
      )
      .read,
    .feature("image.remote", "Image on a server")
      .found(.asset(.custom("p or u is a URL") { $0.image == .server })).notDrawn,
    .feature("image.svg", "SVG image")
      .found(.asset(.custom("p is an SVG image") { $0.hasImage("svg") })).notDrawn,
    .feature("image.webp", "WebP image")
      .found(.asset(.custom("p is a WebP image") { $0.hasImage("webp") })).drawn("image/webp"),
    .feature("image.color_profile", "Embedded PNG with a color profile")
      .found(.asset(.custom("p is a PNG image with an ICC profile") { $0.hasColorProfile })).read,
    .feature("image.size_mismatch", "Image of another size than stated")
      .found(.asset(.custom("an embedded PNG has other sizes than w and h") { $0.hasOtherSize }))
      .drawn("image/embedded/stretched"),
    .feature("image.sides_mismatch", "Image with other proportions than stated")
      .found(
        .asset(
          .custom("an embedded PNG has another ratio of sides than w and h") { $0.hasOtherSides }
        )
      )
      .drawn("image/embedded/stretched"),
    .feature("image.effects", "Image with effects or a blend mode")
      .found(.layer(.image, .any([.isNot([.blendMode], 0), .longer([.effects], than: 0)])))
      .drawn("image/effects"),
    .feature("asset.audio", "Audio asset")
      .found(.asset(.custom("p is sound") { $0.image == .sound })).read,
    .feature("asset.data", "Data asset")
      .found(.asset(.custom("t is 3, and there are no layers") { $0.kind == .data })).read,
    .feature("asset.sequence", "Image sequence asset")
      .found(.asset(.word([.assetType], "seq"))).drawn("image/sequence/frames"),
    .feature("precomp.nested", "Precomp in a precomp")
      .found(.layer(.precomp, .custom("in the composition of an asset") { !$0.composition.isRoot }))
      .drawn("layers/time/nested"),
    .feature("precomp.size_differs", "Precomp layer of another size")
      .found(.nowhere("only the sizes together tell")).drawn("layers/precomp/clips"),
  ]
}
