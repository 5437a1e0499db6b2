public import LottieModel

extension LottieAnimation {
  /// The default cache of animations loaded by name, path or URL.
  public static let sharedCache: any AnimationCacheProvider = LRUAnimationCache()

  private static let fileExtensions = ["json", "lot", "lottie", "tgs"]

  /// The animation of a name in a folder: `name.json`, `name.lot`, `name.lottie` or `name.tgs`, the
  /// first that exists; an extension that the name already has is ignored.
  ///
  /// - Throws: ``LoadError``.
  public static func named(
    _ name: String,
    in directory: String = ".",
    animationCache: (any AnimationCacheProvider)? = sharedCache
  ) throws(LoadError) -> LottieAnimation {
    var stem = name
    for fileExtension in fileExtensions where name.hasSuffix("." + fileExtension) {
      stem = String(name.dropLast(fileExtension.count + 1))
    }
    let paths = fileExtensions.map { "\(directory)/\(stem).\($0)" }
    return try filepath(paths.first(where: InputFile.isRegular) ?? paths[0], animationCache)
  }

  /// The animation of a file.
  ///
  /// - Throws: ``LoadError``.
  public static func filepath(
    _ path: String,
    animationCache: (any AnimationCacheProvider)? = sharedCache
  ) throws(LoadError) -> LottieAnimation {
    try filepath(path, animationCache)
  }

  /// The animation in a file's bytes.
  ///
  /// - Throws: ``LoadError``.
  public static func data(_ bytes: [UInt8]) throws(LoadError) -> LottieAnimation {
    try AnimationFile(bytes: bytes).animation
  }

  /// The animation at a URL: of the schemes `file:` and `data:`, and of `http:` and `https:` when
  /// `allowsNetwork` is set.
  ///
  /// - Throws: ``LoadError``.
  public static func url(
    _ url: String,
    allowsNetwork: Bool = false,
    animationCache: (any AnimationCacheProvider)? = sharedCache
  ) throws(LoadError) -> LottieAnimation {
    try cached(url, animationCache) { () throws(LoadError) in
      try AnimationFile(url: url, allowsNetwork: allowsNetwork).animation
    }
  }

  private static func filepath(
    _ path: String,
    _ cache: (any AnimationCacheProvider)?
  ) throws(LoadError) -> LottieAnimation {
    try cached(path, cache) { () throws(LoadError) in try AnimationFile(path: path).animation }
  }

  private static func cached(
    _ key: String,
    _ cache: (any AnimationCacheProvider)?,
    _ load: () throws(LoadError) -> LottieAnimation
  ) throws(LoadError) -> LottieAnimation {
    if let known = cache?.animation(forKey: key) { return known }
    let animation = try load()
    cache?.setAnimation(animation, forKey: key)
    return animation
  }
}
