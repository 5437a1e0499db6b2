// Black and white by the six ranges of hue, and thresholds, as skottie draws them: a part of Skia
// (BlackAndWhiteEffect.cpp, ThresholdEffect.cpp).

import LottieScene

extension ColorFiltering {
  /// The luminance of a color by BT.709, of components that are not linear.
  @inline(__always)
  static func luminance(_ color: Vector) -> Float {
    0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
  }

  /// Replaces colors by those of a ramp at their luminance.
  static func tone(_ colors: [Color], _ amount: Float, _ surface: Surface) {
    table(colors).withUnsafeBufferPointer { table in
      each(surface) { color in
        var result = color + (table[index(luminance(color))] - color) * amount
        result.w = color.w
        return result
      }
    }
  }

  /// Colors by the mean of the components' light, over as much of its gray; all mixed in linear light.
  static func toneLight(_ colors: [Color], _ amount: Float, _ surface: Surface) {
    let table = table(colors).map(light)
    table.withUnsafeBufferPointer { table in
      each(surface) { color in
        let own = light(color)
        let mean = (own.x + own.y + own.z) / 3
        let under = own + (Vector(repeating: mean) - own) * amount
        let mixed = under + (table[index(LinearLight.encoded(mean))] - under) * amount
        return Vector(
          LinearLight.encoded(mixed.x),
          LinearLight.encoded(mixed.y),
          LinearLight.encoded(mixed.z),
          color.w
        )
      }
    }
  }

  /// The light of a color, its alpha unchanged.
  private static func light(_ color: Vector) -> Vector {
    Vector(
      LinearLight.linear(min(color.x, 1)),
      LinearLight.linear(min(color.y, 1)),
      LinearLight.linear(min(color.z, 1)),
      color.w
    )
  }

  /// Grays of weighted primary and secondary colors.
  static func gray(_ weights: [Float], _ surface: Surface) {
    let (red, yellow, green) = (weights[0], weights[1], weights[2])
    let (cyan, blue, magenta) = (weights[3], weights[4], weights[5])
    each(surface) { color in
      let least = min(color.x, color.y, color.z)
      let (r, g, b) = (color.x - least, color.y - least, color.z - least)
      // Of these at most one, and of what is left of the components at most one, is not 0.
      let (y, c, m) = (min(r, g), min(g, b), min(b, r))
      let primary = red * (r - y - m) + green * (g - y - c) + blue * (b - c - m)
      let light = least + primary + yellow * y + cyan * c + magenta * m
      return Vector(light, light, light, color.w)
    }
  }

  /// White and black.
  static func threshold(_ level: Float, _ surface: Surface) {
    each(surface) { color in
      let light: Float = luminance(color) >= level ? 1 : 0
      return Vector(light, light, light, color.w)
    }
  }

  /// Components from elsewhere.
  static func take(_ sources: [ColorSource], _ surface: Surface) {
    let (red, green, blue, alpha) = (sources[0], sources[1], sources[2], sources[3])
    each(surface) { color in
      Vector(value(red, color), value(green, color), value(blue, color), value(alpha, color))
    }
  }

  /// The value of a source, of a color that is not premultiplied.
  @inline(__always)
  static func value(_ source: ColorSource, _ color: Vector) -> Float {
    switch source {
    case .red: color.x
    case .green: color.y
    case .blue: color.z
    case .alpha: color.w
    case .luminance: luminance(color)
    case .hue: HSLColor(color).hue
    case .lightness: HSLColor(color).lightness
    case .saturation: HSLColor(color).saturation
    case .full: 1
    case .half: 0.5
    case .none: 0
    }
  }
}
