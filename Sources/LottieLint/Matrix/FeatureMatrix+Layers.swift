extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Layers".
  static let layers: [FeatureRow] = [
    FeatureRow(
      .layerPrecomp,
      "Precomp layer",
      "yyyyyyyyyyyy",
      .content,
      "ty==0 (refId -> assets[].layers)"
    ),
    FeatureRow(.layerSolid, "Solid layer", "uyyyyyyyyyny", .content, "ty==1"),
    FeatureRow(.layerImage, "Image layer", "yyyyyyyyyyny", .content, "ty==2 (refId -> assets[].p)"),
    FeatureRow(.layerNull, "Null layer", "uyyyyyyyyyyy", .none, "ty==3"),
    FeatureRow(.layerShape, "Shape layer", "yyyyyyyyyyyy", .content, "ty==4"),
    FeatureRow(
      .layerText,
      "Text layer",
      "npypyyyyynny",
      .content,
      "ty==5",
      note:
        "Core Animation takes static text without animators only; otherwise lottie-ios falls back."
    ),
    FeatureRow(.layerAudio, "Audio layer", "uunnnnpppnnp", .none, "ty==6"),
    FeatureRow(
      .layerVideoPlaceholder,
      "Video placeholder layer",
      "uunnnnnnnnnn",
      .content,
      "ty==7"
    ),
    FeatureRow(.layerImageSequence, "Image sequence layer", "uunnnnnnnnnn", .content, "ty==8"),
    FeatureRow(.layerVideo, "Video layer", "uunnnnnnnnnn", .content, "ty==9"),
    FeatureRow(
      .layerImagePlaceholder,
      "Image placeholder layer",
      "uunnnnnnnnnn",
      .content,
      "ty==10"
    ),
    FeatureRow(.layerGuide, "Guide layer", "uunnnnnnnnnn", .none, "ty==11"),
    FeatureRow(
      .layerAdjustment,
      "Adjustment layer",
      "uunnnnnnnnnn",
      .detail,
      "ty==12",
      note: "Effects on it are lost."
    ),
    FeatureRow(
      .layerCamera,
      "Camera layer",
      "uunnnnnnynnn",
      .detail,
      "ty==13",
      note: "lottie-web stops with an error; most players show the scene flat."
    ),
    FeatureRow(.layerLight, "Light layer", "uunnnnnnnnnn", .none, "ty==14"),
    FeatureRow(.layerData, "Data (footage) layer", "uunnnnpppnnn", .none, "ty==15"),
    FeatureRow(
      .layerUnknownType,
      "Unknown layer type",
      "uunnnnnnnnnn",
      .content,
      "ty not in 0..15"
    ),
    FeatureRow(.layerHidden, "Hidden layer", "uyyyyyyyyyyy", .detail, "hd==true"),
    FeatureRow(.layerParenting, "Parenting", "yyyyyyyyyyyy", .detail, "parent != null"),
    FeatureRow(
      .layerInOut,
      "In/out point differs from comp",
      "yyyyyyyyyyyy",
      .detail,
      "ip>comp.ip or op<comp.op",
      note: "Mobile players still show the layer on its out frame."
    ),
    FeatureRow(.layerStartTime, "Start time offset", "uyyyyyyyyyyy", .detail, "st != 0"),
    FeatureRow(.layerTimeStretch, "Time stretch", "nyyyyyyyyyny", .detail, "sr present and != 1"),
    FeatureRow(
      .layerTimeRemap,
      "Time remap",
      "nyyppyyyyyny",
      .detail,
      "tm present",
      note: "Core Animation refuses many remapped layers."
    ),
    FeatureRow(
      .layerAutoOrient,
      "Auto-orient along path",
      "nnnnnyyyyyny",
      .detail,
      "ao==1",
      note: "lottie-android has it since 6.2."
    ),
    FeatureRow(
      .layer3d,
      "3D layer",
      "uuppppppypnp",
      .detail,
      "ddd==1",
      note: "Drawn flat, without a camera."
    ),
    FeatureRow(
      .layerCollapse,
      "Collapse transformations / continuous raster",
      "uuuuuunnuuuu",
      .none,
      "ct==1 or cp==true"
    ),
    FeatureRow(
      .layerMotionBlur,
      "Motion blur",
      "uunnnnnnynnn",
      .detail,
      "mb==true (+ comp.mb {spf,sa,sp})"
    ),
    FeatureRow(
      .layerHtmlClass,
      "HTML id/class hooks",
      "uunnnnynnnnn",
      .none,
      "ln / cl / tg string"
    ),
  ]
}
