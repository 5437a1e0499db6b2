extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Assets".
  static let assets: [FeatureRow] = [
    FeatureRow(
      .imageExternal,
      "External image file",
      "yyyyyyyyyyny",
      .content,
      "assets[].p path, e!=1"
    ),
    FeatureRow(
      .imageEmbedded,
      "Embedded base64 image",
      "uyyyyyyyyyny",
      .content,
      "assets[].p starts with \"data:image/\""
    ),
    FeatureRow(
      .imageRemote,
      "Remote image URL",
      "uunnnpyynnnn",
      .content,
      "assets[].p or u starts with http(s)://"
    ),
    FeatureRow(
      .imageSvg,
      "SVG image asset",
      "uunnnnyyunnp",
      .content,
      "data:image/svg+xml or *.svg"
    ),
    FeatureRow(
      .imageWebp,
      "WebP image asset",
      "uuyyyyyyynny",
      .content,
      "data:image/webp or *.webp",
      note: "lottie-ios needs iOS 14."
    ),
    FeatureRow(
      .imageSizeMismatch,
      "Asset w/h differ from bitmap",
      "uuppppyyyppu",
      .detail,
      "decoded size != assets[].w,h"
    ),
    FeatureRow(
      .imageEffects,
      "Image with effects/blend",
      "uuppppyyynny",
      .detail,
      "ty==2 with ef/bm"
    ),
    FeatureRow(
      .assetAudio,
      "Audio asset",
      "uunnnnpppnnp",
      .none,
      "assets[].p audio/* or referenced by ty 6"
    ),
    FeatureRow(.assetData, "Data (JSON) asset", "uunnnnpppnnn", .none, "assets[].t==3"),
    FeatureRow(
      .assetSequence,
      "Image sequence asset",
      "uunnnnppnnnn",
      .content,
      "assets[].t==\"seq\""
    ),
    FeatureRow(.precompNested, "Nested precomps", "yyyyyyyyyyyy", .detail, "asset layer ty==0"),
    FeatureRow(
      .precompSizeDiffers,
      "Precomp clip size",
      "uuyyyyyyyyyy",
      .detail,
      "layer w/h vs asset"
    ),
  ]
}
