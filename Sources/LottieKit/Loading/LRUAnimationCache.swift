public import LottieModel
import LottieScene
import OrderedCollections
import Synchronization

/// Keeps animations that have been loaded, by key; used by any thread.
public protocol AnimationCacheProvider: Sendable {
  /// The animation kept under a key, such as a path or URL; nil when there is none.
  func animation(forKey key: String) -> LottieAnimation?
  /// Keeps an animation, in place of one of the same key; it may be dropped at any time.
  func setAnimation(_ animation: LottieAnimation, forKey key: String)
  /// Forgets all animations, so that files are read again.
  func clearCache()
}

/// Keeps the most recently used animations.
public final class LRUAnimationCache: AnimationCacheProvider {
  /// The cache that loading uses when no other is given.
  public static let sharedCache = LRUAnimationCache()

  private let recent: RecentlyUsed<LottieAnimation>

  /// Creates an empty cache.
  ///
  /// - Parameter cacheSize: Maximum number of animations; less than 1 keeps none.
  public init(cacheSize: Int = 100) {
    recent = RecentlyUsed(limit: cacheSize)
  }

  /// Maximum number of animations kept; less than 1 keeps none.
  public var cacheSize: Int {
    get { recent.limit }
    set { recent.limit = newValue }
  }

  /// The animation for a key; counts as a use.
  ///
  /// Linear in the number of animations.
  public func animation(forKey key: String) -> LottieAnimation? { recent.value(forKey: key) }

  /// Stores an animation.
  ///
  /// Linear in the number of animations.
  public func setAnimation(_ animation: LottieAnimation, forKey key: String) {
    recent.set(animation, forKey: key)
  }

  /// Forgets all animations, so that files are read again.
  public func clearCache() { recent.clear() }
}

/// Keeps files that have been loaded, by key; used by any thread.
public protocol DotLottieCacheProvider: Sendable {
  /// The file kept under a key, such as a path or URL; nil when there is none.
  func file(forKey key: String) -> AnimationFile?
  /// Keeps a file, in place of one of the same key; it may be dropped at any time.
  func setFile(_ file: AnimationFile, forKey key: String)
  /// Forgets all files, so that they are read again.
  func clearCache()
}

/// Keeps the most recently used files.
public final class DotLottieCache: DotLottieCacheProvider {
  /// The cache that loading uses when no other is given.
  public static let sharedCache = DotLottieCache()

  private let recent = RecentlyUsed<AnimationFile>(limit: 100)

  /// Creates an empty cache of 100 files.
  public init() {}

  /// Maximum number of files kept; less than 1 keeps none.
  public var cacheSize: Int {
    get { recent.limit }
    set { recent.limit = newValue }
  }

  /// The file for a key; counts as a use.
  ///
  /// Linear in the number of files.
  public func file(forKey key: String) -> AnimationFile? { recent.value(forKey: key) }

  /// Stores a file.
  ///
  /// Linear in the number of files.
  public func setFile(_ file: AnimationFile, forKey key: String) { recent.set(file, forKey: key) }

  /// Forgets all files, so that they are read again.
  public func clearCache() { recent.clear() }
}

/// The most recently used values, by key.
private final class RecentlyUsed<Value: Sendable>: Sendable {
  private struct State {
    var limit: Int
    /// In order of last use, the oldest first.
    var entries = OrderedDictionary<String, Value>()

    mutating func trim() {
      while entries.count > max(limit, 0) { entries.removeFirst() }
    }
  }

  private let state: Guarded<State>

  init(limit: Int) { state = Guarded(State(limit: limit)) }

  var limit: Int {
    get { state.withLock { $0.limit } }
    set {
      state.withLock { state in
        state.limit = newValue
        state.trim()
      }
    }
  }

  func value(forKey key: String) -> Value? {
    state.withLock { state in
      guard let value = state.entries.removeValue(forKey: key) else { return nil }
      state.entries[key] = value
      return value
    }
  }

  func set(_ value: Value, forKey key: String) {
    state.withLock { state in
      state.entries.removeValue(forKey: key)
      state.entries[key] = value
      state.trim()
    }
  }

  func clear() { state.withLock { $0.entries.removeAll() } }
}
