#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Zeroed memory for the pixels of a frame, and for what is drawn beside them.
///
/// On Linux it comes in pages of 2 MiB where the system has them: the first touch of such a page
/// takes about 40 µs, those of the 512 small ones it stands for 700 µs (measured in a virtual machine).
struct CanvasMemory {
  let start: UnsafeMutableRawPointer
  let count: Int
  private let isMapped: Bool

  #if os(Linux)
    private static let largePage = 2 << 20
    /// Bytes from which a large page pays.
    private static let smallestMapping = 512 << 10

    private static func mapped(_ count: Int) -> (UnsafeMutableRawPointer, Int)? {
      let whole = (count + largePage - 1) & ~(largePage - 1)
      let (access, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS))
      guard let start = mmap(nil, whole + largePage, access, kind, -1, 0),
        start != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      // Cut to the boundaries of large pages.
      let skipped = -Int(bitPattern: start) & (largePage - 1)
      if skipped > 0 { munmap(start, skipped) }
      munmap(start + skipped + whole, largePage - skipped)
      madvise(start + skipped, whole, MADV_HUGEPAGE)
      return (start + skipped, whole)
    }
  #endif

  /// Memory of at least a number of bytes, aligned for any type.
  init(_ count: Int) {
    #if os(Linux)
      if count >= Self.smallestMapping, let mapped = Self.mapped(count) {
        (start, self.count) = mapped
        isMapped = true
        return
      }
    #endif
    let memory: UnsafeMutablePointer<UInt8> = ZeroedMemory.allocate(count)
    start = UnsafeMutableRawPointer(memory)
    self.count = count
    isMapped = false
  }

  func deallocate() {
    if isMapped {
      munmap(start, count)
    } else {
      ZeroedMemory.deallocate(start.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// What lies behind the first bytes.
  func rest(after bytes: Int) -> UnsafeMutableRawBufferPointer {
    let used = min((bytes + 63) & ~63, count)
    return UnsafeMutableRawBufferPointer(start: start + used, count: count - used)
  }
}
