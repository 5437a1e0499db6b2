#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Pixels to draw on: a part of the plane, premultiplied RGBA8.
///
/// It does not own its memory.
struct Surface {
  /// The pixel at the upper left corner of `box`.
  var pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  var stride: Int
  /// The part of the plane there is memory for.
  var box: PixelBox

  /// The address of a pixel in `box`.
  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- box.minY) &* stride &+ (x &- box.minX))
  }

  /// Sets every pixel of a part.
  func fill(_ part: PixelBox, _ value: UInt32) {
    let part = part.intersection(box)
    guard !part.isEmpty else { return }
    for y in part.minY..<part.maxY {
      let row = address(part.minX, y)
      if value == 0 {
        memset(row, 0, part.width * 4)
      } else {
        row.update(repeating: value, count: part.width)
      }
    }
  }
}

/// Coverage of a part of the plane, a byte a pixel.
///
/// It does not own its memory.
struct CoverageMap {
  /// The pixel at the upper left corner of `box`; rows are `box.width` apart.
  var bytes: UnsafeMutablePointer<UInt8>
  var box: PixelBox

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- box.minY) &* (box.maxX &- box.minX) &+ (x &- box.minX))
  }
}
