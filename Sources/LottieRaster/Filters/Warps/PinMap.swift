// The projective map of a square to a quadrilateral: P. Heckbert, "Fundamentals of Texture Mapping and
// Image Warping" (1989), §2.2.3.

import LottieGeometry
import LottieScene

/// A box whose corners are moved, in perspective.
struct PinMap: WarpMap {
  private let box: Rect
  /// From a point to the box: rows of x, y and of what both are divided by.
  private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  /// Width of the visible border outside the box, as shares of its sides: half a pixel.
  private let slack: SIMD2<Double>
  let samples: Int

  /// Creates the map; nil if corners lie on a line.
  init?(_ pin: WarpPin, _ pixels: Affine) {
    guard pin.corners.count == 4, pin.box.width > 0, pin.box.height > 0 else { return nil }
    let (a, b, c, d) = (pin.corners[0], pin.corners[1], pin.corners[2], pin.corners[3])
    let (one, other, rest) = (b - c, d - c, a - b + c - d)
    let area = one.cross(other)
    guard area != 0, area.isFinite else { return nil }
    let (g, h) = (rest.cross(other) / area, one.cross(rest) / area)
    let u = SIMD3(b.x - a.x + g * b.x, b.y - a.y + g * b.y, g)
    let v = SIMD3(d.x - a.x + h * d.x, d.y - a.y + h * d.y, h)
    let w = SIMD3(a.x, a.y, 1)
    let determinant = (PinMap.cross(u, v) * w).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    rows = (
      PinMap.cross(v, w) / determinant, PinMap.cross(w, u) / determinant,
      PinMap.cross(u, v) / determinant
    )
    box = pin.box
    let scale = max(pixels.meanScale, 1e-9)
    slack = SIMD2(0.5 / scale / box.width, 0.5 / scale / box.height)
    samples = PinMap.samples(pin)
  }

  /// Samples along each axis of a pixel: more where the box becomes small.
  static func samples(_ pin: WarpPin) -> Int {
    guard pin.corners.count == 4 else { return 1 }
    let (a, b, c, d) = (pin.corners[0], pin.corners[1], pin.corners[2], pin.corners[3])
    let shown = abs((c - a).cross(d - b)) / 2
    let shrinking = (pin.box.width * pin.box.height / max(shown, 1e-9)).squareRoot()
    return shrinking > 1.25 ? Int(min(shrinking.rounded(.up), 4)) : 1
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let place = SIMD3(point.x, point.y, 1)
    let depth = (rows.2 * place).sum()
    // Points behind the viewer are not shown.
    guard depth > 0 else { return SIMD2(.nan, .nan) }
    let part = SIMD2((rows.0 * place).sum(), (rows.1 * place).sum()) / depth
    guard part.x >= -slack.x, part.x <= 1 + slack.x, part.y >= -slack.y, part.y <= 1 + slack.y
    else { return SIMD2(.nan, .nan) }
    return SIMD2(box.minX + part.x * box.width, box.minY + part.y * box.height)
  }
}
