public import LottieEngine
import LottieModel

extension LottieAnimationView {
  /// Creates a view of the animation of a name in a folder.
  ///
  /// The view is empty, and ``LottieLogger/shared`` warns, where it cannot be loaded; see
  /// ``LottieAnimation/named(_:in:subdirectory:animationCache:)``.
  ///
  /// - Parameters:
  ///   - name: The file's name, with its extension or without.
  ///   - directory: The folder, which takes the place of lottie-ios's bundle.
  ///   - subdirectory: A folder within it; nil is the folder itself.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  public convenience init(
    name: String,
    in directory: String = ".",
    subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) {
    let animation = LottieAnimation.named(
      name,
      in: directory,
      subdirectory: subdirectory,
      animationCache: animationCache
    )
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Creates a view of the animation of a file.
  ///
  /// The view is empty, and ``LottieLogger/shared`` warns, where it cannot be loaded;
  /// ``LottieAnimation/file(_:choice:animationCache:)`` throws the reason.
  ///
  /// - Parameters:
  ///   - filePath: The file: `.json`, `.lot`, `.lottie` or `.tgs`, recognized by content.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  public convenience init(
    filePath: String,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) {
    let animation = LottieAnimation.filepath(filePath, animationCache: animationCache)
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Creates a view of a loaded file, with the loop mode and speed of its container's manifest.
  ///
  /// - Parameters:
  ///   - file: The file; nil for none yet.
  ///   - animationId: An animation of the container; nil is the chosen one. The view stays empty without it.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  public convenience init(
    dotLottie file: AnimationFile?,
    animationId: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil
  ) {
    self.init(animation: nil, imageProvider: imageProvider)
    loadAnimation(animationId, from: file)
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
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async throws {
    let animation = try await LottieAnimation.load(
      url: url,
      network: network,
      animationCache: animationCache
    )
    self.init(animation: animation, imageProvider: imageProvider)
  }

  /// Sets ``animation`` to one of a file, with the loop mode and speed of its container's manifest.
  ///
  /// The theme of a container is chosen with ``AnimationFile/themed(_:)``.
  ///
  /// - Parameters:
  ///   - animationId: An animation of the container; nil is the chosen one.
  ///   - file: The file; nil removes the animation.
  /// - Returns: Whether there is such an animation; otherwise nothing changes.
  @discardableResult
  public func loadAnimation(_ animationId: String? = nil, from file: AnimationFile?) -> Bool {
    guard let file else {
      animation = nil
      return true
    }
    guard let animationId else { return show(file) }
    let chosen = try? file.chosen(animation: animationId, themes: file.appliedThemes)
    return chosen.map(show) ?? false
  }

  /// Sets ``animation`` to one of a container, counted from 0.
  ///
  /// - Returns: Whether there is such an animation; otherwise nothing changes.
  @discardableResult
  public func loadAnimation(atIndex index: Int, from file: AnimationFile?) -> Bool {
    guard let ids = file?.animationIDs, ids.indices.contains(index) else { return false }
    return loadAnimation(ids[index], from: file)
  }

  private func show(_ file: AnimationFile) -> Bool {
    let shown = file.shown
    animation = shown.animation
    if file.manifest != nil {
      animationSpeed = shown.configuration.speed
      loopMode = shown.configuration.loopMode
    }
    return true
  }
}
