public import LottieModel
public import LottieScene

/// Finds the images of image assets, in files or wherever else.
public protocol AnimationImageProvider: Sendable {
  /// The image of an asset; throws the reason when there is none.
  func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource
  /// Forgets the images it keeps, so that they are loaded anew.
  func clearCache()
}

extension AnimationImageProvider {
  /// Nothing, for a provider that keeps no images.
  public func clearCache() {}
}

/// The reason why an image is unavailable, worded by the provider.
public struct ImageProviderError: Error, Equatable {
  /// The message: one sentence without a full stop.
  public let message: String

  /// Creates an error with the provider's own sentence.
  public init(_ message: String) {
    self.message = message
  }
}
