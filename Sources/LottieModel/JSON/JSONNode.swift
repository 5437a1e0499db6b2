extension JSONDocument {
  /// The kind of a value; containers last.
  @usableFromInline
  enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, array, object
  }

  /// A value, or the name of a member: where it is, and what of it fits into 16 bytes.
  @usableFromInline
  struct Node: Sendable {
    /// Byte offset of the first byte; for strings, of that after the quotation mark.
    let offset: UInt32
    let kind: Kind
    /// Bytes of a number's text, unless ``payload`` counts them; of an object, 1 if names may be repeated.
    private var length: UInt8
    /// Of an object: the marks of the names that its members have.
    private(set) var names: UInt16 = 0
    /// Further content, by the kind.
    ///
    /// - a string of up to 8 bytes: the bytes, the first one lowest, zeros above them;
    /// - other strings: ``Node/long`` or ``Node/escaped``, and the number of bytes;
    /// - a number: the value's bits, or ``Node/unread`` and the number of bytes;
    /// - a container: the number of its children, and above it the index past the last descendant.
    private(set) var payload: UInt64

    // Neither of them is the eighth byte of a string: UTF-8 has no such bytes.
    /// Marks a string of more than 8 bytes.
    static let long: UInt64 = 0xFF << 56
    /// Marks a string with a backslash, which must be decoded.
    static let escaped: UInt64 = 0xFE << 56
    /// Marks a number that is decoded when it is used; as a value it would be NaN, which no text is.
    static let unread: UInt64 = 0x7FF8 << 48

    @inline(__always)
    private init(_ kind: Kind, at offset: Int, length: Int = 0, _ payload: UInt64) {
      self.offset = UInt32(truncatingIfNeeded: offset)
      self.kind = kind
      self.length = UInt8(truncatingIfNeeded: length)
      self.payload = payload
    }
  }
}

extension JSONDocument.Node {
  /// `null`, `true` or `false`.
  @inline(__always)
  static func word(_ kind: JSONDocument.Kind, at offset: Int) -> Self { Self(kind, at: offset, 0) }

  /// A container that is not at its end yet; `payload` is the parser's.
  @inline(__always)
  static func open(_ kind: JSONDocument.Kind, at offset: Int, payload: UInt64) -> Self {
    Self(kind, at: offset, payload)
  }

  /// A string of up to 8 bytes without a backslash.
  @inline(__always)
  static func string(at offset: Int, bytes: UInt64) -> Self { Self(.string, at: offset, bytes) }

  /// A string that is longer, or has a backslash.
  @inline(__always)
  static func string(at offset: Int, count: Int, hasEscapes: Bool) -> Self {
    Self(.string, at: offset, UInt64(count) | (hasEscapes ? escaped : long))
  }

  /// A number whose value is known; its text has up to 255 bytes.
  @inline(__always)
  static func number(at offset: Int, count: Int, _ value: Double) -> Self {
    Self(.number, at: offset, length: count, value.bitPattern)
  }

  /// A number that is decoded when it is used.
  @inline(__always)
  static func unreadNumber(at offset: Int, count: Int) -> Self {
    Self(.number, at: offset, UInt64(count) | unread)
  }

  /// Sets the payload of a container, which is the parser's until its end.
  @inline(__always)
  mutating func setPayload(_ value: UInt64) { payload = value }

  /// Marks the name of a member by the payload of its node.
  @inline(__always)
  mutating func addName(_ payload: UInt64) { names |= JSONName.mark(payload) }

  /// Whether a member may have the name of a payload.
  @inline(__always)
  func mayHaveName(_ payload: UInt64) -> Bool { names & JSONName.mark(payload) != 0 }

  /// Marks an object in which a name may be repeated.
  mutating func setRepeatsNames() { length = 1 }

  /// Of an object: whether a name may be repeated.
  @inline(__always)
  var repeatsNames: Bool { length != 0 }

  @inline(__always)
  var isContainer: Bool { kind.rawValue >= JSONDocument.Kind.array.rawValue }

  /// Whether a string has a backslash.
  @inline(__always)
  var hasEscapes: Bool { kind == .string && payload >> 56 == Self.escaped >> 56 }

  /// Whether it is a string that is not empty.
  @inline(__always)
  var isText: Bool { kind == .string && payload != 0 }

  /// Whether it is a string of up to 8 bytes without a backslash, and this one.
  @inline(__always)
  func isString(_ name: JSONName) -> Bool { kind == .string && payload == name.key }

  /// Bytes, for numbers and strings; children, for containers (a member counts as one).
  @inline(__always)
  var count: Int {
    switch kind {
    case .null, .true, .false: return 0
    case .array, .object: return Int(UInt32(truncatingIfNeeded: payload))
    case .number: return unreadCount ?? Int(length)
    case .string:
      let isShort = payload < Self.escaped
      return isShort
        ? (64 - payload.leadingZeroBitCount + 7) / 8 : Int(UInt32(truncatingIfNeeded: payload))
    }
  }

  /// The value of a number unless it is still to be decoded; then NaN.
  @inline(__always)
  var value: Double { Double(bitPattern: payload) }

  /// Bytes of a number that is still to be decoded; nil for others.
  @inline(__always)
  private var unreadCount: Int? {
    value.isNaN ? Int(UInt32(truncatingIfNeeded: payload)) : nil
  }

  /// The index just past the last descendant of the node at an index.
  @inline(__always)
  func end(at index: Int) -> Int { isContainer ? Int(payload >> 32) : index + 1 }
}

/// The name of a member, as a number where it has up to 8 bytes, so that a comparison is one step.
///
/// Those of the format have names in `Schema/MemberNames.swift`.
public struct JSONName: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name as the document writes it.
  package let text: StaticString
  /// The payload of a node with such a name.
  let key: UInt64

  @inline(__always)
  init(_ text: StaticString) {
    self.text = text
    let count = text.utf8CodeUnitCount
    var key: UInt64 = 0
    if count <= 8 {
      for i in 0..<count { key |= UInt64(text.utf8Start[i]) << UInt64(8 * i) }
    } else {
      key = UInt64(count) | JSONDocument.Node.long
    }
    self.key = key
  }

  /// Creates a name, as a document writes it.
  @inline(__always)
  public init(stringLiteral text: StaticString) { self.init(text) }

  /// The name as the document writes it.
  public var description: String { "\(text)" }

  /// One of sixteen bits for a name of up to 8 bytes, all of them for others.
  ///
  /// An object without the mark of a name does not have it. The factor is that of 60,000 random ones
  /// by which the names that readers look for in vain fall least often on the bits of those that
  /// exporters write beside them: 2 of 100 times, 38 by the golden ratio.
  @inline(__always)
  static func mark(_ key: UInt64) -> UInt16 {
    guard key < JSONDocument.Node.escaped else { return .max }
    return 1 &<< UInt16(truncatingIfNeeded: (key &* 0x8A01_9151_627A_0EFF) >> 60)
  }

  /// The bytes of a name of up to 8 bytes.
  static func bytes(of key: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: key >> (8 * $0)) }.filter { $0 != 0 }
  }

  /// Whether the key is all of the name.
  @inline(__always)
  var isShort: Bool { key < JSONDocument.Node.escaped }
}
