// The saturation is that which skottie, a part of Skia, found in After Effects (HueSaturationEffect.cpp).

import LottieScene

/// Changes the hue, saturation and lightness of colors.
struct HueShifting {
  /// The greatest factor by which colors are moved from gray.
  private static let maximumStretch: Float = 126

  private let turn: Float
  private let saturation: Float
  private let stretch: Float
  private let lightness: Float
  private let colorizes: Bool

  init(_ change: HueChange) {
    turn = Float(change.turn - change.turn.rounded(.down))
    saturation = Float(change.saturation)
    stretch =
      saturation < 0
      ? saturation + 1 : min(1 / max(1 - saturation, 1e-6), HueShifting.maximumStretch)
    lightness = Float(change.lightness)
    colorizes = change.colorizes
  }

  func apply(to surface: Surface) {
    ColorFiltering.each(surface) { color in lightened(colorizes ? colorized(color) : changed(color))
    }
  }

  @inline(__always)
  private func colorized(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var parts = HSLColor(color)
    (parts.hue, parts.saturation) = (turn, max(0, min(saturation, 1)))
    return parts.color(alpha: color.w)
  }

  @inline(__always)
  private func changed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var color = color
    if turn != 0 {
      var parts = HSLColor(color)
      parts.hue += turn
      color = parts.color(alpha: color.w)
    }
    guard saturation != 0 else { return color }
    let (low, high) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    let middle = (low + high) / 2
    // No component leaves 0…1.
    let limit = 2 * min(middle, 1 - middle) / max(high - low, 1e-4)
    var result = middle + (color - middle) * min(stretch, limit)
    result.w = color.w
    return result
  }

  @inline(__always)
  private func lightened(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var result = color * (1 - abs(lightness)) + max(0, lightness)
    result.w = color.w
    return result
  }

  /// Inverts parts of colors.
  static func invert(_ inverted: InvertedParts, _ amount: Float, _ surface: Surface) {
    ColorFiltering.each(surface) { color in
      var parts = HSLColor(color)
      if inverted.contains(.hue) { parts.hue = 0.5 - parts.hue }
      if inverted.contains(.lightness) { parts.lightness = 1 - parts.lightness }
      if inverted.contains(.saturation) { parts.saturation = 1 - parts.saturation }
      return color + (parts.color(alpha: color.w) - color) * amount
    }
  }
}
