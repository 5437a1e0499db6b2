// Rotates the hue and changes the saturation by matrices that keep the luminance: SVG 1.1 §15.10,
// hueRotate and saturate.

import LottieGeometry
import LottieScene

/// Hue/saturation, of all colors together.
enum HueSaturationEffect: EffectRule {
  private static let luma = [0.213, 0.715, 0.072]

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let colorizes = controls.flag(5)
    let first = colorizes ? 6 : 2
    let saturation = 1 + max(-100, min(controls.number(first + 1), 100)) / 100
    let lightness = max(-1, min(controls.number(first + 2) / 100, 1))
    var matrix =
      colorizes
      ? colorize(degrees: controls.number(first), saturation: saturation - 1)
      : product(rotate(controls.number(first)), saturate(saturation))
    // Lighter is nearer to white, darker nearer to black.
    for i in matrix.indices where i < 15 {
      matrix[i] *= 1 - abs(lightness)
      if i % 5 == 4 { matrix[i] += max(0, lightness) }
    }
    return .filter(.color(.matrix(matrix)))
  }

  private static func matrix(_ factors: [[Double]], sums: [Double] = [0, 0, 0]) -> [Double] {
    var rows: [Double] = []
    for (factors, sum) in zip(factors, sums) { rows += factors + [0, sum] }
    return rows + [0, 0, 0, 1, 0]
  }

  /// The gray of the color's luminance, and each component's distance from it.
  private static func saturate(_ amount: Double) -> [[Double]] {
    (0..<3).map { row in
      (0..<3).map { luma[$0] * (1 - amount) + ($0 == row ? amount : 0) }
    }
  }

  private static func rotate(_ degrees: Double) -> [[Double]] {
    let turn = Affine.rotation(degrees: degrees)
    let (cosine, sine) = (turn.a, turn.b)
    let across = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return (0..<3).map { row in
      (0..<3).map { column in
        let gray = luma[column]
        let own: Double = row == column ? 1 : 0
        return gray + cosine * (own - gray) + sine * across[row][column]
      }
    }
  }

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [Double] {
    matrix(
      (0..<3).map { row in
        (0..<3).map { column in
          var sum = 0.0
          for i in 0..<3 { sum += a[row][i] * b[i][column] }
          return sum
        }
      }
    )
  }

  /// One hue for everything, with unchanged luminance.
  private static func colorize(degrees: Double, saturation: Double) -> [Double] {
    let amount = max(0, min(saturation, 1))
    let pure = (0..<3).map { i in
      // Red, green and blue are at 0°, 120° and 240°.
      let turn = Affine.rotation(degrees: degrees - 120 * Double(i)).a
      return 0.5 + max(-0.5, min(turn, 0.5))
    }
    return matrix((0..<3).map { row in luma.map { $0 * (1 + amount * (2 * pure[row] - 1)) } })
  }
}
