import LottieScene

/// Smaller copies of an image, each half as wide and high as the previous one.
///
/// Pairs are averaged; where the size is odd, three pixels are weighted 1 : 2 : 1, as Skia does.
final class MipLevels {
  private(set) weak var image: ImageResource?
  private(set) var levels: [Pixmap] = []

  init(_ image: ImageResource) {
    self.image = image
  }

  /// A copy; level 1 is half the size.
  func level(_ index: Int, of image: ImageResource) -> Pixmap {
    while levels.count < index {
      let last = levels.last ?? image.pixmap
      guard last.width > 1 || last.height > 1 else { break }
      levels.append(Self.halved(last))
    }
    return levels.isEmpty ? image.pixmap : levels[min(index, levels.count) - 1]
  }

  private static func halved(_ source: Pixmap) -> Pixmap {
    let (width, height) = (max(1, source.width / 2), max(1, source.height / 2))
    var result = Pixmap(width: width, height: height)
    let columns = weights(source.width)
    let rows = weights(source.height)
    // A power of two, at most 16.
    let total = UInt32(columns.reduce(0, +) * rows.reduce(0, +))
    let halves = (total / 2) &* 0x0001_0001
    let shift = UInt32(total.trailingZeroBitCount)
    source.pixels.withUnsafeBufferPointer { input in
      result.pixels.withUnsafeMutableBufferPointer { output in
        for y in 0..<height {
          let done = quads(
            input,
            source,
            y,
            columns,
            rows,
            into: output,
            from: y * width,
            count: width
          )
          for x in done..<width {
            // Red and blue, green and alpha in 16 bits each.
            var (even, odd) = (halves, halves)
            for j in rows.indices {
              let start = (2 &* y &+ j) &* source.width &+ 2 &* x
              for i in columns.indices {
                let pixel = input[start &+ i]
                let weight = UInt32(truncatingIfNeeded: columns[i] &* rows[j])
                even &+= (pixel & 0x00ff_00ff) &* weight
                odd &+= ((pixel &>> 8) & 0x00ff_00ff) &* weight
              }
            }
            output[y &* width &+ x] =
              ((even &>> shift) & 0x00ff_00ff) | (((odd &>> shift) & 0x00ff_00ff) &<< 8)
          }
        }
      }
    }
    return result
  }

  /// Averages pixels of a row four at a time, as far as all that they are made of lies in it.
  ///
  /// - Returns: Their number.
  private static func quads(
    _ input: UnsafeBufferPointer<UInt32>,
    _ source: Pixmap,
    _ y: Int,
    _ columns: [Int],
    _ rows: [Int],
    into output: UnsafeMutableBufferPointer<UInt32>,
    from first: Int,
    count: Int
  ) -> Int {
    guard columns.count > 1, let base = input.baseAddress, let target = output.baseAddress else {
      return 0
    }
    let low = SIMD8<UInt32>(repeating: 0x00ff_00ff)
    let total = UInt32(truncatingIfNeeded: columns.reduce(0, +) * rows.reduce(0, +))
    let halves = SIMD4<UInt32>(repeating: (total / 2) &* 0x0001_0001)
    let shift = SIMD4<UInt32>(repeating: UInt32(total.trailingZeroBitCount))
    let middle = SIMD4(repeating: UInt32(truncatingIfNeeded: columns[1]))
    let hasThird = columns.count > 2
    var x = 0
    while x + 4 <= count, 2 * x + 9 <= source.width || !hasThird {
      var (even, odd) = (halves, halves)
      for j in rows.indices {
        let start = UnsafeRawPointer(base + ((2 &* y &+ j) &* source.width &+ 2 &* x))
        let weight = SIMD4(repeating: UInt32(truncatingIfNeeded: rows[j]))
        let eight = start.loadUnaligned(as: SIMD8<UInt32>.self)
        let (e, o) = (eight & low, (eight &>> 8) & low)
        var (sumE, sumO) = (
          e.evenHalf &+ e.oddHalf &* middle, o.evenHalf &+ o.oddHalf &* middle
        )
        if hasThird {
          let next = (start + 4).loadUnaligned(as: SIMD8<UInt32>.self).oddHalf
          sumE &+= next & low.lowHalf
          sumO &+= (next &>> 8) & low.lowHalf
        }
        even &+= sumE &* weight
        odd &+= sumO &* weight
      }
      let pixels =
        ((even &>> shift) & low.lowHalf) | (((odd &>> shift) & low.lowHalf) &<< 8)
      UnsafeMutableRawPointer(target + first + x).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
      x += 4
    }
    return x
  }

  private static func weights(_ size: Int) -> [Int] {
    size == 1 ? [1] : size % 2 == 0 ? [1, 1] : [1, 2, 1]
  }
}

/// Smaller copies of the images in use.
struct MipCache {
  private var entries: [ObjectIdentifier: MipLevels] = [:]

  /// The level to sample where `scale` pixels are drawn for one; from ½ on the image itself.
  mutating func pixmap(for image: ImageResource, scale: Double) -> Pixmap {
    guard scale < 0.5, scale > 0 else { return image.pixmap }
    var index = 0
    var s = scale
    while s < 0.5, index < 30 {
      s *= 2
      index += 1
    }
    entries = entries.filter { $0.value.image != nil }
    let key = ObjectIdentifier(image)
    let levels = entries[key] ?? MipLevels(image)
    entries[key] = levels
    return levels.level(index, of: image)
  }
}
