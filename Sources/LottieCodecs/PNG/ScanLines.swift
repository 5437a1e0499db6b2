import LottieScene

/// The scan lines of a PNG image, each preceded by a filter byte of 0, in memory that is kept.
struct ScanLines {
  private(set) var bytes: [UInt8] = []

  /// Writes a part of an image; `write` makes a line of a row's pixels.
  mutating func fill(
    _ rows: PixelRows,
    _ box: PixelRect,
    pixelSize: Int,
    _ write: (UnsafeBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    let stride = 1 + box.width * pixelSize
    let count = stride * box.height
    if bytes.count != count {
      bytes = Array(unsafeUninitializedCapacity: count) { _, written in written = count }
    }
    bytes.withUnsafeMutableBufferPointer { target in
      for y in 0..<box.height {
        let start = (box.y + y) * rows.width + box.x
        target[y * stride] = 0
        write(
          UnsafeBufferPointer(rebasing: rows.pixels[start..<start + box.width]),
          UnsafeMutableBufferPointer(rebasing: target[y * stride + 1..<(y + 1) * stride])
        )
      }
    }
  }
}
