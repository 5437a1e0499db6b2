/// Memory for layers and coverage, kept from one use to the next.
///
/// Buffers are handed out and taken back as a stack would, so that nested groups reuse those of their
/// neighbors. What is idle beyond ``idleLimit`` is given back.
struct BufferPool {
  private var idle: [UnsafeMutableRawBufferPointer] = []
  private var idleBytes = 0

  /// Maximum bytes kept for reuse.
  static let idleLimit = 12 << 20

  /// A buffer of at least a number of bytes, uninitialized, aligned for any type.
  mutating func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
    var best = -1
    for index in idle.indices where idle[index].count >= count {
      if best < 0 || idle[index].count < idle[best].count { best = index }
    }
    if best >= 0 {
      let buffer = idle.remove(at: best)
      idleBytes -= buffer.count
      return buffer
    }
    // None is large enough: give back the one that comes nearest, or sizes would pile up.
    if let largest = idle.indices.max(by: { idle[$0].count < idle[$1].count }), idle.count > 4 {
      idleBytes -= idle[largest].count
      idle.remove(at: largest).deallocate()
    }
    return .allocate(byteCount: max(64, (count + 4095) & ~4095), alignment: 64)
  }

  /// Returns a buffer to the pool.
  mutating func give(_ buffer: UnsafeMutableRawBufferPointer) {
    idle.append(buffer)
    idleBytes += buffer.count
    while idleBytes > Self.idleLimit || idle.count > 64, let oldest = idle.first {
      idleBytes -= oldest.count
      oldest.deallocate()
      idle.removeFirst()
    }
  }

  /// Gives everything back.
  mutating func drain() {
    for buffer in idle { buffer.deallocate() }
    idle.removeAll()
    idleBytes = 0
  }
}
