extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Effects".
  static let effects: [FeatureRow] = [
    FeatureRow(
      .effectExpressionControl,
      "Expression control (slider, angle, colour, checkbox...)",
      "uunnnnyynnny",
      .none,
      "ef[].mn ends in Control or starts with Pseudo/"
    ),
    FeatureRow(
      .effectTint,
      "Tint",
      "nnnnnnynynny",
      .detail,
      "ef[].mn == \"ADBE Tint\" or (ef[].ty==20)"
    ),
    FeatureRow(
      .effectFill,
      "Fill",
      "nnnnnnynynny",
      .detail,
      "ef[].mn == \"ADBE Fill\" or (ef[].ty==21)"
    ),
    FeatureRow(
      .effectStroke,
      "Stroke",
      "nnnnnnynnnny",
      .detail,
      "ef[].mn == \"ADBE Stroke\" or (ef[].ty==22)"
    ),
    FeatureRow(
      .effectTritone,
      "Tritone",
      "nnnnnnynynny",
      .detail,
      "ef[].mn == \"ADBE Tritone\" or (ef[].ty==23)"
    ),
    FeatureRow(
      .effectLevels,
      "Levels (individual controls)",
      "nnnnnnynynnn",
      .detail,
      "ef[].mn == \"ADBE Pro Levels2\" or (ef[].ty==24)"
    ),
    FeatureRow(
      .effectDropShadow,
      "Drop shadow",
      "uuyyypynynny",
      .detail,
      "ef[].mn == \"ADBE Drop Shadow\" or (ef[].ty==25)",
      note: "lottie-android casts it shape by shape and matches English names."
    ),
    FeatureRow(
      .effectRadialWipe,
      "Radial wipe",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn == \"ADBE Radial Wipe\" or (ef[].ty==26)"
    ),
    FeatureRow(
      .effectDisplacementMap,
      "Displacement map",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn == \"ADBE Displacement Map\" or (ef[].ty==27)"
    ),
    FeatureRow(
      .effectMatte3,
      "Set matte",
      "uunnnnynnnnn",
      .detail,
      "ef[].mn == \"ADBE Set Matte3\" or (ef[].ty==28)"
    ),
    FeatureRow(
      .effectGaussianBlur,
      "Gaussian blur",
      "uunnnpynynny",
      .detail,
      "ef[].mn == \"ADBE Gaussian Blur 2\" or (ef[].ty==29)",
      note: "lottie-android blurs shape by shape."
    ),
    FeatureRow(.effectTwirl, "Twirl", "uunnnnnnnnnn", .detail, "ef[].ty==30"),
    FeatureRow(.effectMeshWarp, "Mesh warp", "uunnnnnnnnnn", .detail, "ef[].ty==31"),
    FeatureRow(.effectWavy, "Wave", "uunnnnnnnnnn", .detail, "ef[].ty==32"),
    FeatureRow(.effectSpherize, "Spherize", "uunnnnnnnnnn", .detail, "ef[].ty==33"),
    FeatureRow(
      .effectPuppet,
      "Puppet",
      "uunnnnnnnnnn",
      .detail,
      "ef[].mn == \"ADBE FreePin3\" or (ef[].ty==34)"
    ),
    FeatureRow(
      .effectTransform,
      "Transform",
      "uunnnnyyynnn",
      .detail,
      "ef[].mn == \"ADBE Geometry2\" or (ef[].ty==35)"
    ),
    FeatureRow(.effectBulge, "Bulge", "uunnnnnnynnn", .detail, "ef[].mn==\"ADBE Bulge\""),
    FeatureRow(
      .effectBlackWhite,
      "Black & white",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Black&White\""
    ),
    FeatureRow(
      .effectBrightnessContrast,
      "Brightness & contrast",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Brightness & Contrast 2\""
    ),
    FeatureRow(
      .effectCornerPin,
      "Corner pin",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Corner Pin\""
    ),
    FeatureRow(
      .effectEasyLevels,
      "Levels",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Easy Levels2\""
    ),
    FeatureRow(
      .effectFractalNoise,
      "Fractal noise",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Fractal Noise\""
    ),
    FeatureRow(
      .effectHueSaturation,
      "Hue/saturation",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE HUE SATURATION\""
    ),
    FeatureRow(.effectInvert, "Invert", "uunnnnnnynnn", .detail, "ef[].mn==\"ADBE Invert\""),
    FeatureRow(
      .effectLinearWipe,
      "Linear wipe",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Linear Wipe\""
    ),
    FeatureRow(
      .effectDirectionalBlur,
      "Directional blur",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Motion Blur\""
    ),
    FeatureRow(
      .effectGradientRamp,
      "Gradient ramp",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Ramp\""
    ),
    FeatureRow(.effectSharpen, "Sharpen", "uunnnnnnynnn", .detail, "ef[].mn==\"ADBE Sharpen\""),
    FeatureRow(
      .effectShiftChannels,
      "Shift channels",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Shift Channels\""
    ),
    FeatureRow(
      .effectThreshold,
      "Threshold",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Threshold2\""
    ),
    FeatureRow(.effectMotionTile, "Motion tile", "uunnnnnnynnn", .detail, "ef[].mn==\"ADBE Tile\""),
    FeatureRow(
      .effectVenetianBlinds,
      "Venetian blinds",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"ADBE Venetian Blinds\""
    ),
    FeatureRow(.effectCcSphere, "CC Sphere", "uunnnnnnynnn", .detail, "ef[].mn==\"CC Sphere\""),
    FeatureRow(.effectCcToner, "CC Toner", "uunnnnnnynnn", .detail, "ef[].mn==\"CC Toner\""),
    FeatureRow(
      .effectSksl,
      "SkSL shader / colour filter (Skia extension)",
      "uunnnnnnynnn",
      .detail,
      "ef[].mn==\"SkSL Shader\" or \"SkSL Color Filter\""
    ),
    FeatureRow(
      .effectUnknown,
      "Any other effect",
      "uunnnnnnnnnn",
      .detail,
      "ef[] that is none of the others"
    ),
    FeatureRow(.effectDisabled, "Disabled effect", "uuuuuuyyunny", .none, "ef[].en==0"),
  ]
}
