public import LottieEngine
public import LottieModel

extension LottieAnimationView {
  /// Creates a view of the animation of a name in a folder.
  ///
  /// See ``LottieAnimation/named(_:in:subdirectory:choice:animationCache:)``.
  ///
  /// - Parameters:
  ///   - name: The file's name, with its extension or without.
  ///   - directory: The folder, which takes the place of lottie-ios's bundle.
  ///   - subdirectory: A folder within it; nil is the folder itself.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Throws: ``LoadError``.
  public convenience init(
    name: String,
    in directory: String = ".",
    subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimation.sharedCache
  ) throws(LoadError) {
    let animation = try LottieAnimation.named(
      name,
      in: directory,
      subdirectory: subdirectory,
      animationCache: animationCache
    )
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Creates a view of the animation of a file.
  ///
  /// - Parameters:
  ///   - filePath: The file: `.json`, `.lot`, `.lottie` or `.tgs`, recognized by content.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Throws: ``LoadError``.
  public convenience init(
    filePath: String,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimation.sharedCache
  ) throws(LoadError) {
    let animation = try LottieAnimation.filepath(filePath, animationCache: animationCache)
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Creates a view of a loaded file, with the loop mode and speed of its container's manifest.
  public convenience init(
    dotLottie file: AnimationFile,
    imageProvider: (any AnimationImageProvider)? = nil
  ) {
    self.init(animation: file.animation, imageProvider: imageProvider)
    guard let settings = file.manifest?.animations.first(where: { $0.id == file.name }) else {
      return
    }
    animationSpeed = settings.speed
    loopMode = settings.bounces ? .autoReverse : settings.loops ? .loop : .playOnce
  }

  /// Creates a view of the animation at a URL, loaded without blocking the calling thread.
  ///
  /// - Parameters:
  ///   - url: Scheme `file:` or `data:`, or `http:` or `https:` if `network` allows it.
  ///   - network: The part of the network that may be read, with the program `curl`.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Throws: ``LoadError``, or `CancellationError` at once when the task is cancelled.
  public convenience init(
    url: String,
    network: NetworkAccess = .none,
    imageProvider: sending (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimation.sharedCache
  ) async throws {
    let animation = try await LottieAnimation.loadedFrom(
      url: url,
      network: network,
      animationCache: animationCache
    )
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Sets ``animation`` to that of a file; nil removes it.
  ///
  /// The theme of a container is chosen with ``AnimationFile/themed(_:)``.
  public func loadAnimation(from file: AnimationFile?) {
    animation = file?.animation
  }
}
