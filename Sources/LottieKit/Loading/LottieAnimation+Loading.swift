public import LottieModel

/// Every way of loading keeps what came with the animation: its ``file``, images, fonts and themes.
extension LottieAnimation {
  private static let fileExtensions = ["json", "lot", "lottie", "tgs"]

  /// The file of a name in a folder; if there is none, the first that was looked for.
  static func path(of name: String, in directory: String, _ subdirectory: String?) -> String {
    var stem = name
    for fileExtension in fileExtensions where name.hasSuffix("." + fileExtension) {
      stem = String(name.dropLast(fileExtension.count + 1))
    }
    let folder = directory + (subdirectory.map { "/" + $0 } ?? "")
    let paths = fileExtensions.map { "\(folder)/\(stem).\($0)" }
    return paths.first(where: InputFile.isRegular) ?? paths[0]
  }

  /// The animation of a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - choice: The animation and theme of a container, and values of slots.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``.
  /// - Throws: ``LoadError``.
  public static func file(
    _ path: String,
    choice: AnimationFile.Choice = AnimationFile.Choice(),
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) throws(LoadError) -> LottieAnimation {
    try cached(path, choice, animationCache) { () throws(LoadError) in
      try AnimationFile(path: path, choice: choice).animation
    }
  }

  /// The animation in a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: JSON text, a `.lottie` container or a `.tgs` file.
  ///   - choice: The animation and theme of a container, and values of slots.
  /// - Returns: The animation, with its ``file``.
  /// - Throws: ``LoadError``.
  public static func data(
    _ bytes: [UInt8],
    choice: AnimationFile.Choice = AnimationFile.Choice()
  ) throws(LoadError) -> LottieAnimation {
    try AnimationFile(bytes: bytes, choice: choice).animation
  }

  /// The animation at a URL: of the schemes `file:` and `data:`, and of `http:` and `https:` when
  /// `network` allows it.
  ///
  /// Blocks until the file or the network is read; in asynchronous code use ``load(url:choice:network:animationCache:)``.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - choice: The animation and theme of a container, and values of slots.
  ///   - network: The part of the network that may be read, with the program `curl`.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``.
  /// - Throws: ``LoadError``.
  public static func url(
    _ url: String,
    choice: AnimationFile.Choice = AnimationFile.Choice(),
    network: NetworkAccess = .none,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) throws(LoadError) -> LottieAnimation {
    try cached(url, choice, animationCache) { () throws(LoadError) in
      try AnimationFile(url: url, choice: choice, network: network).animation
    }
  }

  private static func cached(
    _ place: String,
    _ choice: AnimationFile.Choice,
    _ cache: (any AnimationCacheProvider)?,
    _ load: () throws(LoadError) -> LottieAnimation
  ) throws(LoadError) -> LottieAnimation {
    // Values of slots may be many: what has some is not kept.
    guard let cache, choice.slots == nil else { return try load() }
    let key = key(place, choice)
    if let known = cache.animation(forKey: key) { return known }
    let animation = try load()
    cache.setAnimation(animation, forKey: key)
    return animation
  }

  /// The key of what is loaded in a cache: the path or URL, and what of a container was chosen.
  static func key(_ place: String, _ choice: AnimationFile.Choice) -> String {
    let chosen = [("animation", choice.animation), ("theme", choice.theme)].compactMap {
      name,
      value in
      value.map { "\(name)=\($0)" }
    }
    return place + (chosen.isEmpty ? "" : "\u{0}" + chosen.joined(separator: "\u{0}"))
  }
}

/// Loading that does not block: files are read and decoded on threads of their own.
extension LottieAnimation {
  /// The animation at a URL, without blocking the calling thread.
  ///
  /// A cancelled task continues at once; the transfer is aborted.
  ///
  /// - Parameters:
  ///   - url: Scheme `file:` or `data:`, or `http:` or `https:` if `network` allows it.
  ///   - choice: The animation and theme of a container, and values of slots.
  ///   - network: The part of the network that may be read, with the program `curl`.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``.
  /// - Throws: ``LoadError``, or `CancellationError`.
  public static func load(
    url: String,
    choice: AnimationFile.Choice = AnimationFile.Choice(),
    network: NetworkAccess = .none,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async throws -> LottieAnimation {
    let cache = choice.slots == nil ? animationCache : nil
    let key = key(url, choice)
    if let known = cache?.animation(forKey: key) { return known }
    let animation: LottieAnimation
    if network != .none, AnimationURL.isOnNetwork(url) {
      let transfer = await NetworkFile.fetch(url, network)
      try Task.checkCancellation()
      let bytes = try transfer.get()
      animation = try await BlockingWork.run {
        try AnimationFile(bytes: bytes, choice: choice).animation
      }
    } else {
      animation = try await BlockingWork.run {
        try AnimationFile(url: url, choice: choice).animation
      }
    }
    cache?.setAnimation(animation, forKey: key)
    return animation
  }

  /// The animation of a file, without blocking the calling thread.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - choice: The animation and theme of a container, and values of slots.
  ///   - animationCache: The cache to search and to store it in; nil for none.
  /// - Returns: The animation, with its ``file``.
  /// - Throws: ``LoadError``, or `CancellationError` at once when the task is cancelled.
  public static func load(
    file path: String,
    choice: AnimationFile.Choice = AnimationFile.Choice(),
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async throws -> LottieAnimation {
    try await BlockingWork.run {
      try LottieAnimation.file(path, choice: choice, animationCache: animationCache)
    }
  }
}
