import LottieModel

/// Changes of a document's text that leave all other bytes as they are.
struct DocumentChanges {
  private let document: JSONDocument
  /// What comes in place of values, by their first byte.
  private var replaced: [Int: TextSplice] = [:]
  /// New members, by the first byte of their object.
  private var added: [Int: (isEmpty: Bool, members: [(name: String, value: [UInt8])])] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// Whether nothing changes.
  var isEmpty: Bool { replaced.isEmpty && added.isEmpty }

  /// Puts a text in place of a value.
  mutating func replace(_ cursor: JSONCursor, by text: [UInt8]) {
    let range = document.range(of: cursor)
    replaced[range.lowerBound] = TextSplice(range, text)
  }

  /// Sets a member of an object; a new one comes first.
  mutating func set(_ name: String, of object: JSONCursor, to text: [UInt8]) {
    guard object.isObject else { return }
    if let old = object.member(named: name) { return replace(old, by: text) }
    let start = document.range(of: object).lowerBound
    added[start, default: (object.count == 0, [])].members.append((name, text))
  }

  /// Adds a member to an object, behind all others.
  mutating func append(_ name: String, to object: JSONCursor, _ text: [UInt8]) {
    let end = document.range(of: object).upperBound - 1
    let comma = object.count == 0 ? [] : [UInt8(ascii: ",")]
    let member = JSONWriter.bytes(.string(name)) + [UInt8(ascii: ":")] + text
    replaced[end] = TextSplice(end..<end, comma + member)
  }

  /// The text with the changes.
  var bytes: [UInt8] {
    let inserted = added.map { start, change in
      let members = change.members.map { name, value in
        JSONWriter.bytes(.string(name)) + [UInt8(ascii: ":")] + value
      }
      let text = Array(members.joined(separator: [UInt8(ascii: ",")]))
      return TextSplice(
        start + 1..<start + 1,
        change.isEmpty ? text : text + [UInt8(ascii: ",")]
      )
    }
    let all = (replaced.values + inserted).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return document.bytes.spliced(all)
  }
}
