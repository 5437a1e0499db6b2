internal import CProcess
internal import LottieScene
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Names of files that must not outlive the process, removed when a signal or a fault ends it.
///
/// A signal handler may not allocate or lock, so the names are in memory of fixed size that it can
/// read at any time: a slot is valid when its first byte is not 0, and that byte is written last.
enum TemporaryNames {
  private static let slotCount = 64
  private static let slotSize = 4096
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<CChar> = {
    let slots = UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * slotSize)
    slots.initialize(repeating: 0, count: slotCount * slotSize)
    return slots
  }()
  private static let lock = Guarded(false)

  /// Remembers a name; one too many, or one too long, is not remembered.
  static func add(_ path: String) {
    lock.withLock { isWatching in
      let bytes = Array(path.utf8CString)
      guard bytes.count <= slotSize, bytes.count > 1,
        let slot = (0..<slotCount).first(where: { slots[$0 * slotSize] == 0 })
      else { return }
      for index in bytes.indices.dropFirst() { slots[slot * slotSize + index] = bytes[index] }
      slots[slot * slotSize] = bytes[0]
      guard !isWatching else { return }
      isWatching = true
      c_process_at_fault { TemporaryNames.removeAll() }
      for number in [SIGINT, SIGTERM, SIGHUP] {
        signal(number) { number in
          TemporaryNames.removeAll()
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }

  /// Forgets a name.
  static func remove(_ path: String) {
    lock.withLock { _ in
      for slot in 0..<slotCount where strcmp(slots + slot * slotSize, path) == 0 {
        slots[slot * slotSize] = 0
      }
    }
  }

  fileprivate static func removeAll() {
    for slot in 0..<slotCount where slots[slot * slotSize] != 0 {
      unlink(slots + slot * slotSize)
    }
  }
}

/// The files that are being written.
package enum UnfinishedFiles {
  /// Removes them and ends the process at once, whatever other threads do.
  package static func end(status: Int32) -> Never {
    TemporaryNames.removeAll()
    _exit(status)
  }
}
