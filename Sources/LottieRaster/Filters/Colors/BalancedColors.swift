// After Effects' formula is not public; the ranges are those of GIMP
// (gimpoperationcolorbalance.c): they overlap by a quarter around a third and two thirds.

import LottieScene

/// Raises or lowers components in shadows, midtones and highlights.
struct BalancedColors {
  private let shadows: SIMD4<Float>
  private let midtones: SIMD4<Float>
  private let highlights: SIMD4<Float>
  private let keepsLightness: Bool

  init?(_ balance: ColorBalance) {
    let lists = [balance.shadows, balance.midtones, balance.highlights]
    guard lists.allSatisfy({ $0.count == 3 }) else { return nil }
    let parts = lists.map { list in
      let numbers = list.map { Float(max(-1, min($0, 1))) }
      return SIMD4(numbers[0], numbers[1], numbers[2], 0)
    }
    (shadows, midtones, highlights) = (parts[0], parts[1], parts[2])
    keepsLightness = balance.keepsLightness
  }

  func apply(to surface: Surface) {
    ColorFiltering.each(surface, change)
  }

  @inline(__always)
  private func change(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let lightness = (max(color.x, color.y, color.z) + min(color.x, color.y, color.z)) / 2
    let dark = unit((1 / 3 - lightness) * 4 + 0.5) * 0.7
    let light = unit((lightness - 2 / 3) * 4 + 0.5) * 0.7
    let middle =
      unit((lightness - 1 / 3) * 4 + 0.5) * unit((2 / 3 - lightness) * 4 + 0.5) * 0.7
    var result = color + shadows * dark + midtones * middle + highlights * light
    guard keepsLightness else { return result }
    result.clamp(lowerBound: .zero, upperBound: .one)
    var parts = HSLColor(result)
    parts.lightness = lightness
    return parts.color(alpha: color.w)
  }

  @inline(__always)
  private func unit(_ value: Float) -> Float { max(0, min(value, 1)) }
}
