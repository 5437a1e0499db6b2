import LottieScene

/// Changes colors near one to another.
///
/// After Effects' formula is not public: here each of hue, lightness and saturation counts wholly within
/// its tolerance, and less beyond it.
struct ChangedColors {
  private let from: HSLColor
  private let to: HSLColor
  private let change: ColorChange
  private let tolerances: [Float]
  private let softness: Float

  init?(_ change: ColorChange) {
    guard change.tolerances.count == 3 else { return nil }
    from = HSLColor(PixelVector.opaque(change.from) / 255)
    to = HSLColor(PixelVector.opaque(change.to) / 255)
    self.change = change
    tolerances = change.tolerances.map { Float(max(0, min($0, 1))) }
    softness = Float(max(0, min(change.softness, 1)))
  }

  func apply(to surface: Surface) {
    let (hue, lightness, saturation) = (tolerances[0], tolerances[1], tolerances[2])
    ColorFiltering.each(surface) { color in
      let own = HSLColor(color)
      let turn = abs(own.hue - from.hue)
      // Grays have no hue.
      let isGray = own.saturation == 0 || from.saturation == 0
      let away = isGray ? 0 : 2 * min(turn, 1 - turn)
      let share = min(
        weight(away, hue),
        weight(abs(own.lightness - from.lightness), lightness),
        weight(abs(own.saturation - from.saturation), saturation)
      )
      guard share > 0 else { return color }
      return color + (changed(own).color(alpha: color.w) - color) * share
    }
  }

  @inline(__always)
  private func changed(_ color: HSLColor) -> HSLColor {
    var new = color
    new.hue = change.isRelative ? color.hue + to.hue - from.hue : to.hue
    if change.changesLightness {
      let moved = change.isRelative ? color.lightness + to.lightness - from.lightness : to.lightness
      new.lightness = max(0, min(moved, 1))
    }
    if change.changesSaturation {
      let moved =
        change.isRelative ? color.saturation + to.saturation - from.saturation : to.saturation
      new.saturation = max(0, min(moved, 1))
    }
    return new
  }

  @inline(__always)
  private func weight(_ distance: Float, _ tolerance: Float) -> Float {
    // Roundings of the color itself do not count.
    let beyond = distance - tolerance - 0.01
    guard beyond > 0 else { return 1 }
    let fade = softness * tolerance
    return fade > beyond ? 1 - beyond / fade : 0
  }
}
