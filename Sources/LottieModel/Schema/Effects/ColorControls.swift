import LottieScene

// Color Correction.

package struct BlackAndWhiteControls: EffectControls {
  package static let features: [Feature] = [.effectBlackWhite]
  package let weights = [
    NumberControl(0, "Reds", 40, .percent), NumberControl(1, "Yellows", 60, .percent),
    NumberControl(2, "Greens", 40, .percent), NumberControl(3, "Cyans", 60, .percent),
    NumberControl(4, "Blues", 20, .percent), NumberControl(5, "Magentas", 80, .percent),
  ]
  package let tints = FlagControl(6, "Tint:")
  package let tint = ColorControl(7, "Tint Color")
  package init() {}
}

package struct BrightnessContrastControls: EffectControls {
  package static let features: [Feature] = [.effectBrightnessContrast]
  package let brightness = NumberControl(0, "Brightness")
  package let contrast = NumberControl(1, "Contrast")
  package let usesLegacy = FlagControl(2, "Use Legacy (supports HDR)")
  package init() {}
}

package struct CCTonerControls: EffectControls {
  package static let features: [Feature] = [.effectCcToner]
  package let tones = ChoiceControl(0, "Tones", 2)
  package let highlights = ColorControl(1, "Highlights", .white)
  package let brights = ColorControl(2, "Brights")
  package let midtones = ColorControl(3, "Midtones")
  package let darktones = ColorControl(4, "Darktones")
  package let shadows = ColorControl(5, "Shadows")
  package let original = NumberControl(6, "Blend w. Original", 0, .percent)
  package init() {}
}

package struct ChangeToColorControls: EffectControls {
  package static let features: [Feature] = [.effectChangeToColor]
  package let from = ColorControl(0, "From")
  package let to = ColorControl(1, "To")
  package let channels = ChoiceControl(2, "Change")
  package let method = ChoiceControl(3, "Change By")
  package let hue = NumberControl(5, "Hue", 0.05)
  package let lightness = NumberControl(6, "Lightness", 0.5)
  package let saturation = NumberControl(7, "Saturation", 0.5)
  package let softness = NumberControl(9, "Softness", 0.5)
  package let showsMatte = FlagControl(10, "View Correction Matte")
  package init() {}
}

package struct ChannelMixerControls: EffectControls {
  package static let features: [Feature] = [.effectChannelMixer]
  /// Of red, green and blue: the shares of red, green and blue, and a constant.
  package let rows = [
    [
      NumberControl(0, "Red-Red", 100, .percent), NumberControl(1, "Red-Green", 0, .percent),
      NumberControl(2, "Red-Blue", 0, .percent), NumberControl(3, "Red-Const", 0, .percent),
    ],
    [
      NumberControl(4, "Green-Red", 0, .percent), NumberControl(5, "Green-Green", 100, .percent),
      NumberControl(6, "Green-Blue", 0, .percent), NumberControl(7, "Green-Const", 0, .percent),
    ],
    [
      NumberControl(8, "Blue-Red", 0, .percent), NumberControl(9, "Blue-Green", 0, .percent),
      NumberControl(10, "Blue-Blue", 100, .percent), NumberControl(11, "Blue-Const", 0, .percent),
    ],
  ]
  package let isGray = FlagControl(12, "Monochrome")
  package init() {}
}

package struct ColorBalanceControls: EffectControls {
  package static let features: [Feature] = [.effectColorBalance]
  package let shadows = [
    NumberControl(0, "Shadow Red Balance", 0, .percent),
    NumberControl(1, "Shadow Green Balance", 0, .percent),
    NumberControl(2, "Shadow Blue Balance", 0, .percent),
  ]
  package let midtones = [
    NumberControl(3, "Midtone Red Balance", 0, .percent),
    NumberControl(4, "Midtone Green Balance", 0, .percent),
    NumberControl(5, "Midtone Blue Balance", 0, .percent),
  ]
  // After Effects' own spelling.
  package let highlights = [
    NumberControl(6, "Hilight Red Balance", 0, .percent),
    NumberControl(7, "Hilight Green Balance", 0, .percent),
    NumberControl(8, "Hilight Blue Balance", 0, .percent),
  ]
  package let keepsLightness = FlagControl(9, "Preserve Luminosity")
  package init() {}
}

