// Row filters, PNG §9: <https://www.w3.org/TR/png-3/#9Filters>. The filter of a row is the one with
// the least sum of absolute differences, §12.7.

/// Filters rows that are each behind a byte of 0.
///
/// - Parameters:
///   - rows: Unfiltered rows of equal length.
///   - height: Number of rows, not 0.
///   - pixelSize: Bytes a pixel.
///   - result: Rows of the same length, each behind the number of its filter.
func filterRows(_ rows: [UInt8], height: Int, pixelSize: Int, into result: inout [UInt8]) {
  let stride = rows.count / height
  if result.count != rows.count { result = Array(repeating: 0, count: rows.count) }
  let nothing = [UInt8](repeating: 0, count: stride)
  var trial = nothing
  rows.withUnsafeBufferPointer { rows in
    result.withUnsafeMutableBufferPointer { result in
      trial.withUnsafeMutableBufferPointer { trial in
        nothing.withUnsafeBufferPointer { nothing in
          for y in 0..<height {
            let row = UnsafeBufferPointer(rebasing: rows[y * stride..<(y + 1) * stride])
            let above =
              y == 0
              ? nothing : UnsafeBufferPointer(rebasing: rows[(y - 1) * stride..<y * stride])
            var least = Int.max
            for filter in 0..<5 {
              let cost = apply(filter, to: row, above, pixelSize, into: trial)
              guard cost < least else { continue }
              least = cost
              trial[0] = UInt8(filter)
              _ = UnsafeMutableBufferPointer(rebasing: result[y * stride..<(y + 1) * stride])
                .update(fromContentsOf: trial)
            }
          }
        }
      }
    }
  }
}

/// Filters one row and returns the sum of absolute differences.
private func apply(
  _ filter: Int,
  to row: UnsafeBufferPointer<UInt8>,
  _ above: UnsafeBufferPointer<UInt8>,
  _ pixelSize: Int,
  into target: UnsafeMutableBufferPointer<UInt8>
) -> Int {
  var cost = 0
  for x in 1..<row.count {
    let hasLeft = x > pixelSize
    let left = hasLeft ? Int(row[x - pixelSize]) : 0
    let up = Int(above[x])
    let prediction: Int
    switch filter {
    case 1: prediction = left
    case 2: prediction = up
    case 3: prediction = (left + up) / 2
    case 4: prediction = paeth(left, up, hasLeft ? Int(above[x - pixelSize]) : 0)
    default: prediction = 0
    }
    let difference = row[x] &- UInt8(truncatingIfNeeded: prediction)
    target[x] = difference
    cost += abs(Int(Int8(bitPattern: difference)))
  }
  return cost
}

/// Whichever of left, up and upper left is nearest to left + up − upper left.
@inline(__always)
private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
  let toLeft = abs(up - corner)
  let toUp = abs(left - corner)
  let toCorner = abs(left + up - 2 * corner)
  if toLeft <= toUp, toLeft <= toCorner { return left }
  return toUp <= toCorner ? up : corner
}
