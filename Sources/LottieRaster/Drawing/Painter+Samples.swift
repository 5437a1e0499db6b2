import LottieScene

extension Painter {
  /// The components of four pixels.
  private typealias Four = SIMD16<UInt16>

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
      // The complements are compared, as sums begin with 0.
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
  private static func product(_ a: Four, _ b: Four) -> Four {
    let product = a &* b &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  /// Draws the samples one after another, and combines them.
  ///
  /// `add`: Adds the components of a sample to those so far, which begin with 0.
  /// `finish`: The components of the result.
  /// `isComplete`: Whether pixels that a sample leaves out are added as well.
  @inline(__always)
  private func draw(
    _ content: Range<Int>,
    _ group: GroupItem,
    _ canvas: Canvas,
    _ add: (Four, Four) -> Four,
    _ finish: (Four) -> Four,
    isComplete: Bool = false
  ) {
    let box = canvas.surface.box
    guard !box.isEmpty else { return }
    let (layer, memory) = takeSurface(box)
    let buffer = pool.take(box.area * Painter.sumBytes)
    defer {
      release(buffer)
      release(memory)
    }
    guard let sums = buffer.baseAddress else { return }
    sums.initializeMemory(as: UInt8.self, repeating: 0, count: box.area * Painter.sumBytes)
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
          let row = UnsafeMutableRawPointer(layer.address(touched.minX, y))
          let first = (y - box.minY) * box.width + touched.minX - box.minX
          let sum = sums + first * Painter.sumBytes
          PixelGroup.each(of: touched.width) { x, pixels in
            let sample: SIMD16<UInt8> = pixels.load(row + 4 * x)
            let old: Four = pixels.load(sum + Painter.sumBytes * x)
            pixels.store(add(old, Four(truncatingIfNeeded: sample)), sum + Painter.sumBytes * x)
          }
        }
      }
      rest -= 1
      index = end
    }
    for y in box.minY..<box.maxY {
      let row = UnsafeMutableRawPointer(canvas.surface.address(box.minX, y))
      let sum = sums + (y - box.minY) * box.width * Painter.sumBytes
      PixelGroup.each(of: box.width) { x, pixels in
        let sums: Four = pixels.load(sum + Painter.sumBytes * x)
        pixels.store(SIMD16<UInt8>(truncatingIfNeeded: finish(sums)), row + 4 * x)
      }
    }
  }

  /// Bytes of the sums of a pixel.
  private static var sumBytes: Int { 4 * MemoryLayout<UInt16>.stride }
}

/// Pixels of a row that are taken at once.
private enum PixelGroup {
  case four
  /// In place of the first of four.
  case one

  /// Walks a row in steps of four pixels, and what is left one by one.
  @inline(__always)
  static func each(of width: Int, _ body: (_ x: Int, PixelGroup) -> Void) {
    var x = 0
    while x &+ 4 <= width {
      body(x, .four)
      x &+= 4
    }
    while x < width {
      body(x, .one)
      x &+= 1
    }
  }

  @inline(__always)
  func load<Component: SIMDScalar>(_ address: UnsafeRawPointer) -> SIMD16<Component>
  where Component: FixedWidthInteger & BitwiseCopyable {
    switch self {
    case .four: return address.loadUnaligned(as: SIMD16<Component>.self)
    case .one:
      let pixel = address.loadUnaligned(as: SIMD4<Component>.self)
      return SIMD16(lowHalf: SIMD8(lowHalf: pixel, highHalf: .zero), highHalf: .zero)
    }
  }

  @inline(__always)
  func store<Component: SIMDScalar>(
    _ components: SIMD16<Component>,
    _ address: UnsafeMutableRawPointer
  ) where Component: FixedWidthInteger & BitwiseCopyable {
    switch self {
    case .four: address.storeBytes(of: components, as: SIMD16<Component>.self)
    case .one: address.storeBytes(of: components.lowHalf.lowHalf, as: SIMD4<Component>.self)
    }
  }
}
