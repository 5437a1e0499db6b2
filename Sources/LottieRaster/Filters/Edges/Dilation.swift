// Exact Euclidean distances in linear time: P. Felzenszwalb, D. Huttenlocher, "Distance Transforms of
// Sampled Functions", Theory of Computing 8 (2012).

import LottieGeometry
import LottieScene

/// Dilates alpha by a distance.
///
/// For every pixel the nearest source pixel is found, first within each row, then among the rows.
/// The alpha of that pixel says where the source's edge runs through it, as if the edge faced the
/// target pixel.
struct Dilation {
  private let source: Surface
  private let radius: Double
  private let map: CoverageMap
  /// For each row of the source and each column of the map, the column of the nearest pixel.
  private let nearest: UnsafeMutablePointer<Int32>
  private static let none = Int32.min

  /// Covers what lies within `radius` pixels of a surface's alpha, and that itself.
  static func dilate(
    _ source: Surface,
    by radius: Double,
    into map: CoverageMap,
    _ pool: inout BufferPool
  ) {
    map.fill(0)
    guard !source.box.isEmpty, !map.box.isEmpty else { return }
    let (rows, width) = (source.box.height, map.box.width)
    let memory = pool.take(rows * width * MemoryLayout<Int32>.stride)
    defer { pool.give(memory) }
    guard let nearest = memory.bindMemory(to: Int32.self).baseAddress else { return }
    let dilation = Dilation(source: source, radius: radius, map: map, nearest: nearest)
    dilation.searchRows()
    var envelope = Envelope(capacity: rows)
    for x in 0..<width { dilation.fill(column: x, &envelope) }
  }

  private func searchRows() {
    let (box, target) = (source.box, map.box)
    let (start, end) = (min(box.minX, target.minX), max(box.maxX, target.maxX))
    for y in 0..<box.height {
      let pixels = source.address(box.minX, box.minY + y)
      let row = nearest + y * target.width
      func hasInk(_ x: Int) -> Bool {
        x >= box.minX && x < box.maxX && pixels[x - box.minX] >= 1 << 24
      }
      var nearest = Dilation.none
      for x in start..<end {
        if hasInk(x) { nearest = Int32(x) }
        if x >= target.minX, x < target.maxX { row[x - target.minX] = nearest }
      }
      nearest = Dilation.none
      for x in (start..<end).reversed() {
        if hasInk(x) { nearest = Int32(x) }
        guard x >= target.minX, x < target.maxX, nearest != Dilation.none else { continue }
        let left = row[x - target.minX]
        if left == Dilation.none || Int(nearest) - x < x - Int(left) {
          row[x - target.minX] = nearest
        }
      }
    }
  }

  private func fill(column: Int, _ envelope: inout Envelope) {
    let x = map.box.minX + column
    envelope.clear()
    for y in 0..<source.box.height {
      let seed = nearest[y * map.box.width + column]
      guard seed != Dilation.none else { continue }
      let across = Double(Int(seed) - x)
      envelope.add(row: y, height: across * across)
    }
    guard !envelope.isEmpty else { return }
    for y in map.box.minY..<map.box.maxY {
      let row = envelope.lowest(at: y - source.box.minY)
      let seed = Int(nearest[row * map.box.width + column])
      map.address(x, y).pointee = coverage(x, y, near: seed, source.box.minY + row)
    }
  }

  private func coverage(_ x: Int, _ y: Int, near seedX: Int, _ seedY: Int) -> UInt8 {
    let distance = length(x - seedX, y - seedY)
    if distance > radius + 2 { return 0 }
    if distance < radius - 2 { return 255 }
    let box = source.box
    var edge = Double.infinity
    for qy in max(seedY - 1, box.minY)...min(seedY + 1, box.maxY - 1) {
      for qx in max(seedX - 1, box.minX)...min(seedX + 1, box.maxX - 1) {
        let alpha = source.address(qx, qy).pointee >> 24
        guard alpha > 0 else { continue }
        edge = min(edge, length(x - qx, y - qy) + 0.5 - Double(alpha) / 255)
      }
    }
    return UInt8((max(0, min(radius - edge + 0.5, 1)) * 255).rounded())
  }

  private func length(_ x: Int, _ y: Int) -> Double { Double(x * x + y * y).squareRoot() }
}

/// The lower envelope of parabolas of equal width, one for each of some rows.
private struct Envelope {
  private var rows: [Int] = []
  private var heights: [Double] = []
  /// Start of the range in which each is the lowest.
  private var starts: [Double] = []
  private var current = 0

  init(capacity: Int) {
    rows.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func clear() {
    rows.removeAll(keepingCapacity: true)
    heights.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    current = 0
  }

  /// Adds a parabola below those of earlier rows.
  mutating func add(row: Int, height: Double) {
    while let last = rows.last, let other = heights.last, let start = starts.last {
      let start2 =
        (height - other + Double(row * row - last * last)) / Double(2 * (row - last))
      if start2 > start {
        append(row, height, start2)
        return
      }
      rows.removeLast()
      heights.removeLast()
      starts.removeLast()
    }
    append(row, height, -.infinity)
  }

  private mutating func append(_ row: Int, _ height: Double, _ start: Double) {
    rows.append(row)
    heights.append(height)
    starts.append(start)
  }

  /// The row whose parabola is the lowest at a position; positions are asked for in ascending
  /// order.
  mutating func lowest(at position: Int) -> Int {
    while current + 1 < starts.count, starts[current + 1] < Double(position) { current += 1 }
    return rows[current]
  }
}

extension OutlineFilter: RasterFilter {
  /// Outlines wider than this, in pixels, are cut.
  private static let maximumWidth = 1_024.0

  /// The width in pixels; where it is scaled unevenly, the mean.
  private func pixels(_ view: Affine) -> Double {
    let pixels = width * transform.then(view).meanScale
    return pixels > 0 ? min(pixels, OutlineFilter.maximumWidth) : 0
  }

  func reach(_ margins: FilterMargin) -> FilterReach {
    let width = Int(pixels(margins.view).rounded(.up)) + 1
    return FilterReach(x: width, y: width)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    let columns = part.result.width * part.source.height
    return (30 * (part.result.area + columns), part.result.area + 4 * columns)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let painter = drawing.painter
    let (map, memory) = painter.takeMap(result.box)
    defer { painter.release(memory) }
    Dilation.dilate(source, by: pixels(drawing.margins.view), into: map, &painter.pool)
    source.copy(to: result)
    ShadowCasting.lay(map, ShadowFilter(.behind, color: color), with: result)
  }
}
