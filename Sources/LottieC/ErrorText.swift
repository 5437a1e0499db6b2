#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The text of the last failure, one for each thread.
enum ErrorText {
  private final class Box {
    let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }
  }

  /// The place where threads keep theirs; nil when the system has none left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let made = pthread_key_create(&key) { box in
      // Called when a thread ends.
      let pointer: UnsafeMutableRawPointer? = box
      if let pointer { Unmanaged<Box>.fromOpaque(pointer).release() }
    }
    return made == 0 ? key : nil
  }()

  /// Keeps a text for this thread.
  static func set(_ text: String) {
    guard let key else { return }
    let last = pthread_getspecific(key)
    let next = Unmanaged.passRetained(Box(text))
    guard pthread_setspecific(key, next.toOpaque()) == 0 else { return next.release() }
    if let last { Unmanaged<Box>.fromOpaque(last).release() }
  }

  /// The text of this thread.
  static var bytes: [UInt8] {
    guard let key, let box = pthread_getspecific(key) else { return [] }
    return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().bytes
  }
}
