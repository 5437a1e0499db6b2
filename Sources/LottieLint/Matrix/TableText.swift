/// A part of a table that is a constant of the program; reads lines and words without copying them.
struct TableText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  /// Takes the whole table.
  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation)
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    position = 0
    end = bytes.count
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Whether nothing is left.
  var isEmpty: Bool { position == end }

  /// Bytes that are left.
  var count: Int { end - position }

  /// Whether it begins with a space.
  var isIndented: Bool { first == UInt8(ascii: " ") }

  /// Its first byte; 0 where it is empty.
  var first: UInt8 { position < end ? bytes[position] : 0 }

  /// It as a string.
  var text: String { String(decoding: bytes[position..<end], as: UTF8.self) }

  /// Removes the first line; nil at the end.
  mutating func nextLine() -> TableText? {
    guard position < end else { return nil }
    let line = skip { $0 != UInt8(ascii: "\n") }
    position = min(position + 1, end)
    return line
  }

  /// Removes the first word and the spaces around it; empty at the end.
  mutating func nextWord() -> TableText {
    _ = skip { $0 == UInt8(ascii: " ") }
    let word = skip { $0 != UInt8(ascii: " ") }
    _ = skip { $0 == UInt8(ascii: " ") }
    return word
  }

  /// Removes the bytes up to the first for which a test fails.
  @inline(__always)
  private mutating func skip(while test: (UInt8) -> Bool) -> TableText {
    let start = position
    while position < end, test(bytes[position]) { position += 1 }
    return TableText(bytes, start..<position)
  }

  /// Its words.
  var words: [TableText] {
    var rest = self
    var words: [TableText] = []
    while !rest.isEmpty { words.append(rest.nextWord()) }
    return words
  }
}
