// Hue, saturation and lightness: CSS Color Module Level 4 §7, <https://www.w3.org/TR/css-color-4/#the-hsl-notation>.

/// A color's hue, as a share of a turn from red, its saturation and its lightness, 0…1.
struct HSLColor {
  var hue: Float
  var saturation: Float
  var lightness: Float

  /// Splits a color into its parts, 0…1; the hue of a gray is 0.
  init(_ color: SIMD4<Float>) {
    let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
    let range = high - low
    lightness = (high + low) / 2
    let room = 1 - abs(high + low - 1)
    saturation = range > 0 && room > 0 ? min(range / room, 1) : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth: Float
    if high == color.x {
      sixth = (color.y - color.z) / range
    } else if high == color.y {
      sixth = (color.z - color.x) / range + 2
    } else {
      sixth = (color.x - color.y) / range + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The color, with an alpha.
  func color(alpha: Float) -> SIMD4<Float> {
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Float) -> Float {
      let turn = offset + (hue - hue.rounded(.down)) * 12
      let k = turn >= 12 ? turn - 12 : turn
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD4(part(0), part(8), part(4), alpha)
  }
}
