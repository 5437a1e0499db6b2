// GIF's LZW, codes of growing size, lowest bits first, in blocks of up to 255 bytes:
// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F.

/// Packs palette places as GIF pictures want them; keeps its table from one to the next.
struct LZWPacker {
  private static let tableSize = 1 << 14
  private static let largestCode = 4095

  /// A string's code by its prefix and last place: key in the upper, code in the lower half.
  private var table = [UInt32](repeating: 0, count: tableSize)
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The picture's data: the code size, blocks, an empty block.
  ///
  /// - Precondition: Every place is below `1 << codeSize`, and `codeSize` is in 2…8.
  mutating func pack(_ places: [UInt8], codeSize: Int) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    (bits, bitCount) = (0, 0)
    let clear = 1 << codeSize
    var width = codeSize + 1
    var next = clear + 2
    reset()
    put(clear, width)
    places.withUnsafeBufferPointer { places in
      guard var prefix = places.first.map(Int.init) else { return }
      for place in places.dropFirst() {
        let key = UInt32(prefix << 8 | Int(place)) + 1
        let slot = slot(of: key)
        if table[slot] >> 12 == key {
          prefix = Int(table[slot] & 0xFFF)
          continue
        }
        put(prefix, width)
        prefix = Int(place)
        if next <= Self.largestCode {
          table[slot] = key << 12 | UInt32(next)
          if next == 1 << width, width < 12 { width += 1 }
          next += 1
        } else {
          put(clear, width)
          reset()
          (width, next) = (codeSize + 1, clear + 2)
        }
      }
      put(prefix, width)
      if next == 1 << width, width < 12 { width += 1 }
    }
    put(clear + 1, width)
    if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
    return blocks(codeSize)
  }

  private mutating func reset() {
    table.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while table[slot] != 0, table[slot] >> 12 != key { slot = (slot + 1) & (Self.tableSize - 1) }
    return slot
  }

  private mutating func put(_ code: Int, _ width: Int) {
    bits |= UInt64(code) << UInt64(bitCount)
    bitCount += width
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private func blocks(_ codeSize: Int) -> [UInt8] {
    var data: [UInt8] = [UInt8(codeSize)]
    data.reserveCapacity(output.count + output.count / 255 + 3)
    var start = 0
    while start < output.count {
      let end = min(start + 255, output.count)
      data.append(UInt8(end - start))
      data += output[start..<end]
      start = end
    }
    data.append(0)
    return data
  }
}
