// After Effects' formula is not public. This is the approximation of skottie, a part of Skia
// (BulgeEffect.cpp): on a circle of radius 1, the sum of what a sphere and what a power of the
// radius move a point by.

import LottieGeometry
import LottieScene

/// A bulge, or a dent, of an ellipse.
struct BulgeMap: WarpMap {
  private let center: SIMD2<Double>
  private let radii: SIMD2<Double>
  /// One over the radius of the sphere, whose part above the ellipse shows.
  private let curvature: Double
  /// One over the angle at which the circle's edge is seen from the middle of the sphere.
  private let share: Double
  private let exponent: Double
  /// 1 for a bulge, −1 for a dent.
  private let sign: Double

  init(_ bulge: WarpBulge) {
    let box = bulge.ellipse
    center = SIMD2((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    radii = SIMD2(box.width / 2, box.height / 2)
    let height = min(abs(bulge.height), 4) / 4
    curvature = height > 0 ? min(2 * height.squareRoot() / (1 + height), 1) : 0
    share = curvature > 0 ? 1 / asin(curvature) : 0
    exponent = 1.3 * height * height * height
    sign = curvature == 0 ? 0 : bulge.height > 0 ? 1 : -1
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let v = (point - center) / radii
    let square = (v * v).sum()
    guard square < 1, square > 0, sign != 0 else { return point }
    let radius = square.squareRoot()
    let sphere = asin(min(radius * curvature, 1)) * share / radius - 1
    let power = pow(square, exponent) - 1
    return center + v * (1 + sign * (sphere + power)) * radii
  }
}
