/// A container by its name in lottie-ios.
public typealias DotLottieFile = AnimationFile

/// How a container wants an animation to be played.
public struct DotLottieConfiguration: Hashable, Sendable {
  /// Name of the animation in the container.
  public var id: String
  /// Number of times it is played.
  public var loopMode: LottieLoopMode
  /// Playback speed multiplier.
  public var speed: Double
}

/// Loading as in lottie-ios: without blocking, out of a cache.
extension AnimationFile {
  /// An animation of a container, and how it wants to be played.
  public struct Animation: Sendable {
    /// The animation.
    public let animation: LottieAnimation
    /// How the container wants it to be played.
    public let configuration: DotLottieConfiguration
  }

  /// All animations, in the order of the manifest; those that cannot be read are left out.
  ///
  /// Decodes each of them.
  public var animations: [Animation] {
    guard let ids = animationIDs else { return [shown] }
    return ids.compactMap { try? chosen(animation: $0, themes: appliedThemes).shown }
  }

  /// The chosen animation.
  var shown: Animation {
    let settings = manifest?.animations.first { $0.id == name }
    let loopMode: LottieLoopMode =
      settings?.bounces == true ? .autoReverse : settings?.loops == true ? .loop : .playOnce
    return Animation(
      animation: animation,
      configuration: DotLottieConfiguration(
        id: name ?? "",
        loopMode: loopMode,
        speed: settings?.speed ?? 1
      )
    )
  }

  /// Loads the file of a name in a folder, as ``LottieAnimation/named(_:in:subdirectory:animationCache:)``
  /// finds it.
  ///
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func named(
    _ name: String,
    in directory: String = ".",
    subdirectory: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> AnimationFile {
    let path = LottieAnimation.path(of: name, in: directory, subdirectory)
    return try await loadedFrom(filepath: path, dotLottieCache: dotLottieCache)
  }

  /// Loads the file of a name in a folder, which takes the place of a catalog of assets.
  ///
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func asset(
    named name: String,
    in directory: String = ".",
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> AnimationFile {
    try await named(name, in: directory, dotLottieCache: dotLottieCache)
  }

  /// Loads a file; `-` is standard input.
  ///
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func loadedFrom(
    filepath: String,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> AnimationFile {
    try await BlockingWork.run {
      try SynchronouslyBlockingCurrentThread.loadedFrom(
        filepath: filepath,
        dotLottieCache: dotLottieCache
      ).get()
    }
  }

  /// Loads a URL, its text or Foundation's `URL`: of the schemes `file:` and `data:`, and of `http:` and `https:` when
  /// `network` allows it.
  ///
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func loadedFrom(
    url: some CustomStringConvertible & Sendable,
    network: NetworkAccess = .none,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> AnimationFile {
    let text = url.description
    if let known = dotLottieCache?.file(forKey: text) { return known }
    let animation = try await LottieAnimation.load(url: text, network: network, animationCache: nil)
    guard let file = animation.file else { throw LoadError.noAnimation }
    dotLottieCache?.setFile(file, forKey: text)
    return file
  }

  /// Loads a file from memory; its name is that in the cache.
  ///
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func loadedFrom(
    data: some Sequence<UInt8>,
    filename: String,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> AnimationFile {
    let bytes = Array(data)
    return try await BlockingWork.run {
      try SynchronouslyBlockingCurrentThread.loadedFrom(
        data: bytes,
        filename: filename,
        dotLottieCache: dotLottieCache
      ).get()
    }
  }

  /// Loading that blocks.
  public enum SynchronouslyBlockingCurrentThread {
    /// Loads the file of a name in a folder.
    public static func named(
      _ name: String,
      in directory: String = ".",
      subdirectory: String? = nil,
      dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
    ) -> Result<AnimationFile, LoadError> {
      let path = LottieAnimation.path(of: name, in: directory, subdirectory)
      return loadedFrom(filepath: path, dotLottieCache: dotLottieCache)
    }

    /// Loads a file; `-` is standard input.
    public static func loadedFrom(
      filepath: String,
      dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
    ) -> Result<AnimationFile, LoadError> {
      cached(filepath, dotLottieCache) { () throws(LoadError) in
        try AnimationFile(path: filepath)
      }
    }

    /// Loads a file from memory; its name is that in the cache.
    public static func loadedFrom(
      data: some Sequence<UInt8>,
      filename: String,
      dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
    ) -> Result<AnimationFile, LoadError> {
      cached(filename, dotLottieCache) { () throws(LoadError) in
        try AnimationFile(bytes: Array(data))
      }
    }

    private static func cached(
      _ key: String,
      _ cache: (any DotLottieCacheProvider)?,
      _ load: () throws(LoadError) -> AnimationFile
    ) -> Result<AnimationFile, LoadError> {
      if let known = cache?.file(forKey: key) { return .success(known) }
      let loaded = Result(catching: load)
      if case .success(let file) = loaded { cache?.setFile(file, forKey: key) }
      return loaded
    }
  }
}
