// GIF's LZW, codes of growing size, lowest bits first, in blocks of up to 255 bytes:
// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>, appendix F.

/// Packs palette indices with GIF's LZW; reuses its tables from image to image.
struct LZWPacker {
  /// At most 4096 strings are in it: it is half full, and lies in the processor's first cache.
  private static let tableSize = 1 << 13
  private static let largestCode = 4095

  /// A string's code by its prefix and last index: key in the upper bits, code in the lower ones.
  private var table = [UInt32](repeating: 0, count: tableSize)
  /// The code of a string followed by its last index again, 0 for none: runs need no search.
  private var longer = [UInt16](repeating: 0, count: largestCode + 1)
  private var stream: [UInt8] = []

  /// The image's data: the code size, blocks, an empty block.
  ///
  /// - Precondition: Every index is below `1 << codeSize`, and `codeSize` is in 2…8.
  mutating func pack(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
    // A code of at most 12 bits an index, and one for every full table.
    let maximum = (indices.count + indices.count / 2048 + 4) * 3 / 2 + 16
    if stream.count < maximum { stream = Array(repeating: 0, count: maximum) }
    let length = indices.withUnsafeBufferPointer { indices in
      stream.withUnsafeMutableBytes { stream in
        table.withUnsafeMutableBufferPointer { table in
          longer.withUnsafeMutableBufferPointer { longer in
            var writer = BitWriter(stream)
            Self.pack(indices, codeSize: codeSize, table, longer, &writer)
            return writer.finish()
          }
        }
      }
    }
    return blocks(codeSize, length)
  }

  private static func pack(
    _ indices: UnsafeBufferPointer<UInt8>,
    codeSize: Int,
    _ table: UnsafeMutableBufferPointer<UInt32>,
    _ longer: UnsafeMutableBufferPointer<UInt16>,
    _ writer: inout BitWriter
  ) {
    let clear = 1 << codeSize
    var width = codeSize + 1
    var next = clear + 2
    table.update(repeating: 0)
    longer.update(repeating: 0)
    writer.put(clear, width)
    if var last = indices.first {
      var prefix = Int(last)
      for index in indices.dropFirst() {
        let isRun = index == last
        let key = UInt32(prefix << 8 | Int(index)) + 1
        let slot = isRun ? 0 : slot(of: key, table)
        let known = isRun ? Int(longer[prefix]) : Int(table[slot] & 0xFFF)
        last = index
        if known != 0 {
          prefix = known
          continue
        }
        writer.put(prefix, width)
        if next <= largestCode {
          if isRun { longer[prefix] = UInt16(next) } else { table[slot] = key << 12 | UInt32(next) }
          if next == 1 << width, width < 12 { width += 1 }
          next += 1
        } else {
          writer.put(clear, width)
          table.update(repeating: 0)
          longer.update(repeating: 0)
          (width, next) = (codeSize + 1, clear + 2)
        }
        prefix = Int(index)
      }
      writer.put(prefix, width)
      if next == 1 << width, width < 12 { width += 1 }
    }
    writer.put(clear + 1, width)
  }

  /// The slot of a string, or the free one where it would be.
  @inline(__always)
  private static func slot(of key: UInt32, _ table: UnsafeMutableBufferPointer<UInt32>) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 19)
    while table[slot] != 0, table[slot] >> 12 != key { slot = (slot + 1) & (tableSize - 1) }
    return slot
  }

  private func blocks(_ codeSize: Int, _ length: Int) -> [UInt8] {
    var data: [UInt8] = [UInt8(codeSize)]
    data.reserveCapacity(length + length / 255 + 3)
    for start in stride(from: 0, to: length, by: 255) {
      let end = min(start + 255, length)
      data.append(UInt8(end - start))
      data += stream[start..<end]
    }
    data.append(0)
    return data
  }
}

/// Appends codes, lowest bits first.
private struct BitWriter {
  private let stream: UnsafeMutableRawBufferPointer
  private var offset = 0
  private var bits: UInt64 = 0
  private var count = 0

  init(_ stream: UnsafeMutableRawBufferPointer) { self.stream = stream }

  @inline(__always)
  mutating func put(_ code: Int, _ width: Int) {
    bits |= UInt64(code) << UInt64(count)
    count += width
    guard count >= 32 else { return }
    stream.storeBytes(
      of: UInt32(truncatingIfNeeded: bits).littleEndian,
      toByteOffset: offset,
      as: UInt32.self
    )
    offset += 4
    bits >>= 32
    count -= 32
  }

  /// Writes what is left; the number of bytes in all.
  mutating func finish() -> Int {
    while count > 0 {
      stream[offset] = UInt8(truncatingIfNeeded: bits)
      offset += 1
      bits >>= 8
      count -= 8
    }
    return offset
  }
}
