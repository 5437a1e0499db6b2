import LottieGeometry
import LottieScene

/// Makes shadows of alphas.
enum ShadowCasting {
  /// The alphas of a surface, moved; fractions of a pixel are mixtures of neighbors.
  static func alphas(
    of source: Surface,
    movedBy offset: Point,
    into map: CoverageMap,
    _ pool: inout BufferPool
  ) {
    map.fill(0)
    let (dx, dy) = (Int(offset.x.rounded(.down)), Int(offset.y.rounded(.down)))
    let across = UInt16(((offset.x - Double(dx)) * 16).rounded())
    let down = UInt16(((offset.y - Double(dy)) * 16).rounded())
    let box = source.box
    let target = PixelBox(
      minX: box.minX + dx,
      minY: box.minY + dy,
      maxX: box.maxX + dx + 1,
      maxY: box.maxY + dy + 1
    ).intersection(map.box)
    guard !box.isEmpty, !target.isEmpty else { return }
    let (width, first) = (target.width, target.minX - dx)
    let memory = pool.take(width * 4)
    defer { pool.give(memory) }
    guard var here = memory.bindMemory(to: UInt16.self).baseAddress else { return }
    var above = here + width
    mixRow(source, target.minY - dy - 1, first, across, into: above, count: width)
    for y in target.minY..<target.maxY {
      mixRow(source, y - dy, first, across, into: here, count: width)
      let row = map.address(target.minX, y)
      for i in 0..<width {
        let sum = here[i] &* (16 &- down) &+ above[i] &* down
        row[i] = UInt8(truncatingIfNeeded: (sum &+ 128) &>> 8)
      }
      swap(&here, &above)
    }
  }

  /// Sixteenfold alphas of a row from a column on, each mixed with that of its left neighbor.
  private static func mixRow(
    _ source: Surface,
    _ y: Int,
    _ first: Int,
    _ across: UInt16,
    into line: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    let box = source.box
    guard y >= box.minY, y < box.maxY else { return line.update(repeating: 0, count: count) }
    let pixels = source.address(box.minX, y) + (first - box.minX)
    // The columns whose pixel and left neighbor both exist.
    let start = first > box.minX ? 0 : 1
    let end = min(count, box.maxX - first)
    if start == 1 { line[0] = UInt16(truncatingIfNeeded: pixels[0] &>> 24) &* (16 &- across) }
    var i = start
    while i < end {
      let alpha = UInt16(truncatingIfNeeded: pixels[i] &>> 24)
      let left = UInt16(truncatingIfNeeded: pixels[i &- 1] &>> 24)
      line[i] = alpha &* (16 &- across) &+ left &* across
      i &+= 1
    }
    if end < count { line[end] = UInt16(truncatingIfNeeded: pixels[end - 1] &>> 24) &* across }
  }

  /// Composites a surface with its shadow.
  static func lay(_ coverage: CoverageMap, _ shadow: ShadowFilter, with pixmap: Surface) {
    let strengths = table(shadow)
    let color = FourPixels(SIMD4(repeating: shadow.color.premultipliedPixel))
    switch shadow.kind {
    case .behind:
      mix(coverage, strengths, with: pixmap) { pixels, strength in
        pixels.adding(color.scaled(strength).scaled(pixels.inverseAlphas))
      }
    case .alone: mix(coverage, strengths, with: pixmap) { color.scaled($1) }
    case .inside where shadow.blend != .normal, .center where shadow.blend != .normal:
      blend(coverage, strengths, shadow, with: pixmap)
    case .inside, .center:
      mix(coverage, strengths, with: pixmap) { pixels, strength in
        let shade = color.scaled(strength)
        return shade.scaled(pixels.alphas).adding(pixels.scaled(shade.inverseAlphas))
      }
    }
  }

  /// Blends a color of some strength with each pixel, and keeps the alpha of that.
  private static func blend(
    _ coverage: CoverageMap,
    _ strengths: [UInt8],
    _ shadow: ShadowFilter,
    with pixmap: Surface
  ) {
    let color = PixelVector.floats(shadow.color.premultipliedPixel) * (1 / 255)
    PlaceShading.blend(pixmap, shadow.blend) { x, y in
      color * Float(strengths[Int(coverage.address(x, y).pointee)])
    }
  }

  /// Replaces pixels, four at a time, by a mixture of them and a strength for each.
  @inline(__always)
  private static func mix(
    _ coverage: CoverageMap,
    _ strengths: [UInt8],
    with pixmap: Surface,
    _ mixture: (FourPixels, SIMD8<UInt16>) -> FourPixels
  ) {
    let box = pixmap.box
    strengths.withUnsafeBufferPointer { strengths in
      for y in box.minY..<box.maxY {
        let (row, cover) = (pixmap.address(box.minX, y), coverage.address(box.minX, y))
        var x = 0
        while x < box.width {
          let count = min(4, box.width &- x)
          var (words, four) = (SIMD4<UInt32>.zero, SIMD4<UInt8>.zero)
          if count == 4 {
            words = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt32>.self)
            for i in 0..<4 { four[i] = strengths[Int(cover[x &+ i])] }
          } else {
            for i in 0..<count { (words[i], four[i]) = (row[x + i], strengths[Int(cover[x + i])]) }
          }
          let lanes = lanes(of: unsafeBitCast(four, to: UInt32.self))
          let mixed = mixture(FourPixels(words), lanes)
          if count == 4 {
            mixed.store(at: row + x)
          } else {
            for i in 0..<count { row[x + i] = mixed.words[i] }
          }
          x &+= 4
        }
      }
    }
  }

  /// The strength of the shadow for each coverage.
  private static func table(_ shadow: ShadowFilter) -> [UInt8] {
    let spread = max(0, min(shadow.spread, 1))
    let gain = 1 / max(1 - spread, 1.0 / 255)
    return (0..<256).map { value in
      let coverage = shadow.kind == .inside ? 255 - Double(value) : Double(value)
      return UInt8(min(255, (coverage * gain).rounded()))
    }
  }
}

extension ShadowFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach {
    margins.of(offset, sigma, transform.then(margins.view))
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    guard part.reach != FilterReach() else { return (0, 0) }
    return (10 * part.wide.area + 4 * part.result.area, 4 * part.wide.area)
  }

  /// Whether it falls beyond the frame, so that only what casts it is seen.
  func isUnseen(_ margins: FilterMargin) -> Bool {
    kind == .behind && margins.offset(offset, transform.then(margins.view)) == nil
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let painter = drawing.painter
    let (blurred, memory) = painter.takeMap(result.box)
    defer { painter.release(memory) }
    let map = transform.then(drawing.margins.view)
    painter.copyAlpha(of: source, movedBy: offset, blurred: sigma, map, into: blurred)
    source.copy(to: result)
    ShadowCasting.lay(blurred, self, with: result)
  }
}

extension Painter {
  /// The alphas of a surface, moved and blurred.
  func copyAlpha(
    of source: Surface,
    movedBy offset: Point,
    blurred deviation: Double,
    _ map: Affine,
    into result: CoverageMap
  ) {
    guard let offset = FilterMargin(view, frame: frame).offset(offset, map) else {
      return result.fill(0)
    }
    let sigma = FilterMargin.sigma(Point(deviation, deviation), map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    let (wide, buffer) = takeMap(result.box.outset(x.margin, y.margin))
    defer { release(buffer) }
    ShadowCasting.alphas(of: source, movedBy: offset, into: wide, &pool)
    BoxBlur.blur(wide, x, y, into: result, &pool)
  }
}
