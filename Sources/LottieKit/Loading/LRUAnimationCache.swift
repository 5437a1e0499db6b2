public import LottieModel
import OrderedCollections
import Synchronization

/// A cache of loaded animations.
public protocol AnimationCacheProvider: Sendable {
  /// The animation for a key.
  func animation(forKey key: String) -> LottieAnimation?
  /// Stores an animation.
  func setAnimation(_ animation: LottieAnimation, forKey key: String)
  /// Removes all animations.
  func clearCache()
}

/// Keeps the most recently used animations.
public final class LRUAnimationCache: AnimationCacheProvider {
  /// Maximum number of animations.
  public let cacheSize: Int
  /// In order of last use, the oldest first.
  private let entries = Mutex(OrderedDictionary<String, LottieAnimation>())

  /// An empty cache.
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

  /// Removes all animations.
  public func clearCache() {
    entries.withLock { $0.removeAll() }
  }
}
