/// The colors of an image that has at most 256 of them, in order of appearance, translucent first.
struct PNGPalette {
  private static let slotCount = 1024

  /// Premultiplied colors by hash, open addressing; a slot is free when its index is negative.
  private var keys = [UInt32](repeating: 0, count: slotCount)
  private var indices = [Int16](repeating: -1, count: slotCount)
  private var colors: [UInt32] = []

  /// Red, green and blue of every color, straight.
  var colorBytes: [UInt8] {
    colors.flatMap { color in
      let straight = straightened(color)
      return [0, 8, 16].map { UInt8(truncatingIfNeeded: straight >> $0) }
    }
  }

  /// Alpha of the colors up to the last translucent one; empty if all are opaque.
  var alphaBytes: [UInt8] {
    let count = (colors.lastIndex { $0 >> 24 < 255 } ?? -1) + 1
    return colors[..<count].map { UInt8($0 >> 24) }
  }

  /// Collects the colors of an image.
  ///
  /// - Returns: Whether a palette holds them; found out early if not.
  mutating func collect(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    for index in indices.indices { indices[index] = -1 }
    colors.removeAll(keepingCapacity: true)
    guard !pixels.isEmpty else { return false }
    var x = 0
    while x < pixels.count {
      guard add(pixels[x]) else { return false }
      x = pixels.endOfRun(from: x)
    }
    orderTranslucentFirst()
    return true
  }

  /// Writes the index of every pixel.
  ///
  /// - Precondition: The pixels were collected; `line` has one byte a pixel.
  func write(_ row: UnsafeBufferPointer<UInt32>, into line: UnsafeMutableBufferPointer<UInt8>) {
    precondition(line.count == row.count)
    guard let target = line.baseAddress else { return }
    var x = 0
    while x < row.count {
      let end = row.endOfRun(from: x)
      let value = UInt8(truncatingIfNeeded: indices[slot(of: row[x])])
      (target + x).update(repeating: value, count: end - x)
      x = end
    }
  }

  private mutating func add(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    guard indices[slot] < 0 else { return true }
    guard colors.count < 256 else { return false }
    keys[slot] = color
    indices[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The slot that holds a color, or the free one where it belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while indices[slot] >= 0, keys[slot] != color { slot = (slot + 1) % Self.slotCount }
    return slot
  }

  /// Puts translucent colors in front, so that the list of alphas is short.
  private mutating func orderTranslucentFirst() {
    let ordered = colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
    for (index, color) in ordered.enumerated() { indices[slot(of: color)] = Int16(index) }
    colors = ordered
  }
}
