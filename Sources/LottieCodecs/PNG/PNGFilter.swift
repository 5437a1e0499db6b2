// Row filters, PNG §9: <https://www.w3.org/TR/png-3/#9Filters>. The filter of a row is the one with
// the least sum of absolute differences, §12.7.

/// Filters rows, each preceded by a byte of 0.
///
/// - Parameters:
///   - rows: Unfiltered rows of equal length.
///   - height: Number of rows, not 0.
///   - pixelSize: Bytes a pixel.
///   - result: Rows of the same length, each preceded by the number of its filter.
func filterRows(_ rows: [UInt8], height: Int, pixelSize: Int, into result: inout [UInt8]) {
  let stride = rows.count / height
  if result.count != rows.count { result = Array(repeating: 0, count: rows.count) }
  var trials = FilterTrials(count: stride - 1, pixelSize: pixelSize)
  for y in 0..<height {
    let start = y * stride
    trials.load(rows[start + 1..<start + stride])
    let best = trials.best()
    result[start] = UInt8(best)
    result.withUnsafeMutableBufferPointer { target in
      trials.copy(
        best,
        into: UnsafeMutableBufferPointer(rebasing: target[start + 1..<start + stride])
      )
    }
  }
}

/// A row filtered with each filter.
///
/// Each row follows a pixel of zeros, which is what PNG assumes to its left.
private struct FilterTrials {
  private let count: Int
  private let pixelSize: Int
  private var row: [UInt8]
  private var above: [UInt8]
  private var trials: [[UInt8]]

  init(count: Int, pixelSize: Int) {
    self.count = count
    self.pixelSize = pixelSize
    row = Array(repeating: 0, count: count + pixelSize)
    above = row
    trials = Array(repeating: Array(repeating: 0, count: count), count: 5)
  }

  /// Moves on to the next row.
  mutating func load(_ next: ArraySlice<UInt8>) {
    swap(&row, &above)
    row.replaceSubrange(pixelSize..., with: next)
  }

  /// The number of the best filter.
  mutating func best() -> Int {
    let costs = [
      apply(0) { _, _, _ in 0 },
      apply(1) { left, _, _ in left },
      apply(2) { _, up, _ in up },
      apply(3) { left, up, _ in (left & up) &+ ((left ^ up) >> 1) },
      apply(4, paeth),
    ]
    return costs.indices.min { costs[$0] < costs[$1] } ?? 0
  }

  func copy(_ filter: Int, into target: UnsafeMutableBufferPointer<UInt8>) {
    _ = target.update(fromContentsOf: trials[filter])
  }

  /// Fills a trial and returns its sum of absolute differences.
  @inline(__always)
  private mutating func apply(
    _ filter: Int,
    _ prediction: (_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8
  ) -> UInt32 {
    var cost: UInt32 = 0
    let (count, size) = (count, pixelSize)
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        trials[filter].withUnsafeMutableBufferPointer { target in
          precondition(row.count == count + size && above.count == count + size)
          for x in 0..<count {
            let difference = row[x &+ size] &- prediction(row[x], above[x &+ size], above[x])
            target[x] = difference
            cost &+= UInt32(difference < 128 ? difference : 0 &- difference)
          }
        }
      }
    }
    return cost
  }
}

/// Whichever of left, up and upper left is nearest to left + up − upper left.
@inline(__always)
private func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
  let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
  let toLeft = abs(b &- c)
  let toUp = abs(a &- c)
  let toCorner = abs(a &+ b &- c &- c)
  let upOrCorner = toUp <= toCorner ? up : corner
  return toLeft <= toUp && toLeft <= toCorner ? left : upOrCorner
}
