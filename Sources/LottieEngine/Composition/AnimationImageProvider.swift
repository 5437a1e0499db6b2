public import LottieModel
public import LottieScene

/// Loads the images of image assets.
public protocol AnimationImageProvider: Sendable {
  /// The image of an asset; throws the reason when there is none.
  func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource
}

/// Why an image cannot be loaded.
public struct ImageProviderError: Error, Equatable {
  /// The message: one sentence without a full stop.
  public let message: String

  /// An error.
  public init(_ message: String) {
    self.message = message
  }
}
