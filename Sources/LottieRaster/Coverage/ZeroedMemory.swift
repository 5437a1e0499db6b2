#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory that starts as zeros, for values that are zero when their bits are.
///
/// Large pieces are fresh pages of the system, which are zeros already and allocated at their first touch.
enum ZeroedMemory {
  /// Memory for at least one value; give it back with ``deallocate(_:)``.
  static func allocate<Value: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Value> {
    let bytes = max(1, count) * MemoryLayout<Value>.stride
    guard let memory = calloc(1, bytes) else {
      // Fails as all memory of Swift does; if it does not, it is a second try.
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      memset(memory, 0, bytes)
      return memory.bindMemory(to: Value.self, capacity: max(1, count))
    }
    return memory.bindMemory(to: Value.self, capacity: max(1, count))
  }

  static func deallocate<Value>(_ memory: UnsafeMutablePointer<Value>) { free(memory) }
}
