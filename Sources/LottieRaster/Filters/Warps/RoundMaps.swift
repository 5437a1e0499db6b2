// Distortions of circles. After Effects' formulas are not public: the rotation of a twirl fades with the
// square of the distance from the edge, as in GIMP; a ball is seen as by skottie's camera (SphereEffect.cpp
// of Skia), five and a half radii away.

import LottieGeometry
import LottieScene

/// A rotation that fades towards the edge of a circle.
struct TwirlMap: WarpMap {
  private let center: SIMD2<Double>
  private let radius: Double
  private let radians: Double

  init(_ twirl: WarpTwirl) {
    center = SIMD2(twirl.center.x, twirl.center.y)
    radius = twirl.radius
    radians = twirl.degrees * .pi / 180
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let way = point - center
    let share = 1 - (way * way).sum().squareRoot() / radius
    guard share > 0 else { return point }
    let turn = -radians * share * share
    let (sine, cosine) = (sin(turn), cos(turn))
    return center + SIMD2(cosine * way.x - sine * way.y, sine * way.x + cosine * way.y)
  }
}

/// The half of a ball in a circle, seen from far away.
struct SpherizeMap: WarpMap {
  private let center: SIMD2<Double>
  private let radius: Double

  init(_ center: Point, _ radius: Double) {
    self.center = SIMD2(center.x, center.y)
    self.radius = radius
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let way = (point - center) / radius
    let distance = (way * way).sum().squareRoot()
    guard distance > 0, distance < 1 else { return point }
    // The way along the ball, as a share of that to its edge.
    return center + way * (asin(distance) * 2 / .pi / distance * radius)
  }
}

/// A ball with a box around it.
struct BallMap: WarpMap {
  private static let eye = 5.5

  private let box: Rect
  private let center: SIMD2<Double>
  private let radius: Double
  /// The columns of the rotation.
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  /// −1 for the half in front, 1 for the one behind.
  private let side: Double
  private let inset: WarpInset
  /// Pixels for each unit.
  private let scale: Double
  private let light: BallLight?

  init(_ ball: WarpBall, _ pixels: Affine, isFront: Bool) {
    box = ball.box
    center = SIMD2(ball.center.x, ball.center.y)
    radius = ball.radius
    let isWhole = ball.rotation.count == 3 && ball.rotation.allSatisfy { $0.count == 3 }
    let rows = isWhole ? ball.rotation : [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    func column(_ i: Int) -> SIMD3<Double> { SIMD3(rows[0][i], rows[1][i], rows[2][i]) }
    columns = (column(0), column(1), column(2))
    let side: Double = isFront ? -1 : 1
    self.side = side
    inset = WarpInset(ball.box, pixels)
    scale = pixels.meanScale
    light = ball.light.flatMap { BallLight($0, side: side) }
  }

  func coverage(of point: SIMD2<Double>) -> Double {
    let way = point - center
    return max(0, (radius - (way * way).sum().squareRoot()) * scale + 0.5)
  }

  func lit(_ color: SIMD4<Float>, at point: SIMD2<Double>) -> SIMD4<Float> {
    guard let light, color.w > 0 else { return color }
    let (place, way) = place(of: point)
    return light.lit(color, at: place, seenAlong: SIMD3(way.x, way.y, -BallMap.eye))
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let (place, _) = place(of: point)
    // Back by the rotation.
    let (x, y) = ((columns.0 * place).sum(), (columns.1 * place).sum())
    let across = 0.5 + atan2(x, (columns.2 * place).sum()) / (2 * .pi)
    let down = 0.5 + asin(max(-1, min(y, 1))) / .pi
    return inset.nearest(SIMD2(box.minX + across * box.width, box.minY + down * box.height))
  }

  /// The place on the ball that is seen at a point, which is its normal too, and the point's way from the
  /// center; both in radii.
  @inline(__always)
  private func place(of point: SIMD2<Double>) -> (SIMD3<Double>, SIMD2<Double>) {
    var way = (point - center) / radius
    let square = (way * way).sum()
    if square > 1 { way /= square.squareRoot() }
    let eye = BallMap.eye
    let a = (way * way).sum() + eye * eye
    let root = max(eye * eye * eye * eye - a * (eye * eye - 1), 0).squareRoot()
    let t = (eye * eye + side * root) / a
    return (SIMD3(way.x * t, way.y * t, eye - eye * t), way)
  }
}

/// Phong's light on one side of a ball, as in skottie.
private struct BallLight {
  private let color: SIMD4<Float>
  private let direction: SIMD3<Double>
  private let ambient: Float
  private let diffuse: Double
  private let specular: Double
  private let exponent: Double
  private let side: Double

  /// Creates a light; nil for one that changes nothing.
  init?(_ light: WarpBall.Light, side: Double) {
    guard light.direction.count == 3 else { return nil }
    guard light.ambient != 1 || light.diffuse > 0 || light.specular > 0 else { return nil }
    color = PixelVector.opaque(light.color) * (1 / 255)
    direction = SIMD3(light.direction[0], light.direction[1], light.direction[2]) * -side
    ambient = Float(light.ambient)
    diffuse = light.diffuse
    specular = light.specular
    exponent = light.exponent
    self.side = side
  }

  func lit(
    _ color: SIMD4<Float>,
    at normal: SIMD3<Double>,
    seenAlong eye: SIMD3<Double>
  ) -> SIMD4<Float> {
    let facing = (direction * normal).sum()
    // The light's mirror image.
    let incoming = direction * -side
    let mirrored = incoming - normal * (2 * (incoming * normal).sum())
    let sight = eye / (eye * eye).sum().squareRoot()
    let shine = specular * pow(max((sight * mirrored).sum(), 0), exponent)
    var result = color * ambient + color * self.color * Float(diffuse * max(facing, 0))
    result += self.color * (Float(shine) * color.w)
    result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: color.w))
    result.w = color.w
    return result
  }
}
