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

  init(_ ball: WarpBall, _ pixels: Affine, isFront: Bool) {
    box = ball.box
    center = SIMD2(ball.center.x, ball.center.y)
    radius = ball.radius
    let isWhole = ball.rotation.count == 3 && ball.rotation.allSatisfy { $0.count == 3 }
    let rows = isWhole ? ball.rotation : [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    func column(_ i: Int) -> SIMD3<Double> { SIMD3(rows[0][i], rows[1][i], rows[2][i]) }
    columns = (column(0), column(1), column(2))
    side = isFront ? -1 : 1
    inset = WarpInset(ball.box, pixels)
    scale = pixels.meanScale
  }

  func coverage(of point: SIMD2<Double>) -> Double {
    let way = point - center
    return max(0, (radius - (way * way).sum().squareRoot()) * scale + 0.5)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    var way = (point - center) / radius
    let square = (way * way).sum()
    if square > 1 { way /= square.squareRoot() }
    let eye = BallMap.eye
    let a = (way * way).sum() + eye * eye
    let root = max(eye * eye * eye * eye - a * (eye * eye - 1), 0).squareRoot()
    let t = (eye * eye + side * root) / a
    let place = SIMD3(way.x * t, way.y * t, eye - eye * t)
    // Back by the rotation.
    let (x, y) = ((columns.0 * place).sum(), (columns.1 * place).sum())
    let across = 0.5 + atan2(x, (columns.2 * place).sum()) / (2 * .pi)
    let down = 0.5 + asin(max(-1, min(y, 1))) / .pi
    return inset.nearest(SIMD2(box.minX + across * box.width, box.minY + down * box.height))
  }
}
