// Names of lottie-ios 3 and 4 for what has another name here.

public import LottieModel
public import LottieScene

/// The view by its name in lottie-ios 3.
public typealias AnimationView = LottieAnimationView
/// A color by its name in lottie-ios 4.
public typealias LottieColor = LottieScene.Color
/// A number by its name in lottie-ios 4.
public typealias LottieVector1D = Double
/// A vector by its name in lottie-ios 4.
public typealias LottieVector3D = Vector3D
/// The cache by its name in lottie-ios 4.
public typealias DefaultAnimationCache = LRUAnimationCache
/// A completion handler, by its name in lottie-ios.
public typealias LottieCompletionBlock = AnimationPlayer.Completion
/// A frame, fractions allowed, by its name in lottie-ios.
public typealias AnimationFrameTime = Double
/// A progress, 0…1, by its name in lottie-ios.
public typealias AnimationProgressTime = Double

extension LottieScene.Color {
  /// Creates a color as lottie-ios writes it; components in 0…1.
  public init(r: Double, g: Double, b: Double, a: Double) {
    self.init(red: r, green: g, blue: b, alpha: a)
  }
}
