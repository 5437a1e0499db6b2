// Erosion and dilation of gray values by a disk: J. Serra, "Image Analysis and Mathematical Morphology"
// (1982). A disk is one run of pixels a row; the least of a run is the least of two that overlap, whose
// lengths are powers of two.

import LottieGeometry
import LottieScene

/// Lets alpha shrink or grow.
enum Choking {
  /// Chokes a surface into another whose box lies inside, as far from its edges as the radius.
  ///
  /// `radius`: In pixels; above 0 the alpha shrinks. Between whole numbers the results of both are
  /// mixed.
  /// `other`: Memory as large as the result.
  static func choke(
    _ source: Surface,
    by radius: Double,
    into result: Surface,
    _ other: Surface,
    _ pool: inout BufferPool
  ) {
    let grows = radius < 0
    let size = abs(radius)
    let whole = Int(size)
    let share = Float(size - Double(whole))
    Disk(radius: whole, grows: grows).apply(source, into: result, &pool)
    if share > 0 { Disk(radius: whole + 1, grows: grows).apply(source, into: other, &pool) }
    let box = result.box
    for y in box.minY..<box.maxY {
      let (row, next, old) = (
        result.address(box.minX, y), other.address(box.minX, y), source.address(box.minX, y)
      )
      for x in 0..<box.width {
        guard grows || old[x] != 0 else {
          row[x] = 0
          continue
        }
        var mixed = PixelVector.floats(row[x])
        if share > 0 { mixed += (PixelVector.floats(next[x]) - mixed) * share }
        row[x] = PixelVector.pixel(combine(PixelVector.floats(old[x]), mixed))
      }
    }
  }

  /// A pixel with the new alpha: what it has more is filled with the color found there.
  @inline(__always)
  private static func combine(_ old: SIMD4<Float>, _ new: SIMD4<Float>) -> SIMD4<Float> {
    if new.w >= old.w { return new.w > 0 ? old + new * ((new.w - old.w) / new.w) : old }
    return old * (new.w / old.w)
  }
}

/// The least or greatest components within a circle.
private struct Disk {
  private typealias Row = UnsafeMutablePointer<UInt32>

  private let radius: Int
  private let grows: Bool
  /// Extent of the circle to each side, by the distance of the row from its middle.
  private let widths: [Int]

  init(radius: Int, grows: Bool) {
    self.radius = radius
    self.grows = grows
    widths = (0...radius).map { row in
      Int((Double(radius * radius - row * row).squareRoot() + 0.5).rounded(.down))
    }
  }

  func apply(_ source: Surface, into result: Surface, _ pool: inout BufferPool) {
    let (box, width) = (source.box, source.box.width)
    let levels = Int.bitWidth - (2 * radius + 1).leadingZeroBitCount
    let pitch = width + 8
    let memory = pool.take((levels + 1) * pitch * 4)
    defer { pool.give(memory) }
    guard let runs = memory.bindMemory(to: UInt32.self).baseAddress else { return }
    runs.update(repeating: 0, count: (levels + 1) * pitch)
    fill(result)
    for y in box.minY..<box.maxY {
      runs.update(from: source.address(box.minX, y), count: width)
      for level in 1..<max(levels, 1) {
        let half = runs + (level - 1) * pitch
        let count = max(width - (1 << level) + 1, 0)
        merge(half, half + (1 << (level - 1)), into: runs + level * pitch, count)
      }
      for row in 0...radius {
        add(y, row, runs, pitch, levels, box.minX, into: result)
      }
    }
  }

  private func fill(_ result: Surface) {
    result.fill(result.box, grows ? 0 : .max)
  }

  /// Adds a row of the source to those of the result that are so many rows away.
  private func add(
    _ y: Int,
    _ distance: Int,
    _ runs: Row,
    _ pitch: Int,
    _ levels: Int,
    _ start: Int,
    into result: Surface
  ) {
    let box = result.box
    let (above, below) = (y - distance, y + distance)
    let isAbove = above >= box.minY && above < box.maxY
    let isBelow = distance > 0 && below >= box.minY && below < box.maxY
    guard isAbove || isBelow else { return }
    let length = 2 * widths[distance] + 1
    let level = Int.bitWidth - 1 - length.leadingZeroBitCount
    let first = runs + level * pitch + (box.minX - start - widths[distance])
    let last = first + (length - (1 << level))
    let run = runs + levels * pitch
    merge(first, last, into: run, box.width)
    if isAbove {
      let row = result.address(box.minX, above)
      merge(row, run, into: row, box.width)
    }
    if isBelow {
      let row = result.address(box.minX, below)
      merge(row, run, into: row, box.width)
    }
  }

  /// The lesser or greater components of two rows.
  private func merge(_ a: Row, _ b: Row, into result: Row, _ count: Int) {
    if grows {
      Disk.each(a, b, into: result, count) { $0.replacing(with: $1, where: $1 .> $0) }
    } else {
      Disk.each(a, b, into: result, count) { $0.replacing(with: $1, where: $1 .< $0) }
    }
  }

  @inline(__always)
  private static func each(
    _ a: Row,
    _ b: Row,
    into result: Row,
    _ count: Int,
    _ pick: (SIMD16<UInt8>, SIMD16<UInt8>) -> SIMD16<UInt8>
  ) {
    var i = 0
    while i &+ 4 <= count {
      let x = UnsafeRawPointer(a + i).loadUnaligned(as: SIMD16<UInt8>.self)
      let y = UnsafeRawPointer(b + i).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(result + i).storeBytes(of: pick(x, y), as: SIMD16<UInt8>.self)
      i &+= 4
    }
    while i < count {
      let x = SIMD16<UInt8>(repeating: 0).with(a[i])
      result[i] = pick(x, SIMD16<UInt8>(repeating: 0).with(b[i])).firstPixel
      i &+= 1
    }
  }
}

extension SIMD16<UInt8> {
  /// The same with another first pixel.
  @inline(__always)
  fileprivate func with(_ pixel: UInt32) -> Self {
    var words = unsafeBitCast(self, to: SIMD4<UInt32>.self)
    words.x = pixel
    return unsafeBitCast(words, to: Self.self)
  }

  @inline(__always)
  fileprivate var firstPixel: UInt32 { unsafeBitCast(self, to: SIMD4<UInt32>.self).x }
}

extension ChokeFilter: RasterFilter {
  /// Radius beyond which it is cut, in pixels.
  private static let maximumRadius = 256.0

  /// The radius in pixels, negative where the alpha grows; where it is scaled unevenly, the mean.
  private func pixels(_ view: Affine) -> Double {
    let pixels = radius * transform.then(view).meanScale
    return max(
      -ChokeFilter.maximumRadius,
      min(pixels.isNaN ? 0 : pixels, ChokeFilter.maximumRadius)
    )
  }

  func reach(_ margins: FilterMargin) -> FilterReach {
    let radius = Int(abs(pixels(margins.view)).rounded(.up))
    return FilterReach(x: radius, y: radius)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    ((30 + 8 * part.reach.x) * part.wide.area, 8 * part.wide.area + 64 * part.wide.width)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let (radius, painter) = (pixels(drawing.margins.view), drawing.painter)
    let margin = Int(abs(radius).rounded(.up))
    guard margin > 0 else { return source.copy(to: result) }
    let (wide, memory) = painter.takeSurface(result.box.outset(margin, margin))
    let (other, more) = painter.takeSurface(result.box)
    defer {
      painter.release(more)
      painter.release(memory)
    }
    source.copy(to: wide)
    Choking.choke(wide, by: radius, into: result, other, &painter.pool)
  }
}
