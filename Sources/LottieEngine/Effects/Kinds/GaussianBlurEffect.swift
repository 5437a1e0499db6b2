import LottieGeometry
import LottieScene

/// Gaussian blur, in both directions or one; content with edges inside the layer may repeat edge
/// pixels.
enum GaussianBlurEffect: EffectRule {
  /// The standard deviation is three tenths of the blurriness, as in lottie-web and skottie.
  static let blurrinessToSigma = 0.3

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, controls.number(0)) * blurrinessToSigma
    let dimensions = controls.number(1, default: 1)
    let repeatsEdge = controls.number(2) != 0 && space.hasEdges
    return .filter(
      .blur(
        BlurFilter(
          sigma: Point(dimensions == 3 ? 0 : sigma, dimensions == 2 ? 0 : sigma),
          transform: space.matrix,
          repeatedEdge: repeatsEdge
            ? Rect(x: 0, y: 0, width: space.size.width, height: space.size.height) : nil
        )
      )
    )
  }
}
