/// A file inside a URL, `data:image/png;base64,…` (RFC 2397), plain or in Base64.
public struct DataURL: Hashable, Sendable {
  /// The media type in lower case, without parameters; `text/plain` if none was given.
  public let mediaType: String
  /// The decoded content, of any media type.
  public let bytes: [UInt8]

  /// Whether a text starts with `data:`, in any case.
  public static func isDataURL(_ text: String) -> Bool {
    text.utf8.prefix(5).elementsEqual("data:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Reads a data URL.
  ///
  /// - Throws: `malformedDataURL`.
  public init(_ text: String) throws(CodecError) {
    guard Self.isDataURL(text) else { throw .malformedDataURL(reason: "does not begin with data:") }
    var content = text
    content.makeContiguousUTF8()
    let utf8 = content.utf8
    guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")) else {
      throw .malformedDataURL(reason: "no comma")
    }
    let header = content[utf8.index(utf8.startIndex, offsetBy: 5)..<comma].lowercased()
    let parameters = header.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    mediaType = parameters.first.flatMap { $0.isEmpty ? nil : String($0) } ?? "text/plain"

    let payload = utf8[utf8.index(after: comma)...]
    let hasEscapes = payload.contains(UInt8(ascii: "%"))
    guard parameters.dropFirst().contains("base64") else {
      bytes = Self.unescaped(payload)
      return
    }
    guard let decoded = hasEscapes ? Base64.decode(Self.unescaped(payload)) : Base64.decode(payload)
    else { throw .malformedDataURL(reason: "not Base64") }
    bytes = decoded
  }

  /// The bytes with `%xx` resolved; a sign without two digits stays as it is.
  package static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    let source = Array(text)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let high = hexDigit(source[index + 1]), let low = hexDigit(source[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return result
  }

  private static func hexDigit(_ character: UInt8) -> UInt8? {
    Character(UnicodeScalar(character)).hexDigitValue.map { UInt8($0) }
  }
}
