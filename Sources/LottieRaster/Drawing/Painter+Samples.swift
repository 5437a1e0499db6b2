import LottieScene

extension Painter {
  /// Draws the mean of samples, each child one of them, onto a layer, which is transparent.
  ///
  /// `samples`: Their number; those without a child are transparent.
  func drawMean(of content: Range<Int>, samples: Int, on canvas: Canvas) {
    let box = canvas.surface.box
    guard !box.isEmpty else { return }
    let (layer, memory) = takeSurface(box)
    let buffer = pool.take(box.area * MemoryLayout<SIMD4<UInt16>>.stride)
    defer {
      release(buffer)
      release(memory)
    }
    let sums = buffer.bindMemory(to: SIMD4<UInt16>.self)
    sums.update(repeating: .zero)
    guard let sums = sums.baseAddress else { return }
    var inner = canvas
    inner.surface = layer
    inner.caches = false
    var index = content.lowerBound
    // More than 256 opaque samples would not fit the sums.
    var rest = min(samples, 256)
    while index < content.upperBound, rest > 0 {
      let end = records[index].end
      let touched = records[index].box.intersection(box)
      if !touched.isEmpty {
        layer.fill(touched, 0)
        drawItems(index..<end, on: inner)
        for y in touched.minY..<touched.maxY {
          let row = layer.address(touched.minX, y)
          let sum = sums + ((y - box.minY) * box.width + touched.minX - box.minX)
          for x in 0..<touched.width {
            let bytes = unsafeBitCast(row[x], to: SIMD4<UInt8>.self)
            sum[x] &+= SIMD4<UInt16>(truncatingIfNeeded: bytes)
          }
        }
      }
      rest -= 1
      index = end
    }
    let count = UInt16(max(1, min(samples, 256)))
    for y in box.minY..<box.maxY {
      let row = canvas.surface.address(box.minX, y)
      let sum = sums + (y - box.minY) * box.width
      for x in 0..<box.width {
        // The sum of 256 samples of 255 leaves room for rounding.
        let mean = (sum[x] &+ count / 2) / count
        row[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
      }
    }
  }
}
