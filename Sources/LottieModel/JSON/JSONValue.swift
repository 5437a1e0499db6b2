public import OrderedCollections

/// A standalone JSON value, members in order.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as a `Double`; infinity and NaN are written as `null`.
  case number(Double)
  /// A string, its escapes resolved.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// An object; of duplicate members the last counts, as in ``JSONCursor``.
  case object(OrderedDictionary<String, JSONValue>)

  /// Copies the value under a cursor, with all its descendants.
  public init(_ cursor: JSONCursor) {
    switch cursor.node.kind {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .number: self = .number(cursor.double ?? 0)
    case .string: self = .string(cursor.string ?? "")
    case .array: self = .array(cursor.elements.map(JSONValue.init))
    case .object:
      var object = OrderedDictionary<String, JSONValue>(minimumCapacity: cursor.count)
      for (name, value) in cursor.members { object[name] = JSONValue(value) }
      self = .object(object)
    }
  }

  /// Creates an object of these members, in order.
  package init(members: KeyValuePairs<String, JSONValue>) {
    self.init(memberList: members.map { ($0.key, $0.value) })
  }

  /// Creates an object of these members, in order; of duplicate members the first counts.
  package init(memberList: [(String, JSONValue)]) {
    self = .object(OrderedDictionary(memberList) { first, _ in first })
  }

  /// The members of an object in order; nil for everything else.
  package var memberList: [(name: String, value: JSONValue)]? {
    guard case .object(let object) = self else { return nil }
    return object.map { ($0.key, $0.value) }
  }

  /// A string; nil for everything else.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for everything else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A number; nil for everything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value of an object's member; nil when it is missing or this is not an object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }

  /// The value of a member of the format.
  package subscript(_ name: JSONName) -> JSONValue? { self["\(name)"] }
}

extension OrderedDictionary<String, JSONValue> {
  /// The value of a member of the format.
  package subscript(_ name: JSONName) -> JSONValue? {
    get { self["\(name)"] }
    set { self["\(name)"] = newValue }
  }
}

extension JSONValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any JSON-like value.
  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      var object = OrderedDictionary<String, JSONValue>()
      for name in members.allKeys {
        object[name.stringValue] = try members.decode(JSONValue.self, forKey: name)
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let value = try? single.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var members = encoder.container(keyedBy: Name.self)
      for (name, value) in object { try members.encode(value, forKey: Name(stringValue: name)) }
    case .array(let array):
      var elements = encoder.unkeyedContainer()
      for value in array { try elements.encode(value) }
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .bool(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    case .number(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    case .string(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    }
  }
}
