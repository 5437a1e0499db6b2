import LottieModel

/// The prepared timing curve between two keyframes.
enum EasingCurve {
  case exact(UnitBezier)
  case lines(LinedEasing)

  /// Prepares a curve, in a dialect.
  init(_ curve: TimingCurve, _ dialect: Dialect) {
    self =
      dialect.contains(.linedEasings) ? .lines(LinedEasing(curve)) : .exact(UnitBezier(curve))
  }

  /// The y at an x in 0…1; 0 at 0 and 1 at 1 exactly.
  func y(atX x: Double) -> Double {
    switch self {
    case .exact(let curve): curve.y(atX: x)
    case .lines(let curve): curve.y(atX: x)
    }
  }
}
