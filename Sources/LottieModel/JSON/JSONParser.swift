/// One pass over the bytes of a JSON text, without recursion or allocation.
///
/// Short strings and numbers, nearly all there are, take a few steps on eight bytes at once; what
/// is longer, at the end of the text, or wrong is read byte by byte by functions of their own.
struct JSONParser {
  typealias Node = JSONDocument.Node

  private let text: UnsafePointer<UInt8>
  private let end: Int
  private let depthLimit: Int
  /// The byte at which reading goes on.
  private(set) var at = 0
  /// Whether all of the text was read.
  private(set) var isAtEnd = false
  /// Whether a string follows the string "x".
  private(set) var hasTextNamedX = false
  /// Open containers.
  private var depth = 0
  /// The innermost open container.
  private var container = 0
  private var isObject = false
  /// Its children so far.
  ///
  /// Those of an open container around it are in the upper half of its node's payload; in the lower
  /// half is the index of the next container outwards.
  private var children = 0

  init(_ text: UnsafeBufferPointer<UInt8>, depthLimit: Int) throws(JSONError) {
    guard let base = text.baseAddress, !text.isEmpty else {
      throw JSONError(.unexpectedEnd, offset: 0)
    }
    self.text = base
    end = text.count
    self.depthLimit = depthLimit
  }

  /// Appends nodes until the text ends, or there is no room for two more.
  ///
  /// - Precondition: `nodes` has room for `capacity` nodes, at least two; `count` of them are there.
  mutating func parse(
    into nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int,
    capacity: Int
  ) throws(JSONError) {
    // Copies, which stay in registers.
    var parser = self
    var position = count
    defer {
      self = parser
      count = position
    }
    if position == 0, end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { parser.at = 3 }
    guard position == 0 || parser.depth > 0 else { return try parser.finish() }
    repeat {
      guard position &+ 2 <= capacity else { return }
      try parser.step(nodes, &position)
    } while parser.depth > 0
    try parser.finish()
  }

  private mutating func finish() throws(JSONError) {
    skipBlanks()
    while at < end, text[at] == 0 { at &+= 1 }
    skipBlanks()
    guard at == end else { throw unexpected("the end of the text") }
    isAtEnd = true
  }

  /// The root, or the continuation of the innermost open container: its end, or another element.
  @inline(__always)
  private mutating func step(
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    try skipBlanksBeforeMore()
    if depth > 0 {
      if text[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        return close(nodes, count)
      }
      if children > 0 {
        guard text[at] == UInt8(ascii: ",") else {
          throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
        }
        at &+= 1
        try skipBlanksBeforeMore()
      }
      children &+= 1
      if isObject { try name(nodes, &count) }
    }
    try value(nodes, &count)
  }

  /// A member's name, the colon and the blanks behind it.
  @inline(__always)
  private mutating func name(
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    guard text[at] == UInt8(ascii: "\"") else { throw unexpected("a member name") }
    try string(nodes, &count)
    let name = nodes[count &- 1].payload
    if nodes[container].mayHaveName(name) { compareNames(nodes, count &- 1) }
    nodes[container].addName(name)
    try skipBlanksBeforeMore()
    guard text[at] == UInt8(ascii: ":") else { throw unexpected("':'") }
    at &+= 1
    try skipBlanksBeforeMore()
  }

  /// Marks the object if a name in it may be that of a member before it.
  ///
  /// Of many members, or where a name has escapes, that is not looked into.
  @inline(never)
  private func compareNames(_ nodes: UnsafeMutablePointer<Node>, _ name: Int) {
    guard !nodes[container].repeatsNames else { return }
    var i = container &+ 1
    var isRepeated = children > 64 || nodes[name].hasEscapes
    while i < name, !isRepeated {
      isRepeated = nodes[i].payload == nodes[name].payload || nodes[i].hasEscapes
      i = nodes[i &+ 1].end(at: i &+ 1)
    }
    if isRepeated { nodes[container].setRepeatsNames() }
  }

