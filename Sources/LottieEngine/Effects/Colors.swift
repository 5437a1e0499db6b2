import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let colors: [any EffectRule.Type] = [
    BlackAndWhiteEffect.self, BrightnessContrastEffect.self, CCTonerEffect.self,
    ChangeToColorEffect.self, ChannelMixerEffect.self, ColorBalanceEffect.self, ExposureEffect.self,
    HueSaturationEffect.self, LevelsEffect.self, EasyLevelsEffect.self, TintEffect.self,
    TritoneEffect.self,
  ]
}

struct BlackAndWhiteControls: EffectControls {
  static let effects = ["effect.black_white"]
  let weights = [
    NumberControl(0, "Reds", 40, .percent), NumberControl(1, "Yellows", 60, .percent),
    NumberControl(2, "Greens", 40, .percent), NumberControl(3, "Cyans", 60, .percent),
    NumberControl(4, "Blues", 20, .percent), NumberControl(5, "Magentas", 80, .percent),
  ]
  let tints = FlagControl(6, "Tint:")
  let tint = ColorControl(7, "Tint Color")
}

/// Black & white; Tint is not used.
enum BlackAndWhiteEffect: EffectRule {
  static let controls = BlackAndWhiteControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let weights = controls.weights.map { values.fraction($0) }
    return .filter(.color(.gray(weights)))
  }
}

struct BrightnessContrastControls: EffectControls {
  static let effects = ["effect.brightness_contrast"]
  let brightness = NumberControl(0, "Brightness")
  let contrast = NumberControl(1, "Contrast")
  let usesLegacy = FlagControl(2, "Use Legacy (supports HDR)")
}

// After Effects' curves are not public; these are those that skottie, a part of Skia, was fitted to it with
// (BrightnessContrastEffect.cpp).

/// Brightness & contrast.
enum BrightnessContrastEffect: EffectRule {
  static let controls = BrightnessContrastControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (brightness, contrast) = (values[controls.brightness], values[controls.contrast])
    let curve =
      values[controls.usesLegacy] ? legacy(brightness, contrast) : smooth(brightness, contrast)
    let table = (0..<256).map { Color.byte(curve(Double($0) / 255)) }
    return .filter(.color(.tables([table, table, table])))
  }

  /// Legacy mode, a straight line: offset by the brightness in bytes, and scaled around the middle by the
  /// contrast, which makes the offset greater but not less.
  private static func legacy(_ brightness: Double, _ contrast: Double) -> (Double) -> Double {
    let (brightness, contrast) = (
      max(-100, min(brightness, 100)) / 255, max(-100, min(contrast, 100)).fraction
    )
    let slope = contrast > 0 ? 1 / max(1 - contrast, 1.0 / 4_096) : 1 + contrast
    return { ($0 - 0.5) * slope + 0.5 + brightness * max(slope, 1) }
  }

  /// Curves that keep black and white: a power for the brightness, a cubic with a fixed middle for
  /// the contrast.
  ///
  /// No more than half of the contrast is taken away.
  private static func smooth(_ brightness: Double, _ contrast: Double) -> (Double) -> Double {
    let power = pow(2, max(-150, min(brightness, 150)) / 150 * 1.8)
    let bend = max(-50, min(contrast, 100)).fraction * .pi / 3
    return { value in
      let bright = 1 - pow(1 - value, power)
      return bright - bend * bright * (1 - bright) * (1 - 2 * bright)
    }
  }
}

struct CCTonerControls: EffectControls {
  static let effects = ["effect.cc_toner"]
  let tones = ChoiceControl(0, "Tones", 2)
  let highlights = ColorControl(1, "Highlights", .white)
  let brights = ColorControl(2, "Brights")
  let midtones = ColorControl(3, "Midtones")
  let darktones = ColorControl(4, "Darktones")
  let shadows = ColorControl(5, "Shadows")
  let original = NumberControl(6, "Blend w. Original", 0, .percent)
}

