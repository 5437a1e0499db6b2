import LottieGeometry
import LottieScene

/// A curve from an input range to an output range, with a gamma in between; all in 0…1.
struct LevelsCurve {
  var inputBlack: Double
  var inputWhite: Double
  var gamma: Double
  var outputBlack: Double
  var outputWhite: Double

  /// The controls from an index on: input black, input white, gamma, output black, output white.
  init(_ controls: EffectProperties, at index: Int) {
    inputBlack = controls.number(index)
    inputWhite = controls.number(index + 1, default: 1)
    gamma = controls.number(index + 2, default: 1)
    outputBlack = controls.number(index + 3)
    outputWhite = controls.number(index + 4, default: 1)
  }

  /// The output for an input in 0…1.
  func callAsFunction(_ value: Double) -> Double {
    let range = inputWhite - inputBlack
    if value <= min(inputBlack, inputWhite) { return range < 0 ? outputWhite : outputBlack }
    if value >= max(inputBlack, inputWhite) { return range < 0 ? outputBlack : outputWhite }
    let share = pow((value - inputBlack) / range, 1 / max(gamma, 0.01))
    return outputBlack + (outputWhite - outputBlack) * share
  }

  /// Look-up tables for bytes, those of several curves one after another.
  static func table(_ curves: LevelsCurve...) -> [UInt8] {
    (0..<256).map { byte in
      Color.byte(curves.reduce(Double(byte) / 255) { value, curve in curve(value) })
    }
  }
}

/// Levels (individual controls): a curve for all colors, then one for each.
enum LevelsEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let all = LevelsCurve(controls, at: 3)
    let tables = [10, 17, 24].map { LevelsCurve.table(all, LevelsCurve(controls, at: $0)) }
    return .filter(.color(.tables(tables)))
  }
}

/// Levels: one curve for all colors or one of them.
enum EasyLevelsEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let table = LevelsCurve.table(LevelsCurve(controls, at: 2))
    let same = (0..<256).map { UInt8($0) }
    let channel = Int(exactly: controls.number(0, default: 1).rounded()) ?? 1
    return .filter(
      .color(.tables((2...4).map { channel == 1 || channel == $0 ? table : same }))
    )
  }
}
