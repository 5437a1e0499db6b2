// The blend functions that work on hue, saturation and luminosity, after
// <https://www.w3.org/TR/compositing-1/#blendingnonseparable>.

/// Blend functions of backdrop and source, components in 0…1; the fourth one is ignored.
enum NonSeparable {
  typealias Vector = SIMD4<Float>

  static func hue(_ b: Vector, _ s: Vector) -> Vector {
    withLuminosity(withSaturation(s, saturation(of: b)), luminosity(of: b))
  }

  static func saturation(_ b: Vector, _ s: Vector) -> Vector {
    withLuminosity(withSaturation(b, saturation(of: s)), luminosity(of: b))
  }

  static func color(_ b: Vector, _ s: Vector) -> Vector { withLuminosity(s, luminosity(of: b)) }

  static func luminosity(_ b: Vector, _ s: Vector) -> Vector {
    withLuminosity(b, luminosity(of: s))
  }

  private static func luminosity(of c: Vector) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func minimum(_ c: Vector) -> Float { min(c.x, c.y, c.z) }

  private static func maximum(_ c: Vector) -> Float { max(c.x, c.y, c.z) }

  private static func saturation(of c: Vector) -> Float { maximum(c) - minimum(c) }

  private static func withLuminosity(_ c: Vector, _ l: Float) -> Vector {
    clipped(c + Vector(repeating: l - luminosity(of: c)))
  }

  private static func clipped(_ c: Vector) -> Vector {
    let l = luminosity(of: c)
    let (low, high) = (minimum(c), maximum(c))
    let gray = Vector(repeating: l)
    var result = c
    if low < 0 { result = gray + (result - gray) * (l / (l - low)) }
    if high > 1 { result = gray + (result - gray) * ((1 - l) / (high - l)) }
    return result
  }

  /// The color with its components stretched so that the least is 0 and the greatest `s`.
  private static func withSaturation(_ c: Vector, _ s: Float) -> Vector {
    let (low, high) = (minimum(c), maximum(c))
    guard high > low else { return .zero }
    return (c - Vector(repeating: low)) * (s / (high - low))
  }
}
