/// A part of a table that is a constant of the program; reads lines and words without copying them.
struct TableText {
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>

  /// The whole table.
  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation)
    let all = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    bytes = all[...]
  }

  private init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { self.bytes = bytes }

  /// Whether nothing is left.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether it begins with a space.
  var isIndented: Bool { bytes.first == UInt8(ascii: " ") }

  /// Its first byte; 0 where it is empty.
  var first: UInt8 { bytes.first ?? 0 }

  /// It as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes the first line; nil at the end.
  mutating func nextLine() -> TableText? {
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let line = bytes[bytes.startIndex..<end]
    bytes = bytes[min(end + 1, bytes.endIndex)...]
    return TableText(line)
  }

  /// Removes the first word and the spaces around it; empty at the end.
  mutating func nextWord() -> TableText {
    let space = UInt8(ascii: " ")
    let start = bytes.firstIndex { $0 != space } ?? bytes.endIndex
    let end = bytes[start...].firstIndex(of: space) ?? bytes.endIndex
    let word = bytes[start..<end]
    bytes = bytes[(bytes[end...].firstIndex { $0 != space } ?? bytes.endIndex)...]
    return TableText(word)
  }

  /// Its words.
  var words: [TableText] {
    var rest = self
    var words: [TableText] = []
    while !rest.isEmpty { words.append(rest.nextWord()) }
    return words
  }

  /// Whether it is a text.
  func equals(_ text: String) -> Bool { bytes.elementsEqual(text.utf8) }
}
