extension Feature.Definition {
  /// Effects, by match name or, where they have none, by type.
  static let effects: [Feature.Definition] = [
    Feature.Definition(.effectExpressionControl, "Expression control", .effect(.control), .read),
    Feature.Definition(.effectTint, "Tint", .effect("ADBE Tint", type: 20), .drawn("effects/tint")),
    Feature.Definition(
      .effectFill,
      "Fill effect",
      .effect("ADBE Fill", type: 21),
      .drawn("effects/fill")
    ),
    Feature.Definition(
      .effectStroke,
      "Stroke effect",
      .effect("ADBE Stroke", type: 22),
      .drawn("effects/stroke")
    ),
    Feature.Definition(
      .effectTritone,
      "Tritone",
      .effect("ADBE Tritone", type: 23),
      .drawn("effects/tritone")
    ),
    Feature.Definition(
      .effectLevels,
      "Levels (Individual Controls)",
      .effect("ADBE Pro Levels2", type: 24),
      .drawn("effects/levels/individual")
    ),
    Feature.Definition(
      .effectDropShadow,
      "Drop Shadow effect",
      .effect("ADBE Drop Shadow", type: 25),
      .drawn("effects/drop-shadow")
    ),
    Feature.Definition(
      .effectRadialWipe,
      "Radial Wipe",
      .effect("ADBE Radial Wipe", type: 26),
      .drawn("effects/radial-wipe")
    ),
    Feature.Definition(
      .effectDisplacementMap,
      "Displacement Map",
      .effect("ADBE Displacement Map", type: 27),
      .partly("effects/displacement-map", .untiledMap)
    ),
    Feature.Definition(
      .effectMatte3,
      "Set Matte",
      .effect("ADBE Set Matte3", type: 28),
      .drawn("effects/set-matte")
    ),
    Feature.Definition(
      .effectGaussianBlur,
      "Gaussian Blur",
      .effect("ADBE Gaussian Blur 2", "ADBE Gaussian Blur", type: 29),
      .drawn("effects/gaussian-blur")
    ),
    Feature.Definition(
      .effectTwirl,
      "Twirl",
      .effect("ADBE Twirl", type: 30),
      .partly("effects/twirl", .twirl)
    ),
    Feature.Definition(.effectMeshWarp, "Mesh Warp", .effect(type: 31), .notDrawn),
    Feature.Definition(
      .effectWavy,
      "Wave Warp",
      .effect("ADBE Wave Warp", type: 32),
      .partly("effects/wave-warp", .waves)
    ),
    Feature.Definition(
      .effectSpherize,
      "Spherize",
      .effect("ADBE Spherize", type: 33),
      .partly("effects/spherize", .spherize)
    ),
    Feature.Definition(.effectPuppet, "Puppet", .effect("ADBE FreePin3", type: 34), .notDrawn),
    Feature.Definition(
      .effectTransform,
      "Transform effect",
      .effect("ADBE Geometry2", type: 35),
      .drawn("effects/transform")
    ),
    Feature.Definition(
      .effectBulge,
      "Bulge",
      .effect("ADBE Bulge"),
      .partly("effects/bulge", .bulge)
    ),
    Feature.Definition(
      .effectBlackWhite,
      "Black & White",
      .effect("ADBE Black&White"),
      .drawn("effects/black-and-white")
    ),
    Feature.Definition(
      .effectBrightnessContrast,
      "Brightness & Contrast",
      .effect("ADBE Brightness & Contrast 2"),
      .partly("effects/brightness-contrast", .curve)
    ),
    Feature.Definition(
      .effectCornerPin,
      "Corner Pin",
      .effect("ADBE Corner Pin"),
      .drawn("effects/corner-pin")
    ),
    Feature.Definition(
      .effectEasyLevels,
      "Levels",
      .effect("ADBE Easy Levels2"),
      .drawn("effects/levels/one-curve")
    ),
    Feature.Definition(
      .effectFractalNoise,
      "Fractal Noise",
      .effect("ADBE Fractal Noise"),
      .partly("effects/fractal-noise", .randomness)
    ),
    Feature.Definition(
      .effectHueSaturation,
      "Hue/Saturation",
      .effect("ADBE HUE SATURATION"),
      .partly("effects/hue-saturation", .channels)
    ),
    Feature.Definition(.effectInvert, "Invert", .effect("ADBE Invert"), .drawn("effects/invert")),
    Feature.Definition(
      .effectLinearWipe,
      "Linear Wipe",
      .effect("ADBE Linear Wipe"),
      .drawn("effects/linear-wipe")
    ),
    Feature.Definition(
      .effectDirectionalBlur,
      "Directional Blur",
      .effect("ADBE Motion Blur"),
      .drawn("effects/directional-blur")
    ),
    Feature.Definition(
      .effectGradientRamp,
      "Gradient Ramp",
      .effect("ADBE Ramp"),
      .drawn("effects/gradient-ramp")
    ),
    Feature.Definition(
      .effectGradientRampScatter,
      "Ramp Scatter",
      .control("Ramp Scatter", 5, of: .effectGradientRamp),
      .notDrawn
    ),
    Feature.Definition(
      .effectSharpen,
      "Sharpen",
      .effect("ADBE Sharpen"),
      .partly("effects/sharpen", .sharpening)
    ),
    Feature.Definition(
      .effectShiftChannels,
      "Shift Channels",
      .effect("ADBE Shift Channels"),
      .partly("effects/shift-channels", .emptyPixels)
    ),
    Feature.Definition(
      .effectThreshold,
      "Threshold",
      .effect("ADBE Threshold2"),
      .drawn("effects/threshold")
    ),
    Feature.Definition(
      .effectMotionTile,
      "Motion Tile",
      .effect("ADBE Tile"),
      .drawn("effects/motion-tile")
    ),
    Feature.Definition(
      .effectVenetianBlinds,
      "Venetian Blinds",
      .effect("ADBE Venetian Blinds"),
      .drawn("effects/venetian-blinds")
    ),
    Feature.Definition(
      .effectCcSphere,
      "CC Sphere",
      .effect("CC Sphere"),
      .partly("effects/cc-sphere", .unlit)
    ),
    Feature.Definition(.effectCcToner, "CC Toner", .effect("CC Toner"), .drawn("effects/cc-toner")),
    Feature.Definition(
      .effectSksl,
      "SkSL shader (extension of Skia)",
      .effect("SkSL Shader", "SkSL Color Filter"),
      .notDrawn
    ),
    Feature.Definition(
      .effectFourColorGradient,
      "4-Color Gradient",
      .effect("ADBE 4ColorGradient"),
      .partly("effects/four-color-gradient", .fourColors)
    ),
    Feature.Definition(
      .effectSimpleChoker,
      "Simple Choker",
      .effect("ADBE Simple Choker"),
      .partly("effects/simple-choker", .choke)
    ),
    Feature.Definition(
      .effectBoxBlur,
      "Fast Box Blur",
      .effect("ADBE Box Blur2"),
      .drawn("effects/box-blur")
    ),
    Feature.Definition(
      .effectFastBlur,
      "Fast Blur (Legacy)",
      .effect("ADBE Fast Blur"),
      .drawn("effects/fast-blur")
    ),
    Feature.Definition(
      .effectChangeToColor,
      "Change to Color",
      .effect("ADBE Change To Color"),
      .partly("effects/change-to-color", .colorChange)
    ),
    Feature.Definition(
      .effectPosterize,
      "Posterize",
      .effect("ADBE Posterize"),
      .drawn("effects/posterize")
    ),
    Feature.Definition(
      .effectColorBalance,
      "Color Balance",
      .effect("ADBE Color Balance 2", "ADBE Color Balance"),
      .partly("effects/color-balance", .balance)
    ),
    Feature.Definition(
      .effectChannelMixer,
      "Channel Mixer",
      .effect("ADBE CHANNEL MIXER"),
      .drawn("effects/channel-mixer")
    ),
    Feature.Definition(
      .effectOffset,
      "Offset",
      .effect("ADBE Offset"),
      .drawn("effects/offset")
    ),
    Feature.Definition(
      .effectMirror,
      "Mirror",
      .effect("ADBE Mirror"),
      .drawn("effects/mirror")
    ),
    Feature.Definition(
      .effectGlow,
      "Glow",
      .effect("ADBE Glo2"),
      .partly("effects/glow", .glow)
    ),
    Feature.Definition(
      .effectRadialBlur,
      "Radial Blur",
      .effect("ADBE Radial Blur"),
      .partly("effects/radial-blur", .smear)
    ),
    Feature.Definition(
      .effectNoise,
      "Noise",
      .effect("ADBE Noise"),
      .partly("effects/noise", .randomness)
    ),
    Feature.Definition(
      .effectExposure,
      "Exposure",
      .effect("ADBE Exposure2"),
      .partly("effects/exposure", .exposure)
    ),
    Feature.Definition(
      .effectEcho,
      "Echo",
      .effect("ADBE Echo"),
      .partly("effects/echo", .echo)
    ),
    Feature.Definition(.effectUnknown, "Other effect", .effect(.unknown), .notDrawn),
    Feature.Definition(
      .effectDisabled,
      "Effect switched off",
      .effect(.switchedOff),
      .drawn("effects/order/switched-off")
    ),
  ]
}
