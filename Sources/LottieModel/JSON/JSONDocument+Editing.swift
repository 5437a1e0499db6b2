/// Bytes of a text to be taken away, and what comes in their place.
package struct TextSplice: Sendable, Equatable {
  /// The bytes that go; empty where something is inserted.
  package let range: Range<Int>
  /// The bytes that come.
  package let replacement: [UInt8]

  /// Creates a change of a text.
  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension [UInt8] {
  /// The text with all changes made.
  ///
  /// The ranges are in order and do not overlap.
  package func spliced(_ splices: [TextSplice]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var position = 0
    for splice in splices {
      result += self[position..<splice.range.lowerBound]
      result += splice.replacement
      position = splice.range.upperBound
    }
    return result + self[position...]
  }
}

extension JSONDocument {
  /// The bytes of a value, quotation marks and brackets included.
  ///
  /// Linear in the bytes of a container.
  package func range(of cursor: JSONCursor) -> Range<Int> {
    let start = offset(of: cursor.location)
    switch cursor.node.kind {
    case .string, .number:
      let length = cursor.node.count + (cursor.isString ? 2 : 0)
      return start..<start + length
    case .null, .true: return start..<start + 4
    case .false: return start..<start + 5
    case .array, .object: return start..<end(ofContainerAt: start)
    }
  }

  private func end(ofContainerAt start: Int) -> Int {
    var depth = 0
    var isInString = false
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isInString {
        if byte == UInt8(ascii: "\\") { position += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return bytes.count
  }
}