package struct ExposureControls: EffectControls {
  package static let features: [Feature] = [.effectExposure]
  package let channels = ChoiceControl(0, "Channels")
  package let master = Part(2, "Exposure", "Offset", "Gamma Correction")
  package let colors = [
    Part(7, "Red Exposure", "Red Offset", "Red Gamma Correction"),
    Part(12, "Green Exposure", "Green Offset", "Green Gamma Correction"),
    Part(17, "Blue Exposure", "Blue Offset", "Blue Gamma Correction"),
  ]
  package let isRaw = FlagControl(21, "Bypass Linear Light Conversion")
  package init() {}

  /// All colors, or one.
  package struct Part: Sendable {
    package let exposure: NumberControl
    package let offset: NumberControl
    package let gamma: NumberControl

    init(
      _ first: Int,
      _ exposure: StaticString,
      _ offset: StaticString,
      _ gamma: StaticString
    ) {
      self.exposure = NumberControl(first, exposure)
      self.offset = NumberControl(first + 1, offset)
      self.gamma = NumberControl(first + 2, gamma, 1)
    }
  }
}

package struct HueSaturationControls: EffectControls {
  package static let features: [Feature] = [.effectHueSaturation]
  package let channel = ChoiceControl(0, "Channel Control")
  package let master = Part(2, "Master Hue", "Master Saturation", "Master Lightness")
  package let colorizes = FlagControl(5, "Colorize")
  package let colorize = Part(6, "Colorize Hue", "Colorize Saturation", "Colorize Lightness")
  package init() {}

  /// The present colors, or one color for all.
  package struct Part: Sendable {
    package let hue: NumberControl
    package let saturation: NumberControl
    package let lightness: NumberControl

    init(
      _ first: Int,
      _ hue: StaticString,
      _ saturation: StaticString,
      _ lightness: StaticString
    ) {
      self.hue = NumberControl(first, hue, 0, .degrees)
      self.saturation = NumberControl(first + 1, saturation, 0, .percent)
      self.lightness = NumberControl(first + 2, lightness, 0, .percent)
    }
  }
}

/// The controls of a curve of Levels, in 0…1.
package struct LevelsCurveControls: Sendable {
  package let inputBlack: NumberControl
  package let inputWhite: NumberControl
  package let gamma: NumberControl
  package let outputBlack: NumberControl
  package let outputWhite: NumberControl

  init(_ first: Int, _ names: [StaticString]) {
    inputBlack = NumberControl(first, names[0])
    inputWhite = NumberControl(first + 1, names[1], 1)
    gamma = NumberControl(first + 2, names[2], 1)
    outputBlack = NumberControl(first + 3, names[3])
    outputWhite = NumberControl(first + 4, names[4], 1)
  }
}

package struct LevelsControls: EffectControls {
  package static let features: [Feature] = [.effectEasyLevels]
  package let channel = ChoiceControl(0, "Channel")
  package let curve = LevelsCurveControls(
    2,
    ["Input Black", "Input White", "Gamma", "Output Black", "Output White"]
  )
  package init() {}
}

package struct IndividualLevelsControls: EffectControls {
  package static let features: [Feature] = [.effectLevels]
  package let channel = ChoiceControl(0, "Channel:")
  package let all = LevelsCurveControls(
    3,
    ["Input Black", "Input White", "Gamma", "Output Black", "Output White"]
  )
  package let colors = [
    LevelsCurveControls(
      10,
      ["Red Input Black", "Red Input White", "Red Gamma", "Red Output Black", "Red Output White"]
    ),
    LevelsCurveControls(
      17,
      [
        "Green Input Black", "Green Input White", "Green Gamma", "Green Output Black",
        "Green Output White",
      ]
    ),
    LevelsCurveControls(
      24,
      [
        "Blue Input Black", "Blue Input White", "Blue Gamma", "Blue Output Black",
        "Blue Output White",
      ]
    ),
  ]
  package let alpha = LevelsCurveControls(
    31,
    [
      "Alpha Input Black", "Alpha Input White", "Alpha Gamma", "Alpha Output Black",
      "Alpha Output White",
    ]
  )
  package init() {}
}

package struct TintControls: EffectControls {
  package static let features: [Feature] = [.effectTint]
  package let black = ColorControl(0, "Map Black To")
  package let white = ColorControl(1, "Map White To", .white)
  package let amount = NumberControl(2, "Amount to Tint", 100, .percent)
  package init() {}
}

package struct TritoneControls: EffectControls {
  package static let features: [Feature] = [.effectTritone]
  package let highlights = ColorControl(0, "Highlights", .white)
  package let midtones = ColorControl(1, "Midtones", Color(red: 0.5, green: 0.5, blue: 0.5))
  package let shadows = ColorControl(2, "Shadows")
  package let original = NumberControl(3, "Blend With Original", 0, .percent)
  package init() {}
}
