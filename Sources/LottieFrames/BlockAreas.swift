/// Counts pixels in blocks of 341 × 256 screen pixels at any position.
struct BlockAreas {
  private static let block = (width: 114, height: 85)
  /// Pixels from one position of a block to the next.
  private static let step = 2

  private let width: Int
  private let height: Int
  private let tops: [Int]
  private let lefts: [Int]

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    tops = Array(stride(from: 0, through: max(0, height - Self.block.height), by: Self.step))
    lefts = Array(stride(from: 0, through: max(0, width - Self.block.width), by: Self.step))
  }

  /// The maximum number of the given pixels in one block.
  func largest(_ pixels: [Int32]) -> Int {
    guard pixels.count > FlashSearch.safeArea else { return 0 }
    let sums = sums(pixels)
    var maximum = 0
    for top in tops {
      for left in lefts { maximum = max(maximum, count(sums, top, left)) }
    }
    return maximum
  }

  /// Those of the given pixels that are in a block with too many of them.
  func crowded(_ pixels: [Int32]) -> [Int32] {
    let sums = sums(pixels)
    // Corners of the blocks, so that prefix sums give counts per block.
    let line = width + 1
    var blocks = [Int32](repeating: 0, count: line * (height + 1))
    var isAny = false
    for top in tops {
      let bottom = min(height, top + Self.block.height)
      for left in lefts where count(sums, top, left) > FlashSearch.safeArea {
        let right = min(width, left + Self.block.width)
        isAny = true
        blocks[top * line + left] += 1
        blocks[top * line + right] -= 1
        blocks[bottom * line + left] -= 1
        blocks[bottom * line + right] += 1
      }
    }
    guard isAny else { return [] }
    BlockAreas.addUp(&blocks, line)
    return pixels.filter { pixel in
      let (y, x) = Int(pixel).quotientAndRemainder(dividingBy: width)
      return blocks[y * line + x] > 0
    }
  }

  private func count(_ sums: [Int32], _ top: Int, _ left: Int) -> Int {
    let line = width + 1
    let (bottom, right) = (
      min(height, top + Self.block.height) * line, min(width, left + Self.block.width)
    )
    return Int(
      sums[bottom + right] - sums[top * line + right] - sums[bottom + left]
        + sums[top * line + left]
    )
  }

  /// Prefix sums of the given pixels, with an empty row and column.
  private func sums(_ pixels: [Int32]) -> [Int32] {
    let line = width + 1
    var sums = [Int32](repeating: 0, count: line * (height + 1))
    for pixel in pixels {
      let (y, x) = Int(pixel).quotientAndRemainder(dividingBy: width)
      sums[(y + 1) * line + x + 1] = 1
    }
    BlockAreas.addUp(&sums, line)
    return sums
  }

  private static func addUp(_ values: inout [Int32], _ line: Int) {
    for i in values.indices where i % line > 0 { values[i] += values[i - 1] }
    for i in values.indices.dropFirst(line) { values[i] += values[i - line] }
  }
}