  @inline(__always)
  private mutating func value(
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    switch text[at] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(nodes, &count)
    case UInt8(ascii: "["): try open(.array, nodes, &count)
    case UInt8(ascii: "{"): try open(.object, nodes, &count)
    case UInt8(ascii: "\""):
      try string(nodes, &count)
      if count > 1, nodes[count &- 2].isString("x"), nodes[count &- 1].isText {
        hasTextNamedX = true
      }
    case UInt8(ascii: "t"): try word("true", .true, nodes, &count)
    case UInt8(ascii: "f"): try word("false", .false, nodes, &count)
    case UInt8(ascii: "n"): try word("null", .null, nodes, &count)
    default: throw unexpected("a value")
    }
  }

  @inline(__always)
  private mutating func open(
    _ kind: JSONDocument.Kind,
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    guard depth < depthLimit else { throw JSONError(.tooDeep(limit: depthLimit), offset: at) }
    if depth > 0 {
      let outwards = nodes[container].payload & 0xFFFF_FFFF
      nodes[container].setPayload(UInt64(truncatingIfNeeded: children) << 32 | outwards)
    }
    append(.open(kind, at: at, payload: UInt64(truncatingIfNeeded: container)), nodes, &count)
    container = count &- 1
    children = 0
    isObject = kind == .object
    depth &+= 1
    at &+= 1
  }

  @inline(__always)
  private mutating func close(_ nodes: UnsafeMutablePointer<Node>, _ count: Int) {
    let outwards = Int(nodes[container].payload & 0xFFFF_FFFF)
    nodes[container].setPayload(
      UInt64(truncatingIfNeeded: count) << 32 | UInt64(truncatingIfNeeded: children)
    )
    container = outwards
    children = Int(nodes[container].payload >> 32)
    isObject = nodes[container].kind == .object
    depth &-= 1
    at &+= 1
  }

  private mutating func word(
    _ word: StaticString,
    _ kind: JSONDocument.Kind,
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    append(.word(kind, at: at), nodes, &count)
    for i in 0..<word.utf8CodeUnitCount {
      guard at < end else { throw JSONError(.unexpectedEnd, offset: at) }
      guard text[at] == word.utf8Start[i] else { throw unexpected("\(word)") }
      at &+= 1
    }
  }

  @inline(__always)
  private mutating func append(
    _ node: Node,
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) {
    (nodes + count).initialize(to: node)
    count &+= 1
  }

  @inline(__always)
  private mutating func number(
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    let isNegative = text[at] == UInt8(ascii: "-")
    let first = isNegative ? at &+ 1 : at
    if first &+ 8 <= end, let short = JSONNumber(JSONWord(text + first)) {
      let past = first &+ short.count
      let value = isNegative ? -short.value : short.value
      append(.number(at: at, count: past &- at, value), nodes, &count)
      at = past
    } else {
      let long = try JSONNumber.long(text, from: at, end: end)
      append(long.node, nodes, &count)
      at = long.past
    }
  }

  @inline(__always)
  private mutating func string(
    _ nodes: UnsafeMutablePointer<Node>,
    _ count: inout Int
  ) throws(JSONError) {
    let start = at &+ 1
    if start &+ 8 <= end {
      let word = JSONWord(text + start)
      let length = word.plainCount
      if length < 8, word[length] == UInt8(ascii: "\"") {
        append(.string(at: start, bytes: word.first(length)), nodes, &count)
        at = start &+ length &+ 1
        return
      }
    }
    let long = try JSONString.long(text, from: start, end: end)
    append(long.node, nodes, &count)
    at = long.past
  }

  /// Passes over blanks, behind which something must follow.
  @inline(__always)
  private mutating func skipBlanksBeforeMore() throws(JSONError) {
    if at < end, text[at] > 0x20 { return }
    skipBlanks()
    guard at < end else { throw JSONError(.unexpectedEnd, offset: at) }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    if at < end, text[at] <= 0x20 { at = JSONParser.pastBlanks(text, from: at, end: end) }
  }

  @inline(never)
  private static func pastBlanks(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    end: Int
  ) -> Int {
    var at = start
    while at < end, text[at] <= 0x20,
      text[at] == 0x20 || text[at] == 0x0A || text[at] == 0x0D || text[at] == 0x09
    {
      at &+= 1
      // Indentation.
      while at + 8 <= end, JSONWord(text + at).bits == JSONWord.all(0x20) { at += 8 }
    }
    return at
  }

  @inline(never)
  private func unexpected(_ expected: String) -> JSONError {
    at < end
      ? JSONError(.unexpected(byte: text[at], expected: expected), offset: at)
      : JSONError(.unexpectedEnd, offset: at)
  }
}
