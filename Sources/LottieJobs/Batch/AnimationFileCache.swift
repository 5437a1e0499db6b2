import LottieKit
import Synchronization

/// Animations that were loaded for earlier tasks, with their decoded images and opened fonts.
///
/// An animation is loaded anew when its file, or a file that it names, has changed. Beyond the limits the
/// least recently used animation is removed first.
package final class AnimationFileCache: Sendable {
  /// The key of an animation: its file and the choices made when loading it.
  struct Key: Hashable {
    var path: String
    var animation: String?
    var theme: String?
    /// The file of values for slots.
    var slots: String?
  }

  private struct Entry {
    let file: AnimationFile
    /// The file of the animation and that of its slots, as they were.
    let states: [FileState]
    /// The files it names, as they were when they were read.
    var assets: [String: FileState] = [:]
    /// Its bytes of memory when it was last used: images are decoded as they are needed.
    var bytes = 0
  }

  private struct State {
    var entries: OrderedDictionary<Key, Entry> = [:]
    /// Sum of the bytes of all entries.
    var bytes = 0
  }

  private let state = Guarded(State())
  private let maximumCount: Int
  private let maximumBytes: Int

  static let standardCount = 256
  static let standardBytes = 256 << 20

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - maximumCount: Maximum number of animations kept.
  ///   - maximumBytes: Maximum bytes of all of them together, about.
  init(maximumCount: Int = standardCount, maximumBytes: Int = standardBytes) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The animation of a file, loaded now or before.
  ///
  /// - Parameters:
  ///   - key: Which.
  ///   - load: Loads it.
  /// - Returns: The animation.
  /// - Throws: The error that `load` throws.
  func file(_ key: Key, load: () throws -> AnimationFile) throws -> AnimationFile {
    let states = ([key.path] + [key.slots].compactMap(\.self)).map { FileState($0) }
    if let known = state.withLock({ $0.entries[key] }),
      known.states == states, known.assets.allSatisfy({ $1 == FileState($0) })
    {
      keep(known, as: key)
      return known.file
    }
    let file = try load()
    keep(Entry(file: file, states: states), as: key)
    return file
  }

  private func keep(_ entry: Entry, as key: Key) {
    var entry = entry
    entry.assets.merge(entry.file.assetFiles) { old, _ in old }
    entry.bytes = entry.file.keptBytes
    state.withLock { state in
      if let old = state.entries.removeValue(forKey: key) { state.bytes -= old.bytes }
      guard entry.bytes <= maximumBytes / 4 else { return }
      state.entries[key] = entry
      state.bytes += entry.bytes
      while state.entries.count > maximumCount || state.bytes > maximumBytes,
        state.entries.count > 1
      {
        state.bytes -= state.entries.removeFirst().value.bytes
      }
    }
  }
}
