/// Checks a document against the schema as strictly as dotLottie's player reads it: one value of the
/// wrong type refuses the whole text; unknown members do not count.
struct StrictReading {
  /// Limits on a manifest, a theme or a state machine.
  enum Limit {
    /// Bytes of the text.
    static let bytes = 16 << 20
    /// Nested objects and arrays, as in the player.
    static let depth = 128
    /// Objects of the format.
    static let objects = 100_000
    /// Defects that are listed.
    static let defects = 100
  }

  /// The defects, in the order in which they were found.
  private(set) var defects: [(kind: ContainerDefect.Kind, location: JSONLocation)] = []
  private var objects = 0

  /// Parses a text, and checks its root.
  ///
  /// `check`: Further checks, made if the text has the form of the schema.
  static func document(
    _ bytes: [UInt8],
    _ family: ObjectFamily,
    _ check: (JSONCursor, inout StrictReading) -> Void = { _, _ in }
  ) throws(ContainerDefects) -> JSONDocument {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw ContainerDefects(.byteOrderMark, offset: 0, in: bytes)
    }
    var limits = JSONDocument.Limits()
    (limits.size, limits.depth) = (Limit.bytes, Limit.depth)
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, limits: limits)
    } catch {
      throw ContainerDefects(.notJSON(error.reason), offset: error.offset, in: bytes)
    }
    var reading = StrictReading()
    document.withRoot { root in
      reading.object(root, family)
      if reading.defects.isEmpty { check(root, &reading) }
    }
    guard reading.defects.isEmpty else { throw ContainerDefects(reading.defects, in: document) }
    return document
  }

  /// Notes a defect.
  mutating func add(_ kind: ContainerDefect.Kind, _ cursor: JSONCursor) {
    guard defects.count < Limit.defects else { return }
    defects.append((kind, cursor.location))
  }

  private mutating func object(_ cursor: JSONCursor, _ family: ObjectFamily) {
    guard cursor.isObject else { return wrong(cursor, "an object") }
    objects += 1
    guard objects <= Limit.objects else {
      if objects == Limit.objects + 1 { add(.tooMany(limit: Limit.objects), cursor) }
      return
    }
    guard let kind = family.kind(of: cursor) else { return unknown(cursor, family) }
    for member in kind.members {
      guard let value = cursor[member.key] else {
        // For the player null is missing.
        if case .required = member.presence { add(.missing(member: "\(member.key)"), cursor) }
        continue
      }
      check(value, member)
    }
  }

  /// An object whose type is missing, or not known.
  private mutating func unknown(_ cursor: JSONCursor, _ family: ObjectFamily) {
    guard let type = cursor[.containerType] else {
      return add(.missing(member: "\(JSONName.containerType)"), cursor)
    }
    guard let word = type.string else { return wrong(type, "a string") }
    let known = family.kinds.compactMap { kind -> String? in
      if case .text(let type) = kind.type { type } else { nil }
    }
    add(.unknownWord(word, known: known), type)
  }

  private mutating func check(_ value: JSONCursor, _ member: Member) {
    switch member.value {
    case .number: if !value.isNumber { wrong(value, "a number") }
    case .integer: integer(value, member)
    case .boolean: if !value.isBoolean { wrong(value, "true or false") }
    case .text: if !value.isString { wrong(value, "a string") }
    case .character(let words):
      guard let word = value.string else { return wrong(value, "a string") }
      if !words.contains(word) { add(.unknownWord(word, known: words), value) }
    case .operand(let types):
      if !types.contains(value) { wrong(value, types.words) }
    case .numbers: list(value, member, "a number", \.isNumber)
    case .numberOrNumbers: if !value.isNumber { list(value, member, "a number", \.isNumber) }
    case .texts: list(value, member, "a string", \.isString)
    case .object(let family): object(value, family)
    case .list(let family):
      guard value.isArray else { return wrong(value, "an array") }
      for element in value.elements { object(element, family) }
    case .property, .position, .flag, .identifier, .hexColor, .rgb, .choice, .oneOf, .dictionary,
      .any:
      break
    }
  }

  private mutating func integer(_ value: JSONCursor, _ member: Member) {
    guard let number = value.double else { return wrong(value, "an integer") }
    guard number == number.rounded(), number >= 0, number <= Double(UInt32.max) else {
      return wrong(value, "an integer of 0…4294967295")
    }
  }

  private mutating func list(
    _ value: JSONCursor,
    _ member: Member,
    _ element: String,
    _ isElement: (JSONCursor) -> Bool
  ) {
    guard value.isArray else { return wrong(value, "an array") }
    if let count = member.elementCount, value.count != count {
      add(.wrongCount(expected: count, found: value.count), value)
    }
    for found in value.elements where !isElement(found) { wrong(found, element) }
  }

  private mutating func wrong(_ cursor: JSONCursor, _ expected: String) {
    add(.wrongType(expected: expected, found: cursor.typeText), cursor)
  }
}

extension OperandTypes {
  fileprivate func contains(_ value: JSONCursor) -> Bool {
    contains(.number) && value.isNumber || contains(.text) && value.isString
      || contains(.boolean) && value.isBoolean
  }

  fileprivate var words: String {
    let all: [(OperandTypes, String)] = [
      (.number, "a number"), (.text, "a string"), (.boolean, "true or false"),
    ]
    return Words.series(all.filter { contains($0.0) }.map(\.1), "or")
  }
}

extension JSONCursor {
  fileprivate var isBoolean: Bool { node.kind == .true || node.kind == .false }

  /// The type, or for numbers the text.
  fileprivate var typeText: String {
    switch node.kind {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: String(decoding: numberText, as: UTF8.self)
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONCursor {
  /// The elements of a list that are strings.
  var strings: [String] { elements.compactMap(\.string) }

  /// The objects of a member, read one by one; none where it is missing.
  func read<Value>(_ name: JSONName, _ value: (JSONCursor) -> Value?) -> [Value] {
    self[name]?.elements.compactMap(value) ?? []
  }
}
