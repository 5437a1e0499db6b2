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

  /// Maximum number of animations kept; 0 or less keeps none.
  public let cacheSize: Int
  /// In order of last use, the oldest first.
  private let entries = Guarded(OrderedDictionary<String, LottieAnimation>())

  /// Creates an empty cache.
  ///
  /// - Parameter cacheSize: Maximum number of animations; less than 1 keeps none.
  public init(cacheSize: Int = 100) {
    self.cacheSize = cacheSize
  }

  /// The animation for a key; counts as a use.
  ///
  /// Linear in the number of animations.
  public func animation(forKey key: String) -> LottieAnimation? {
    entries.withLock { entries in
      guard let animation = entries.removeValue(forKey: key) else { return nil }
      entries[key] = animation
      return animation
    }
  }

  /// Stores an animation.
  ///
  /// Linear in the number of animations.
  public func setAnimation(_ animation: LottieAnimation, forKey key: String) {
    entries.withLock { entries in
      entries.removeValue(forKey: key)
      entries[key] = animation
      while entries.count > max(cacheSize, 0) { entries.removeFirst() }
    }
  }

  /// Forgets all animations, so that files are read again.
  public func clearCache() {
    entries.withLock { $0.removeAll() }
  }
}
