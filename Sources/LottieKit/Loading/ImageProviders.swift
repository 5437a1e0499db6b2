public import LottieEngine
public import LottieModel
public import LottieScene

/// Loads images from a folder of resources, as lottie-ios does from a bundle.
///
/// Looks in the document first. With a search path then for `searchPath/u/p`, `searchPath/p` and `p`
/// in the folder; without one for `u/p` and `p`.
public struct BundleImageProvider: AnimationImageProvider {
  private let files: FileImageProvider

  /// Creates a provider for a folder, and a folder in it to search first.
  public init(directory: String, searchPath: String? = nil) {
    let inner = searchPath.map { path in
      FileImageProvider.SearchLocation(directory + "/" + path, names: [.folderAndName, .name])
    }
    files = FileImageProvider(
      searchLocations: [inner].compactMap { $0 } + [
        FileImageProvider.SearchLocation(
          directory,
          names: inner == nil ? [.folderAndName, .name] : [.name]
        )
      ]
    )
  }

  /// The image of an asset, read once, or an error that says where it was looked for.
  public func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
    try files.image(for: asset)
  }

  /// Forgets the images that were read, so that each is read again.
  public func clearCache() { files.clearCache() }
}

/// Loads images from a folder, as lottie-ios does by file path.
///
/// Looks in the document, then for `p` and for `u/p` in the folder.
public struct FilepathImageProvider: AnimationImageProvider {
  private let files: FileImageProvider

  /// Creates a provider for the images of one folder; the folder is looked at when an image is asked for.
  public init(filepath: String) {
    files = FileImageProvider(
      searchLocations: [FileImageProvider.SearchLocation(filepath, names: [.name, .folderAndName])]
    )
  }

  /// The image of an asset, read once, or an error that says where it was looked for.
  public func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
    try files.image(for: asset)
  }

  /// Forgets the images that were read, so that each is read again.
  public func clearCache() { files.clearCache() }
}
