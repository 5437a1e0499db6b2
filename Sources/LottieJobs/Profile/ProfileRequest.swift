package import LottieKit

/// What is measured by `lottie profile`.
package struct ProfileRequest: Sendable {
  /// Whose buffers are counted.
  package var target: AnimationProfile.Target
  /// The only frame to measure.
  package var frame: TimePosition?
  /// Frames to measure, spread evenly.
  package var frames: Int

  /// The canvas; nil has the animation's shape and a longest side of 512 pixels.
  package var size: PixelSize?

  private static let longest = 512
  private static let maximumPixels = 16 << 20

  /// Creates a request.
  package init(
    target: AnimationProfile.Target,
    frame: TimePosition?,
    frames: Int,
    size: PixelSize?
  ) {
    self.target = target
    self.frame = frame
    self.frames = frames
    self.size = size
  }

  /// Measures an animation.
  ///
  /// - Throws: ``Failure`` where it has no pixels, or the frame's marker does not exist.
  package func profile(_ animation: LottieAnimation) throws -> AnimationProfile {
    let settings =
      size.map { RenderSettings(width: $0.width, height: $0.height) }
      ?? RenderSettings(fitting: animation.size, longest: Self.longest)
    guard let settings, settings.isAllowed, settings.width * settings.height <= Self.maximumPixels
    else {
      throw Failure(
        .usage,
        "--size has more than \(Self.maximumPixels >> 20) million pixels, or none"
      )
    }
    let measured: [Double]
    if let frame {
      measured = [try frame.frame(of: animation)]
    } else {
      let length = max(1, Int((animation.endFrame - animation.startFrame).rounded(.up)))
      let count = min(frames, length)
      measured = (0..<count).map { animation.startFrame + Double($0 * length / count) }
    }
    return AnimationProfile(animation, frames: measured, settings: settings, target)
  }
}
