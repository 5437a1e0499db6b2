/// A table of a font that ends too early, or leads astray.
struct DamagedTable: Error {}

/// Reads the big-endian numbers of a font's table, one after another.
struct TableReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// A number without a sign, of up to four bytes.
  mutating func unsigned(_ count: Int) throws(DamagedTable) -> Int {
    guard position >= 0, count <= bytes.count, position <= bytes.count - count else {
      throw DamagedTable()
    }
    defer { position += count }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number with a sign, of up to four bytes.
  mutating func signed(_ count: Int) throws(DamagedTable) -> Int {
    let value = try unsigned(count)
    return value >= 1 << (8 * count - 1) ? value - 1 << (8 * count) : value
  }

  /// A length in units of the font.
  mutating func length() throws(DamagedTable) -> Double { Double(try signed(2)) }

  /// A fixed-point number with 14 binary places: -2…2.
  mutating func fraction() throws(DamagedTable) -> Double { Double(try signed(2)) / 16_384 }

  /// A fixed-point number with 16 binary places.
  mutating func fixed() throws(DamagedTable) -> Double { Double(try signed(4)) / 65_536 }
}
