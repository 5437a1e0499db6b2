/// Paints the pixels of one row with a color as their coverage becomes known.
struct SolidWriter: CoverageWriter {
  private let color: SolidColor
  private let line: UnsafeMutablePointer<UInt32>

  /// Creates a writer of a row; `line` is the pixel of column 0.
  @inline(__always)
  init(_ color: SolidColor, _ line: UnsafeMutablePointer<UInt32>) {
    self.color = color
    self.line = line
  }

  @inline(__always)
  mutating func run(_ x: Int, _ length: Int, _ coverage: UInt32) {
    guard coverage != 0, length > 0 else { return }
    color.fill(line + x, count: length, coverage: coverage)
  }

  @inline(__always)
  mutating func group(_ x: Int, _ four: UInt32) {
    if four != 0 { color.fill(line + x, four: four) }
  }

  @inline(never)
  mutating func partialGroup(_ x: Int, _ count: Int, _ four: UInt32) {
    for i in 0..<count {
      color.fill(line + (x + i), count: 1, coverage: (four >> UInt32(8 * i)) & 255)
    }
  }
}
