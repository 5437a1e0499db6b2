#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Zeroed memory for the pixels of a frame, and for what is drawn beside them.
///
/// On Linux it asks for pages of 2 MiB: the first touch of one takes about 100 µs, those of the 512
/// small pages it replaces 700 µs (measured in a virtual machine).
struct CanvasMemory {
  private let start: UnsafeMutableRawPointer
  private let count: Int
  private let isMapped: Bool
  private var used: Int

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
      // Written now, before anything is read: a page that is read first is faulted in twice, at first as
      // the shared page of zeros.
      for page in stride(from: skipped, to: skipped + count, by: largePage) {
        start.storeBytes(of: 0, toByteOffset: page, as: UInt8.self)
      }
      return (start + skipped, whole)
    }
  #endif

  /// Allocates memory for at least a number of pixels.
  init(pixels: Int) {
    let bytes = max(1, pixels) * 4
    used = (bytes + 63) & ~63
    #if os(Linux)
      if bytes >= Self.smallestMapping, let mapped = Self.mapped(bytes) {
        (start, count) = mapped
        isMapped = true
        return
      }
    #endif
    let memory: UnsafeMutablePointer<UInt8> = ZeroedMemory.allocate(used)
    start = UnsafeMutableRawPointer(memory)
    count = used
    isMapped = false
  }

  func deallocate() {
    if isMapped {
      munmap(start, count)
    } else {
      ZeroedMemory.deallocate(start.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Uninitialized memory for a layer, in large pages as far as it fills them.
  static func allocate(_ bytes: Int) -> UnsafeMutableRawBufferPointer {
    #if os(Linux)
      if bytes >= largePage {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: largePage)
        madvise(buffer.baseAddress, bytes, MADV_HUGEPAGE)
        return buffer
      }
    #endif
    return .allocate(byteCount: bytes, alignment: 64)
  }

  /// The first pixel.
  var pixels: UnsafeMutablePointer<UInt32> {
    start.bindMemory(to: UInt32.self, capacity: count / 4)
  }

  /// The next bytes, aligned for any type; nil when there are not enough.
  mutating func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard bytes <= count - used else { return nil }
    defer { used = min(count, (used + bytes + 63) & ~63) }
    return start + used
  }

  /// The unused part.
  var rest: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start + used, count: count - used)
  }
}
