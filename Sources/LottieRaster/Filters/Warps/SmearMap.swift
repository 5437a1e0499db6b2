import LottieGeometry
import LottieScene

/// A rotation about a point, or a change of the distance from it.
struct SmearMap: WarpMap {
  /// More are not told apart.
  private static let maximumCount = 48.0

  private let center: SIMD2<Double>
  private let turn: Affine

  /// Creates the map at a place along the smear, −0.5…0.5.
  init(_ smear: WarpSmear, _ share: Double) {
    center = SIMD2(smear.center.x, smear.center.y)
    let factor = 1 + smear.amount * share
    turn =
      smear.isZoom ? .scale(factor, factor) : .rotation(degrees: smear.amount * share)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let way = point - center
    return center + SIMD2(turn.a * way.x + turn.c * way.y, turn.b * way.x + turn.d * way.y)
  }

  /// The number of maps that make a smear smooth: about one a pixel at its longest.
  static func count(_ smear: WarpSmear, _ pixels: Affine) -> Int {
    let share = smear.isZoom ? smear.amount : smear.amount * .pi / 180
    let length = abs(share) * smear.radius * pixels.meanScale
    return length > 1 ? Int(min(length.rounded(.up), maximumCount)) : 1
  }
}
