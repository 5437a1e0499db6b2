import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let blurs: [any EffectRule.Type] = [
    GaussianBlurEffect.self, BoxBlurEffect.self, DirectionalBlurEffect.self, RadialBlurEffect.self,
    SharpenEffect.self,
  ]
}

struct GaussianBlurControls: EffectControls {
  static let effects = ["effect.gaussian_blur", "effect.fast_blur"]
  let blurriness = NumberControl(0, "Blurriness", 0, .pixels)
  let dimensions = ChoiceControl(1, "Blur Dimensions")
  let repeatsEdge = FlagControl(2, "Repeat Edge Pixels")
}

/// Gaussian blur, in both directions or one; content with edges inside the layer may repeat edge
/// pixels.
enum GaussianBlurEffect: EffectRule {
  static let controls = GaussianBlurControls()
  /// The standard deviation is three tenths of the blurriness, as in lottie-web and skottie.
  static let blurrinessToSigma = 0.3

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, values[controls.blurriness]) * blurrinessToSigma
    let dimensions = values[controls.dimensions]
    let repeatsEdge = values[controls.repeatsEdge] && space.hasEdges
    var filter = BlurFilter(
      sigma: Point(dimensions == 3 ? 0 : sigma, dimensions == 2 ? 0 : sigma),
      transform: space.transform,
      repeatedEdge: repeatsEdge ? space.box : space.canvas
    )
    filter.isInLight = space.filtersInLight
    return .filter(.blur(filter))
  }
}

struct BoxBlurControls: EffectControls {
  static let effects = ["effect.box_blur"]
  let radius = NumberControl(0, "Blur Radius", 0, .pixels)
  let iterations = NumberControl(1, "Iterations", 3)
  let dimensions = ChoiceControl(2, "Blur Dimensions")
  let repeatsEdge = FlagControl(3, "Repeat Edge Pixels")
}

/// Fast box blur: the mean of a square, taken several times.
enum BoxBlurEffect: EffectRule {
  static let controls = BoxBlurControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = max(0, values[controls.radius])
    let passes = max(1, min(values[controls.iterations], 50))
    let dimensions = values[controls.dimensions]
    return .filter(
      .box(
        BoxFilter(
          radius: Point(dimensions == 3 ? 0 : radius, dimensions == 2 ? 0 : radius),
          passes: Int(passes),
          transform: space.transform,
          repeatedEdge: values[controls.repeatsEdge] && space.hasEdges ? space.box : nil
        )
      )
    )
  }
}

struct DirectionalBlurControls: EffectControls {
  static let effects = ["effect.directional_blur"]
  let direction = NumberControl(0, "Direction", 0, .degrees)
  let length = NumberControl(1, "Blur Length", 0, .pixels)
}

/// Directional blur.
enum DirectionalBlurEffect: EffectRule {
  static let controls = DirectionalBlurControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, values[controls.length]) * GaussianBlurEffect.blurrinessToSigma
    // 0° is upwards, and angles grow clockwise.
    let direction = Affine.rotation(degrees: values[controls.direction] - 90)
    return .filter(
      .line(LineFilter(sigma: direction.applyVector(Point(sigma, 0)), transform: space.transform))
    )
  }
}

struct RadialBlurControls: EffectControls {
  static let effects = ["effect.radial_blur"]
  let amount = NumberControl(0, "Amount", 10)
  let center = PointControl(1, "Center", 0.5, 0.5)
  let type = ChoiceControl(2, "Type")
  let antialiasing = ChoiceControl(3, "Antialiasing (Best Quality)")
}

/// Radial blur: around a point, or towards it.
enum RadialBlurEffect: EffectRule {
  static let controls = RadialBlurControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let amount = max(0, values[controls.amount])
    let isZoom = values[controls.type] == 2
    guard amount > 0 else { return .none }
    let smear = WarpSmear(
      box: space.box,
      center: values[controls.center, space],
      amount: isZoom ? min(amount.fraction, 1.8) : min(amount, 360),
      isZoom: isZoom
    )
    return .filter(.warp(WarpFilter(.smear(smear), transform: space.transform)))
  }
}

struct SharpenControls: EffectControls {
  static let effects = ["effect.sharpen"]
  let amount = NumberControl(0, "Sharpen Amount", 0, .percent)
}

/// Sharpen.
enum SharpenEffect: EffectRule {
  static let controls = SharpenControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let amount = values.fraction(controls.amount)
    return amount == 0 ? .none : .filter(.sharpen(SharpenFilter(amount: amount)))
  }
}
