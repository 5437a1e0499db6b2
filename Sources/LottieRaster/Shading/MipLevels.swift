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
          for x in 0..<width {
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
