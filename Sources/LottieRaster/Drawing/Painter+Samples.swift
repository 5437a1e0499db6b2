import LottieScene

extension Painter {
  private typealias Sum = SIMD4<UInt16>

  /// Draws the samples of a group, each child one of them, onto a layer, which is transparent.
  func drawSamples(_ content: Range<Int>, of group: GroupItem, on canvas: Canvas) {
    switch group.mixing {
    case .mean:
      // The sum of 256 samples of 255 leaves room for rounding.
      let count = UInt16(max(1, min(group.samples, 256)))
      draw(content, group, canvas, { $0 &+ $1 }, { ($0 &+ count / 2) / count })
    case .sum:
      draw(content, group, canvas, { $0 &+ $1 }, { $0.replacing(with: 255, where: $0 .> 255) })
    case .maximum:
      draw(content, group, canvas, { $0.replacing(with: $1, where: $1 .> $0) }, { $0 })
    case .minimum:
      // What is counted is how much each lacks.
      draw(
        content,
        group,
        canvas,
        { $0.replacing(with: 255 &- $1, where: 255 &- $1 .> $0) },
        { 255 &- $0 },
        isComplete: true
      )
    case .screen:
      draw(content, group, canvas, { a, b in a &+ b &- Painter.product(a, b) }, { $0 })
    }
  }

  /// The product of components, 255 taken for one.
  @inline(__always)
  private static func product(_ a: Sum, _ b: Sum) -> Sum {
    let product = a &* b &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  /// Draws the samples one after another, and puts together what they are.
  ///
  /// `add`: Adds the components of a sample to those so far, which begin with 0.
  /// `finish`: The components of the result.
  /// `isComplete`: Whether pixels that a sample leaves out are to be added, too.
  @inline(__always)
  private func draw(
    _ content: Range<Int>,
    _ group: GroupItem,
    _ canvas: Canvas,
    _ add: (Sum, Sum) -> Sum,
    _ finish: (Sum) -> Sum,
    isComplete: Bool = false
  ) {
    let box = canvas.surface.box
    guard !box.isEmpty else { return }
    let (layer, memory) = takeSurface(box)
    let buffer = pool.take(box.area * MemoryLayout<Sum>.stride)
    defer {
      release(buffer)
      release(memory)
    }
    let sums = buffer.bindMemory(to: Sum.self)
    sums.update(repeating: .zero)
    guard let sums = sums.baseAddress else { return }
    var inner = canvas
    inner.surface = layer
    inner.caches = false
    var index = content.lowerBound
    // More than 256 opaque samples would not fit the sums.
    var rest = min(group.samples, 256)
    while rest > 0, index < content.upperBound || isComplete {
      let isThere = index < content.upperBound
      let end = isThere ? records[index].end : index
      let drawn = isThere ? records[index].box.intersection(box) : .empty
      let touched = isComplete ? box : drawn
      if !touched.isEmpty {
        layer.fill(touched, 0)
        if !drawn.isEmpty { drawItems(index..<end, on: inner) }
        for y in touched.minY..<touched.maxY {
          let row = layer.address(touched.minX, y)
          let sum = sums + ((y - box.minY) * box.width + touched.minX - box.minX)
          for x in 0..<touched.width {
            let bytes = unsafeBitCast(row[x], to: SIMD4<UInt8>.self)
            sum[x] = add(sum[x], Sum(truncatingIfNeeded: bytes))
          }
        }
      }
      rest -= 1
      index = end
    }
    for y in box.minY..<box.maxY {
      let row = canvas.surface.address(box.minX, y)
      let sum = sums + (y - box.minY) * box.width
      for x in 0..<box.width {
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: finish(sum[x]))
        row[x] = unsafeBitCast(bytes, to: UInt32.self)
      }
    }
  }
}