/// CC Toner: maps luminance to one to five colors.
enum CCTonerEffect: EffectRule {
  static let controls = CCTonerControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (highlights, brights, midtones) = (
      values[controls.highlights], values[controls.brights], values[controls.midtones]
    )
    let (darktones, shadows) = (values[controls.darktones], values[controls.shadows])
    let colors =
      switch values[controls.tones] {
      case 1: [shadows, highlights]
      case 2: [shadows, midtones, highlights]
      case 3: [shadows, darktones, midtones, brights, highlights]
      default: [midtones, midtones]
      }
    return .filter(.color(.tones(colors: colors, amount: 1 - values.share(controls.original))))
  }
}

struct ChangeToColorControls: EffectControls {
  static let effects = ["effect.change_to_color"]
  let from = ColorControl(0, "From")
  let to = ColorControl(1, "To")
  let channels = ChoiceControl(2, "Change")
  let method = ChoiceControl(3, "Change By")
  let hue = NumberControl(5, "Hue", 0.05)
  let lightness = NumberControl(6, "Lightness", 0.5)
  let saturation = NumberControl(7, "Saturation", 0.5)
  let softness = NumberControl(9, "Softness", 0.5)
  let showsMatte = FlagControl(10, "View Correction Matte")
}

/// Change to color.
enum ChangeToColorEffect: EffectRule {
  static let controls = ChangeToColorControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let channels = values[controls.channels]
    return .filter(
      .color(
        .change(
          ColorChange(
            from: values[controls.from],
            to: values[controls.to],
            changesLightness: channels == 2 || channels == 4,
            changesSaturation: channels == 3 || channels == 4,
            isRelative: values[controls.method] == 2,
            tolerances: [
              values[controls.hue], values[controls.lightness], values[controls.saturation],
            ],
            softness: values[controls.softness]
          )
        )
      )
    )
  }
}

struct ChannelMixerControls: EffectControls {
  static let effects = ["effect.channel_mixer"]
  /// Of red, green and blue: the shares of red, green and blue, and a constant.
  let rows = [
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
  let isGray = FlagControl(12, "Monochrome")
}

/// Channel mixer: each color is a sum of all.
enum ChannelMixerEffect: EffectRule {
  static let controls = ChannelMixerControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let isGray = values[controls.isGray]
    let rows = (0..<3).flatMap { row -> [Double] in
      // Red, green, blue and a constant; a gray is made of the first row.
      let numbers = controls.rows[isGray ? 0 : row].map { values.fraction($0) }
      return [numbers[0], numbers[1], numbers[2], 0, numbers[3]]
    }
    return .filter(.color(.matrix(rows + [0, 0, 0, 1, 0])))
  }
}

struct ColorBalanceControls: EffectControls {
  static let effects = ["effect.color_balance"]
  let shadows = [
    NumberControl(0, "Shadow Red Balance", 0, .percent),
    NumberControl(1, "Shadow Green Balance", 0, .percent),
    NumberControl(2, "Shadow Blue Balance", 0, .percent),
  ]
  let midtones = [
    NumberControl(3, "Midtone Red Balance", 0, .percent),
    NumberControl(4, "Midtone Green Balance", 0, .percent),
    NumberControl(5, "Midtone Blue Balance", 0, .percent),
  ]
  // After Effects' own spelling.
  let highlights = [
    NumberControl(6, "Hilight Red Balance", 0, .percent),
    NumberControl(7, "Hilight Green Balance", 0, .percent),
    NumberControl(8, "Hilight Blue Balance", 0, .percent),
  ]
  let keepsLightness = FlagControl(9, "Preserve Luminosity")
}

/// Color balance.
enum ColorBalanceEffect: EffectRule {
  static let controls = ColorBalanceControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    .filter(
      .color(
        .balance(
          ColorBalance(
            shadows: controls.shadows.map { values.fraction($0) },
            midtones: controls.midtones.map { values.fraction($0) },
            highlights: controls.highlights.map { values.fraction($0) },
            keepsLightness: values[controls.keepsLightness]
          )
        )
      )
    )
  }
}

