/// Writes JSON text: compact, members in order, the shortest form of numbers.
public struct JSONWriter {
  /// The text written so far, UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer without any text yet.
  public init() {}

  /// A value as JSON text without whitespace.
  public static func bytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  /// Appends a value's JSON text, without blanks.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .number(let value): raw(JSONWriter.text(value))
    case .string(let value): string(value)
    case .array(let array):
      list("[", "]", array) { writer, value in writer.write(value) }
    case .object(let object):
      list("{", "}", object) { writer, member in
        writer.string(member.key)
        writer.raw(":")
        writer.write(member.value)
      }
    }
  }

  /// Appends the value under a cursor, numbers and strings as written there.
  mutating func write(_ cursor: JSONCursor) {
    switch cursor.node.kind {
    case .null: raw("null")
    case .true: raw("true")
    case .false: raw("false")
    case .number: bytes.append(contentsOf: cursor.numberText)
    case .string: quoted(cursor.rawString)
    case .array:
      list("[", "]", cursor.elements) { writer, value in writer.write(value) }
    case .object:
      list("{", "}", MemberCursors(cursor)) { writer, member in
        writer.quoted(member.name.rawString)
        writer.raw(":")
        writer.write(member.value)
      }
    }
  }

  /// A value as JSON text.
  package static func text(_ value: JSONValue) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }

  /// The text of a number: integers without a point; infinities and NaN as null, as JSON has
  /// neither.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  private mutating func list<S: Sequence>(
    _ open: StaticString,
    _ close: StaticString,
    _ elements: S,
    _ body: (inout JSONWriter, S.Element) -> Void
  ) {
    raw("\(open)")
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      body(&self, element)
    }
    raw("\(close)")
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func quoted(_ raw: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: raw)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      case 0..<0x20:
        raw("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONCursor {
  /// The members of an object, names undecoded; empty for everything else.
  package var memberCursors: MemberCursors { MemberCursors(self) }
}

/// The members of an object, names undecoded.
package struct MemberCursors: Sequence, IteratorProtocol {
  let cursor: JSONCursor
  var at: Int

  init(_ cursor: JSONCursor) {
    self.cursor = cursor
    at = cursor.isObject ? cursor.index + 1 : cursor.end
  }

  /// The next member.
  package mutating func next() -> (name: JSONCursor, value: JSONCursor)? {
    guard at < cursor.end else { return nil }
    let member = (cursor.at(at), cursor.at(at + 1))
    at = member.1.end
    return member
  }
}

extension JSONDocument {
  /// The text without whitespace; numbers and strings as they were written.
  public var compactBytes: [UInt8] {
    withRoot { root in
      var writer = JSONWriter()
      writer.write(root)
      return writer.bytes
    }
  }
}
