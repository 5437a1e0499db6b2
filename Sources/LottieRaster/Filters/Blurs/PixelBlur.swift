// The blur of coverage (BoxBlur), for pixels: premultiplied, in sRGB. Two rows, then two columns are
// done at once, four components of each side by side.

import LottieScene

/// Blurs pixels.
enum PixelBlur {
  private typealias Lines = BoxBlur.Lines

  /// Bytes that it takes besides both surfaces, of the boxes given.
  static func bytes(_ source: PixelBox, _ result: PixelBox) -> Int {
    let lines = 2 * (max(source.width, source.height) + 1)
    let middle = (result.width + 1) * (source.height + 1)
    return lines * MemoryLayout<Lines>.stride + middle * MemoryLayout<SIMD4<UInt16>>.stride
  }

  /// Blurs a surface into another whose box lies inside, as far from its edges as the blur reaches.
  static func blur(
    _ source: Surface,
    _ horizontal: BoxBlur,
    _ vertical: BoxBlur,
    into result: Surface,
    _ pool: inout BufferPool
  ) {
    let (width, rows) = (result.box.width, source.box.height)
    let length = max(source.box.width, rows) + 1
    let memory = pool.take(length * 2 * MemoryLayout<Lines>.stride)
    // The transposed result, blurred along the rows.
    let middle = pool.take((width + 1) * (rows + 1) * MemoryLayout<SIMD4<UInt16>>.stride)
    defer {
      pool.give(middle)
      pool.give(memory)
    }
    guard let lines = memory.bindMemory(to: Lines.self).baseAddress,
      let columns = middle.bindMemory(to: SIMD4<UInt16>.self).baseAddress
    else { return }
    blurRows(source, horizontal, result.box, into: columns, rows + 1, lines, lines + length)
    blurColumns(columns, rows + 1, source.box, vertical, into: result, lines, lines + length)
  }

  private static func blurRows(
    _ source: Surface,
    _ blur: BoxBlur,
    _ box: PixelBox,
    into columns: UnsafeMutablePointer<SIMD4<UInt16>>,
    _ pitch: Int,
    _ a: UnsafeMutablePointer<Lines>,
    _ b: UnsafeMutablePointer<Lines>
  ) {
    let (count, rows) = (source.box.width, source.box.height)
    for y in stride(from: 0, to: rows, by: 2) {
      let first = source.address(source.box.minX, source.box.minY + y)
      let step = y + 1 < rows ? source.stride : 0
      for x in 0..<count { a[x] = spread(first[x], first[step &+ x]) * 16 }
      let done = blur.apply(a, b, count: count) + (box.minX - source.box.minX)
      for x in 0..<box.width {
        let words = BoxBlur.whole(done[x])
        columns[x &* pitch &+ y] = words.lowHalf
        columns[x &* pitch &+ y &+ 1] = words.highHalf
      }
    }
  }

  private static func blurColumns(
    _ columns: UnsafeMutablePointer<SIMD4<UInt16>>,
    _ pitch: Int,
    _ box: PixelBox,
    _ blur: BoxBlur,
    into result: Surface,
    _ a: UnsafeMutablePointer<Lines>,
    _ b: UnsafeMutablePointer<Lines>
  ) {
    let width = result.box.width
    for x in stride(from: 0, to: width, by: 2) {
      let first = columns + x * pitch
      let step = x + 1 < width ? pitch : 0
      for y in 0..<box.height {
        let words = SIMD8<UInt16>(lowHalf: first[y], highHalf: first[step &+ y])
        a[y] = floats(SIMD8(truncatingIfNeeded: words))
      }
      let done = blur.apply(a, b, count: box.height) + (result.box.minY - box.minY)
      for y in 0..<result.box.height {
        let bytes = SIMD8<UInt8>(truncatingIfNeeded: BoxBlur.whole(done[y] * (1 / 16)))
        let target = result.address(result.box.minX &+ x, result.box.minY &+ y)
        target[0] = unsafeBitCast(bytes.lowHalf, to: UInt32.self)
        if step > 0 { target[1] = unsafeBitCast(bytes.highHalf, to: UInt32.self) }
      }
    }
  }

  /// The components of two pixels.
  @inline(__always)
  private static func spread(_ p: UInt32, _ q: UInt32) -> Lines {
    let bytes = SIMD8<UInt8>(
      lowHalf: unsafeBitCast(p, to: SIMD4<UInt8>.self),
      highHalf: unsafeBitCast(q, to: SIMD4<UInt8>.self)
    )
    return floats(SIMD8(truncatingIfNeeded: bytes))
  }

  /// Whole numbers below 2²³ as floats.
  @inline(__always)
  private static func floats(_ words: SIMD8<UInt32>) -> Lines {
    unsafeBitCast(words | SIMD8(repeating: 0x4b00_0000), to: Lines.self) - 8_388_608
  }
}