struct ExposureControls: EffectControls {
  static let effects = ["effect.exposure"]
  let channels = ChoiceControl(0, "Channels")
  let master = Part(2, "Exposure", "Offset", "Gamma Correction")
  let colors = [
    Part(7, "Red Exposure", "Red Offset", "Red Gamma Correction"),
    Part(12, "Green Exposure", "Green Offset", "Green Gamma Correction"),
    Part(17, "Blue Exposure", "Blue Offset", "Blue Gamma Correction"),
  ]
  let isRaw = FlagControl(21, "Bypass Linear Light Conversion")

  /// All colors, or one.
  struct Part: Sendable {
    let exposure: NumberControl
    let offset: NumberControl
    let gamma: NumberControl

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

/// Exposure: light is multiplied, offset and raised to a power, of all colors or of each.
enum ExposureEffect: EffectRule {
  static let controls = ExposureControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let isRaw = values[controls.isRaw]
    let hasParts = values[controls.channels] == 2
    let master = controls.master
    let parts = hasParts ? controls.colors : [master, master, master]
    let tables = parts.map { part -> [UInt8] in
      let factor = pow(2, max(-100, min(values[part.exposure], 100)))
      let offset = values[part.offset]
      let power = 1 / max(values[part.gamma], 0.01)
      return (0..<256).map { byte in
        let value = Double(byte) / 255
        let light = (isRaw ? value : LinearLight.linear(value)) * factor + offset
        let raised = light > 0 ? pow(light, power) : 0
        return Color.byte(isRaw ? raised : LinearLight.encoded(raised))
      }
    }
    return .filter(.color(.tables(tables)))
  }
}

struct HueSaturationControls: EffectControls {
  static let effects = ["effect.hue_saturation"]
  let channel = ChoiceControl(0, "Channel Control")
  let master = Part(2, "Master Hue", "Master Saturation", "Master Lightness")
  let colorizes = FlagControl(5, "Colorize")
  let colorize = Part(6, "Colorize Hue", "Colorize Saturation", "Colorize Lightness")

  /// The present colors, or one color for all.
  struct Part: Sendable {
    let hue: NumberControl
    let saturation: NumberControl
    let lightness: NumberControl

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

/// Hue/saturation, of all colors together.
enum HueSaturationEffect: EffectRule {
  static let controls = HueSaturationControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let colorizes = values[controls.colorizes]
    let part = colorizes ? controls.colorize : controls.master
    return .filter(
      .color(
        .hue(
          HueChange(
            turn: values[part.hue] / 360,
            saturation: max(-1, min(values.fraction(part.saturation), 1)),
            lightness: max(-1, min(values.fraction(part.lightness), 1)),
            colorizes: colorizes
          )
        )
      )
    )
  }
}

struct TintControls: EffectControls {
  static let effects = ["effect.tint"]
  let black = ColorControl(0, "Map Black To")
  let white = ColorControl(1, "Map White To", .white)
  let amount = NumberControl(2, "Amount to Tint", 100, .percent)
}

/// Tint: maps luminance to two colors.
enum TintEffect: EffectRule {
  static let controls = TintControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let colors = [values[controls.black], values[controls.white]]
    let amount = values.fraction(controls.amount)
    return .filter(
      .color(
        space.filtersInLight
          ? .tonesOfLight(colors: colors, amount: amount) : .tones(colors: colors, amount: amount)
      )
    )
  }
}

struct TritoneControls: EffectControls {
  static let effects = ["effect.tritone"]
  let highlights = ColorControl(0, "Highlights", .white)
  let midtones = ColorControl(1, "Midtones", Color(red: 0.5, green: 0.5, blue: 0.5))
  let shadows = ColorControl(2, "Shadows")
  let original = NumberControl(3, "Blend With Original", 0, .percent)
}

/// Tritone: maps luminance to three colors.
enum TritoneEffect: EffectRule {
  static let controls = TritoneControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let colors = [
      values[controls.shadows], values[controls.midtones], values[controls.highlights],
    ]
    // lottie-web does not blend with the original.
    guard !space.filtersInLight else {
      return .filter(.color(.tonesOfLight(colors: colors, amount: 1)))
    }
    let amount = 1 - values.fraction(controls.original)
    return .filter(.color(.tones(colors: colors, amount: amount)))
  }
}
