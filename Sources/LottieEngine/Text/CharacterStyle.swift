import LottieGeometry
import LottieModel
import LottieScene

/// The paint of a character.
struct CharacterStyle: Equatable {
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 0.0
  var opacity = 1.0
  /// Blurriness along x and y.
  var blur = Point.zero

  /// Applies an animator to a character, by the amount of its selection.
  mutating func apply(_ animator: TextAnimatorNodeProperties, _ selection: Double) {
    if animator.parts.contains(.opacity) {
      // Towards the animator's value, which is also multiplied by the selection: lottie-web's
      // formula.
      opacity += (animator.opacity.value.fraction * selection - opacity) * selection
    }
    let amount = animator.blur.value
    blur = blur + Point(amount.x, amount.y) * selection
    applyStroke(animator, selection)
    guard var color = fill else { return }
    if animator.parts.contains(.fillColor) {
      color = color.lerp(to: animator.fillColor.value, selection)
    }
    if animator.parts.contains(.fillShift) { color.shift(animator.fillShift, selection) }
    if animator.parts.contains(.fillOpacity) {
      color.alpha *= 1 + (animator.fillOpacity.value.fraction - 1) * selection
    }
    fill = color
  }

  private mutating func applyStroke(_ animator: TextAnimatorNodeProperties, _ selection: Double) {
    if animator.parts.contains(.strokeColor) {
      if stroke == nil, strokeWidth == 0 { strokeWidth = 1 }
      stroke = (stroke ?? .black).lerp(to: animator.strokeColor.value, selection)
    }
    if animator.parts.contains(.strokeWidth) {
      strokeWidth += animator.strokeWidth.value * selection
    }
    guard var color = stroke else { return }
    if animator.parts.contains(.strokeShift) { color.shift(animator.strokeShift, selection) }
    if animator.parts.contains(.strokeOpacity) {
      color.alpha *= 1 + (animator.strokeOpacity.value.fraction - 1) * selection
    }
    stroke = color
  }
}

extension CharacterStyle {
  /// The style with the width of its stroke taken for a percentage of the font's size, as Core Text does, which fills
  /// with black where it is 0.
  func strokeMeasured(inPercentOf size: Double, isOverFill: Bool) -> CharacterStyle {
    guard stroke != nil else { return self }
    var result = self
    if strokeWidth == 0, isOverFill { result.fill = .black }
    result.strokeWidth *= size / 100
    return result
  }

  /// The filter that blurs a character; nil when it is sharp.
  func blurFilter(_ matrix: Affine) -> Filter? {
    let sigma = Point(max(0, blur.x), max(0, blur.y)) * GaussianBlurEffect.blurrinessToSigma
    guard sigma != .zero, sigma.isFinite else { return nil }
    return .blur(BlurFilter(sigma: sigma, transform: matrix))
  }
}

extension Color {
  /// Rotates the hue by degrees, and adds percents of saturation and brightness, by the amount of
  /// the selection.
  fileprivate mutating func shift(_ shift: [NodeValue<Double>], _ selection: Double) {
    guard shift.count == 3 else { return }
    var (hue, saturation, brightness) = hsb
    hue += shift[0].value / 360 * selection
    hue -= hue.rounded(.down)
    saturation = min(max(saturation + shift[1].value.fraction * selection, 0), 1)
    brightness = min(max(brightness + shift[2].value.fraction * selection, 0), 1)
    self = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Hue, saturation and brightness, 0…1.
  var hsb: (Double, Double, Double) {
    let maximum = max(red, green, blue)
    let span = maximum - min(red, green, blue)
    guard span > 0, maximum > 0 else { return (0, 0, maximum) }
    let hue =
      maximum == red
      ? (green - blue) / span
      : maximum == green ? 2 + (blue - red) / span : 4 + (red - green) / span
    return ((hue < 0 ? hue + 6 : hue) / 6, span / maximum, maximum)
  }

  /// Creates a color from hue, saturation and brightness, 0…1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func component(_ shift: Double) -> Double {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
