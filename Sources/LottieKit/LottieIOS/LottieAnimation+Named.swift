public import LottieModel

/// Loading as lottie-ios does it: nil where it fails, and a warning of ``LottieLogger/shared`` that says why.
///
/// ``file(_:choice:animationCache:)``, ``data(_:choice:)``, ``url(_:choice:network:animationCache:)`` and `load` throw
/// the reason.
extension LottieAnimation {
  /// Loads the animation of a name in a folder: `name.json`, `name.lot`, `name.lottie` or `name.tgs`, the first that
  /// exists; an extension that the name has already is ignored.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - directory: The folder, which takes the place of lottie-ios's bundle.
  ///   - subdirectory: A folder within it; nil is the folder itself.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``; nil, and a warning, where it cannot be loaded.
  public static func named(
    _ name: String,
    in directory: String = ".",
    subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    filepath(path(of: name, in: directory, subdirectory), animationCache: animationCache)
  }

  /// The animation of a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``; nil, and a warning, where it cannot be loaded.
  public static func filepath(
    _ path: String,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    warned(of: path) { () throws(LoadError) in try file(path, animationCache: animationCache) }
  }

  /// The animation of a name in a folder, which takes the place of a catalog of assets.
  ///
  /// - Returns: The animation, with its ``file``; nil, and a warning, where it cannot be loaded.
  public static func asset(
    _ name: String,
    in directory: String = ".",
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    named(name, in: directory, animationCache: animationCache)
  }

  /// The animation in a file's bytes.
  ///
  /// - Throws: ``LoadError``.
  public static func from(data: some Sequence<UInt8>) throws(LoadError) -> LottieAnimation {
    try LottieAnimation.data(Array(data))
  }

  /// The animation at a URL, without blocking the calling thread.
  ///
  /// - Parameters:
  ///   - url: Its text, or a value that prints as it, such as Foundation's `URL`: scheme `file:` or `data:`, or `http:`
  ///     or `https:` if `network` allows it.
  ///   - network: The part of the network that may be read, with the program `curl`.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``; nil, and a warning, where it cannot be loaded.
  public static func loadedFrom(
    url: some CustomStringConvertible & Sendable,
    network: NetworkAccess = .none,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async -> LottieAnimation? {
    do {
      return try await load(
        url: url.description,
        network: network,
        animationCache: animationCache
      )
    } catch {
      LottieLogger.shared.warn("\(url): \(error)")
      return nil
    }
  }

  private static func warned(
    of place: String,
    _ load: () throws(LoadError) -> LottieAnimation
  ) -> LottieAnimation? {
    do throws(LoadError) {
      return try load()
    } catch {
      LottieLogger.shared.warn("\(place): \(error)")
      return nil
    }
  }
}
