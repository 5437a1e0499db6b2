// The blend functions that work on each component alone, B(Cb, Cs), and that divide by alpha, after
// <https://www.w3.org/TR/compositing-1/#blendingseparable>; hard mix after Adobe.

/// Blend functions of backdrop and source, components in 0…1.
enum Separable {
  typealias Vector = SIMD4<Float>

  private static var one: Vector { Vector(repeating: 1) }

  static func colorDodge(_ b: Vector, _ s: Vector) -> Vector {
    var result = b / (one - s)
    result = result.replacing(with: one, where: .!(result .< one) .| (s .>= one))
    return result.replacing(with: Vector.zero, where: b .<= Vector.zero)
  }

  static func colorBurn(_ b: Vector, _ s: Vector) -> Vector {
    var result = one - (one - b) / s
    result = result.replacing(
      with: Vector.zero,
      where: .!(result .> Vector.zero) .| (s .<= Vector.zero)
    )
    return result.replacing(with: one, where: b .>= one)
  }

  static func softLight(_ b: Vector, _ s: Vector) -> Vector {
    let double = s + s
    let dark = b - (one - double) * b * (one - b)
    let quartic = ((b * 16 - 12) * b + 4) * b
    let d = b.squareRoot().replacing(with: quartic, where: b .<= Vector(repeating: 0.25))
    let light = b + (double - one) * (d - b)
    return dark.replacing(with: light, where: double .> one)
  }

  static func hardMix(_ b: Vector, _ s: Vector) -> Vector {
    // Half a step of slack: 128/255 and 127/255 reach 1 in whole numbers, not always in floats.
    Vector.zero.replacing(with: one, where: (b + s) .>= Vector(repeating: 1 - 0.5 / 255))
  }
}
