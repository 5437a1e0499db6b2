import LottieModel

extension FeatureDetector {
  private static let effectsByName: [String: Feature] = [
    "ADBE Tint": .effectTint, "ADBE Fill": .effectFill, "ADBE Stroke": .effectStroke,
    "ADBE Tritone": .effectTritone, "ADBE Pro Levels2": .effectLevels,
    "ADBE Drop Shadow": .effectDropShadow, "ADBE Radial Wipe": .effectRadialWipe,
    "ADBE Displacement Map": .effectDisplacementMap, "ADBE Set Matte3": .effectMatte3,
    "ADBE Gaussian Blur 2": .effectGaussianBlur, "ADBE FreePin3": .effectPuppet,
    "ADBE Geometry2": .effectTransform, "ADBE Bulge": .effectBulge,
    "ADBE Black&White": .effectBlackWhite,
    "ADBE Brightness & Contrast 2": .effectBrightnessContrast,
    "ADBE Corner Pin": .effectCornerPin, "ADBE Easy Levels2": .effectEasyLevels,
    "ADBE Fractal Noise": .effectFractalNoise, "ADBE HUE SATURATION": .effectHueSaturation,
    "ADBE Invert": .effectInvert, "ADBE Linear Wipe": .effectLinearWipe,
    "ADBE Motion Blur": .effectDirectionalBlur, "ADBE Ramp": .effectGradientRamp,
    "ADBE Sharpen": .effectSharpen, "ADBE Shift Channels": .effectShiftChannels,
    "ADBE Threshold2": .effectThreshold, "ADBE Tile": .effectMotionTile,
    "ADBE Venetian Blinds": .effectVenetianBlinds, "CC Sphere": .effectCcSphere,
    "CC Toner": .effectCcToner, "SkSL Shader": .effectSksl, "SkSL Color Filter": .effectSksl,
  ]

  private static let effectsByType: [Int: Feature] = [
    5: .effectExpressionControl, 20: .effectTint, 21: .effectFill, 22: .effectStroke,
    23: .effectTritone, 24: .effectLevels, 25: .effectDropShadow, 26: .effectRadialWipe,
    27: .effectDisplacementMap, 28: .effectMatte3, 29: .effectGaussianBlur, 30: .effectTwirl,
    31: .effectMeshWarp, 32: .effectWavy, 33: .effectSpherize, 34: .effectPuppet,
    35: .effectTransform,
  ]

  /// The feature an effect is, by its match name, or by its type when it has none.
  static func feature(ofEffect cursor: JSONCursor) -> Feature {
    if let name = cursor["mn"]?.string, !name.isEmpty {
      if let known = effectsByName[name] { return known }
      let isControl = name.hasSuffix(" Control") || name.hasPrefix("Pseudo/")
      return isControl ? .effectExpressionControl : .effectUnknown
    }
    return cursor["ty"]?.whole.flatMap { effectsByType[$0] } ?? .effectUnknown
  }

  mutating func effect(_ cursor: JSONCursor) {
    guard cursor.isObject else { return }
    if let isOn = cursor["en"]?.bool, !isOn { return add(.effectDisabled, cursor) }
    add(FeatureDetector.feature(ofEffect: cursor), cursor)
  }

  mutating func style(_ cursor: JSONCursor) {
    guard cursor.isObject, cursor["en"]?.bool != false else { return }
    let styles: [Feature] = [
      .styleLayerStroke, .styleLayerDropShadow, .styleLayerInnerShadow, .styleLayerOuterGlow,
      .styleLayerInnerGlow, .styleLayerBevel, .styleLayerSatin, .styleLayerColorOverlay,
      .styleLayerGradientOverlay,
    ]
    guard let type = cursor["ty"]?.whole, styles.indices.contains(type) else { return }
    add(styles[type], cursor)
  }
}
