/// The text around a location: a line, cut on both sides.
package struct SourceExcerpt: Codable, Sendable {
  /// The text, without line breaks.
  package let text: String
  /// Characters before the location.
  package let caret: Int

  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset < bytes.count else { return nil }
    var start = offset
    while start > 0, offset - start < 30, bytes[start - 1] != 0x0A { start -= 1 }
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = offset
    while end < bytes.count, end - offset < 50, bytes[end] != 0x0A { end += 1 }
    while end < bytes.count, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let before = SourceExcerpt.clean(bytes[start..<offset])
    text = before + SourceExcerpt.clean(bytes[offset..<end])
    caret = before.count
  }

  private static func clean(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
  }
}
