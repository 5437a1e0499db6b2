/// One pass over the bytes of a JSON text, without recursion: open containers are a stack of indices.
struct JSONParser {
  typealias Node = JSONDocument.Node

  let text: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  private var at = 0
  private var open: [Int] = []

  init(text: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  /// Appends the nodes of the text.
  ///
  /// - Returns: The error, or nil.
  mutating func parse(into nodes: inout [Node]) -> JSONError? {
    do throws(JSONError) {
      if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { at = 3 }
      try value(&nodes)
      while !open.isEmpty { try next(&nodes) }
      skipBlanks()
      while at < text.count, text[at] == 0 { at += 1 }
      skipBlanks()
      guard at == text.count else { throw unexpected("the end of the text") }
      return nil
    } catch {
      return error
    }
  }

  /// Continues the innermost open container: its end, or another element.
  @inline(__always)
  private mutating func next(_ nodes: inout [Node]) throws(JSONError) {
    let container = open[open.count - 1]
    let isObject = nodes[container].kind == .object
    skipBlanks()
    guard at < text.count else { throw JSONError(.unexpectedEnd, offset: at) }
    if text[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      at += 1
      nodes[container].end = UInt32(nodes.count)
      open.removeLast()
      return
    }
    if nodes[container].count > 0 {
      guard text[at] == UInt8(ascii: ",") else {
        throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
      }
      at += 1
    }
    nodes[container].count += 1
    if isObject {
      skipBlanks()
      guard at < text.count else { throw JSONError(.unexpectedEnd, offset: at) }
      guard text[at] == UInt8(ascii: "\"") else { throw unexpected("a member name") }
      try string(&nodes)
      skipBlanks()
      guard at < text.count else { throw JSONError(.unexpectedEnd, offset: at) }
      guard text[at] == UInt8(ascii: ":") else { throw unexpected("':'") }
      at += 1
    }
    try value(&nodes)
  }

  private mutating func value(_ nodes: inout [Node]) throws(JSONError) {
    skipBlanks()
    guard at < text.count else { throw JSONError(.unexpectedEnd, offset: at) }
    switch text[at] {
    case UInt8(ascii: "{"): try container(.object, &nodes)
    case UInt8(ascii: "["): try container(.array, &nodes)
    case UInt8(ascii: "\""): try string(&nodes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(&nodes)
    case UInt8(ascii: "t"): try word("true", .true, &nodes)
    case UInt8(ascii: "f"): try word("false", .false, &nodes)
    case UInt8(ascii: "n"): try word("null", .null, &nodes)
    default: throw unexpected("a value")
    }
  }

  private mutating func container(
    _ kind: JSONDocument.Kind,
    _ nodes: inout [Node]
  ) throws(JSONError) {
    guard open.count < depthLimit else { throw JSONError(.tooDeep(limit: depthLimit), offset: at) }
    open.append(nodes.count)
    nodes.append(Node(offset: UInt32(at), count: 0, end: 0, kind: kind))
    at += 1
  }

  private mutating func word(
    _ word: StaticString,
    _ kind: JSONDocument.Kind,
    _ nodes: inout [Node]
  ) throws(JSONError) {
    let start = at
    for i in 0..<word.utf8CodeUnitCount {
      guard at < text.count else { throw JSONError(.unexpectedEnd, offset: at) }
      guard text[at] == word.utf8Start[i] else { throw unexpected("\(word)") }
      at += 1
    }
    nodes.append(
      Node(
        offset: UInt32(start),
        count: UInt32(at - start),
        end: UInt32(nodes.count + 1),
        kind: kind
      )
    )
  }

  private mutating func number(_ nodes: inout [Node]) throws(JSONError) {
    let start = at
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let firstDigit = at
    let whole = skipDigits()
    guard whole > 0, whole == 1 || text[firstDigit] != UInt8(ascii: "0") else {
      throw JSONError(.badNumber, offset: start)
    }
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      guard skipDigits() > 0 else { throw JSONError(.badNumber, offset: start) }
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      guard skipDigits() > 0 else { throw JSONError(.badNumber, offset: start) }
    }
    nodes.append(
      Node(
        offset: UInt32(start),
        count: UInt32(at - start),
        end: UInt32(nodes.count + 1),
        kind: .number
      )
    )
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = at
    while at < text.count, text[at] &- 48 < 10 { at += 1 }
    return at - start
  }

  private mutating func string(_ nodes: inout [Node]) throws(JSONError) {
    at += 1
    let start = at
    var hasEscapes = false
    while at < text.count {
      let byte = text[at]
      if byte == UInt8(ascii: "\"") {
        nodes.append(
          Node(
            offset: UInt32(start),
            count: UInt32(at - start),
            end: UInt32(nodes.count + 1),
            kind: .string,
            hasEscapes: hasEscapes
          )
        )
        at += 1
        return
      }
      guard byte >= 0x20 else { throw JSONError(.badString, offset: at) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try escape()
      } else if byte < 0x80 {
        at += 1
      } else {
        try multibyte()
      }
    }
    throw JSONError(.unexpectedEnd, offset: at)
  }

  private mutating func escape() throws(JSONError) {
    guard at + 1 < text.count else { throw JSONError(.unexpectedEnd, offset: text.count) }
    switch text[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"):
      guard at + 6 <= text.count else { throw JSONError(.unexpectedEnd, offset: text.count) }
      for i in at + 2..<at + 6 where JSONCursor.hexDigit(text[i]) == nil {
        throw JSONError(.badString, offset: at)
      }
      at += 6
    default: throw JSONError(.badString, offset: at)
    }
  }

  /// Passes over one well-formed UTF-8 sequence of two to four bytes (Unicode table 3-7).
  private mutating func multibyte() throws(JSONError) {
    let lead = text[at]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw JSONError(.badString, offset: at)
    }
    guard at + length <= text.count else { throw JSONError(.unexpectedEnd, offset: text.count) }
    guard second.contains(text[at + 1]) else { throw JSONError(.badString, offset: at) }
    for i in at + 2..<max(at + 2, at + length) where text[i] & 0xC0 != 0x80 {
      throw JSONError(.badString, offset: at)
    }
    at += length
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while at < text.count, text[at] <= 0x20,
      text[at] == 0x20 || text[at] == 0x0A || text[at] == 0x0D || text[at] == 0x09
    {
      at += 1
    }
  }

  private func unexpected(_ expected: String) -> JSONError {
    at < text.count
      ? JSONError(.unexpected(byte: text[at], expected: expected), offset: at)
      : JSONError(.unexpectedEnd, offset: at)
  }
}
