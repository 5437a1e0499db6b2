/// Memory for layers and coverage, kept from one use to the next.
///
/// Buffers are handed out and taken back as a stack would, so that nested groups reuse those of their
/// neighbors: pieces of a reserve while it lasts, then memory of their own. Idle memory of that kind beyond
/// ``idleLimit`` is given back.
struct BufferPool {
  private let reserve: UnsafeMutableRawBufferPointer
  /// The pieces of the reserve up to the last one in use.
  private var pieces: [(end: Int, isIdle: Bool)] = []
  private var idle: [UnsafeMutableRawBufferPointer] = []
  private var idleBytes = 0
  /// Bytes handed out now.
  private var used = 0
  /// The most bytes that were handed out at the same time.
  private(set) var peak = 0

  /// Maximum bytes kept for reuse, the reserve apart.
  static let idleLimit = 12 << 20

  /// Creates a pool; it does not own the reserve, which is aligned for any type.
  init(reserve: UnsafeMutableRawBufferPointer = .init(start: nil, count: 0)) {
    self.reserve = reserve
  }

  /// A buffer of at least a number of bytes, uninitialized, aligned for any type.
  mutating func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let buffer = find(count)
    used += buffer.count
    peak = max(peak, used)
    return buffer
  }

  private mutating func find(_ count: Int) -> UnsafeMutableRawBufferPointer {
    let start = pieces.last?.end ?? 0
    if count <= reserve.count - start {
      let end = min(reserve.count, (start + max(count, 1) + 63) & ~63)
      pieces.append((end, false))
      return UnsafeMutableRawBufferPointer(rebasing: reserve[start..<end])
    }
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
    return CanvasMemory.allocate(max(64, (count + 4095) & ~4095))
  }

  /// Returns a buffer to the pool.
  mutating func give(_ buffer: UnsafeMutableRawBufferPointer) {
    used -= buffer.count
    if let start = reserve.baseAddress, let address = buffer.baseAddress,
      address >= start, address < start + reserve.count
    {
      let end = address - start + buffer.count
      if let piece = pieces.lastIndex(where: { $0.end == end }) { pieces[piece].isIdle = true }
      while pieces.last?.isIdle == true { pieces.removeLast() }
      return
    }
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
