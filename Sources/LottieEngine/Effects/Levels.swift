import LottieGeometry
import LottieModel
import LottieScene

/// A curve from an input range to an output range, with a gamma in between; all in 0…1.
struct LevelsCurve {
  var inputBlack: Double
  var inputWhite: Double
  var gamma: Double
  var outputBlack: Double
  var outputWhite: Double
  /// Whether what is beyond the input's black and white stays within the output's.
  var clipsBlack: Bool
  var clipsWhite: Bool

  init(_ values: EffectProperties, _ controls: LevelsCurveControls, _ clip: LevelsClipControls) {
    clipsBlack = values[clip.black] == 1
    clipsWhite = values[clip.white] == 1
    inputBlack = values[controls.inputBlack]
    inputWhite = values[controls.inputWhite]
    gamma = values[controls.gamma]
    outputBlack = values[controls.outputBlack]
    outputWhite = values[controls.outputWhite]
  }

  /// The output for an input in 0…1.
  func callAsFunction(_ value: Double) -> Double {
    let range = inputWhite - inputBlack
    let isIdentity =
      gamma == 1 && inputBlack == outputBlack && inputWhite == outputWhite && range != 0
    var share = isIdentity ? (value - inputBlack) / range : max(0, position(value, range))
    if clipsBlack { share = max(0, share) }
    if clipsWhite { share = min(share, 1) }
    if !isIdentity { share = pow(share, 1 / max(gamma, 0.01)) }
    return max(0, min(outputBlack + (outputWhite - outputBlack) * share, 1))
  }

  /// Where a value lies between the input's black at 0 and its white at 1.
  private func position(_ value: Double, _ range: Double) -> Double {
    guard abs(range) < 1e-6 else { return (value - inputBlack) / range }
    return value <= inputBlack ? 0 : clipsWhite ? 1 : 1e6
  }

  /// Look-up tables for bytes, those of several curves one after another.
  static func table(_ curves: LevelsCurve...) -> [UInt8] {
    (0..<256).map { byte in
      Color.byte(curves.reduce(Double(byte) / 255) { value, curve in curve(value) })
    }
  }
}

struct IndividualLevelsControls: EffectControls {
  static let effects = ["effect.levels"]
  let channel = ChoiceControl(0, "Channel:")
  let all = LevelsCurveControls(
    3,
    ["Input Black", "Input White", "Gamma", "Output Black", "Output White"]
  )
  let colors = [
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
  let alpha = LevelsCurveControls(
    31,
    [
      "Alpha Input Black", "Alpha Input White", "Alpha Gamma", "Alpha Output Black",
      "Alpha Output White",
    ]
  )
  let clip = LevelsClipControls(37)
}

/// Levels (individual controls): a curve for all colors, then one for each.
enum LevelsEffect: EffectRule {
  static let controls = IndividualLevelsControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let clip = controls.clip
    let all = LevelsCurve(values, controls.all, clip)
    let tables = controls.colors.map { LevelsCurve.table(all, LevelsCurve(values, $0, clip)) }
    return .filter(.color(.tables(tables)))
  }
}

/// The menus of Levels that say what becomes of colors beyond the input's black and white: 1 is "On".
struct LevelsClipControls: Sendable {
  let black: ChoiceControl
  let white: ChoiceControl

  init(_ first: Int) {
    black = ChoiceControl(first, "Clip To Output Black")
    white = ChoiceControl(first + 1, "Clip To Output White")
  }
}

/// The controls of a curve of Levels, in 0…1.
struct LevelsCurveControls: Sendable {
  let inputBlack: NumberControl
  let inputWhite: NumberControl
  let gamma: NumberControl
  let outputBlack: NumberControl
  let outputWhite: NumberControl

  init(_ first: Int, _ names: [StaticString]) {
    inputBlack = NumberControl(first, names[0])
    inputWhite = NumberControl(first + 1, names[1], 1)
    gamma = NumberControl(first + 2, names[2], 1)
    outputBlack = NumberControl(first + 3, names[3])
    outputWhite = NumberControl(first + 4, names[4], 1)
  }
}

struct LevelsControls: EffectControls {
  static let effects = ["effect.easy_levels"]
  let channel = ChoiceControl(0, "Channel")
  let curve = LevelsCurveControls(
    2,
    ["Input Black", "Input White", "Gamma", "Output Black", "Output White"]
  )
  let clip = LevelsClipControls(7)
}

/// Levels: one curve for all colors or one of them.
enum EasyLevelsEffect: EffectRule {
  static let controls = LevelsControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let table = LevelsCurve.table(LevelsCurve(values, controls.curve, controls.clip))
    let same = (0..<256).map { UInt8($0) }
    let channel = Int(exactly: values[controls.channel].rounded()) ?? 1
    return .filter(
      .color(.tables((2...4).map { channel == 1 || channel == $0 ? table : same }))
    )
  }
}
