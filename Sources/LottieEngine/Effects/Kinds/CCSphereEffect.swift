import LottieGeometry
import LottieScene

/// CC Sphere; its light is not used.
enum CCSphereEffect: EffectRule {
  private typealias Matrix = [[Double]]

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let ball = WarpBall(
      box: space.box,
      center: controls.place(7, default: Point(space.size.width / 2, space.size.height / 2)),
      radius: max(0, controls.number(6)),
      rotation: rotation(controls),
      side: side(controls.number(8, default: 1))
    )
    return .filter(.warp(WarpFilter(.ball(ball), transform: space.points)))
  }

  private static func side(_ choice: Double) -> WarpBall.Side {
    choice == 1 ? .both : choice == 2 ? .outside : .inside
  }

  /// The rotation; of the axes in the menu's order the last one turns first.
  private static func rotation(_ controls: EffectProperties) -> [[Double]] {
    let x = turn(1, 2, degrees: controls.number(1))
    let y = turn(2, 0, degrees: controls.number(2))
    let z = turn(0, 1, degrees: -controls.number(3))
    let orders = [[x, y, z], [x, z, y], [y, x, z], [y, z, x], [z, x, y], [z, y, x]]
    let choice = (Int(exactly: controls.number(4, default: 1).rounded()) ?? 1) - 1
    let order = orders.indices.contains(choice) ? orders[choice] : orders[5]
    return product(product(order[0], order[1]), order[2])
  }

  /// A rotation from one axis towards another.
  private static func turn(_ from: Int, _ to: Int, degrees: Double) -> Matrix {
    let turn = Affine.rotation(degrees: degrees)
    var matrix = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    (matrix[from][from], matrix[from][to]) = (turn.a, -turn.b)
    (matrix[to][from], matrix[to][to]) = (turn.b, turn.a)
    return matrix
  }

  private static func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    (0..<3).map { row in
      (0..<3).map { column in
        var sum = 0.0
        for i in 0..<3 { sum += a[row][i] * b[i][column] }
        return sum
      }
    }
  }
}
