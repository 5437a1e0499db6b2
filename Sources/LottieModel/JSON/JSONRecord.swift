package import OrderedCollections

/// A value that the program writes as JSON, with the form that it has.
package protocol JSONWritable: SendableMetatype {
  /// The JSON Schema of all values, draft 2020-12.
  static var schema: JSONValue { get }
  /// The value.
  var json: JSONValue { get }
}

/// An object that the program writes as JSON: one list of members makes both what is written and its schema.
package protocol JSONRecord: JSONWritable {
  /// The members, in the order in which they are written.
  static var members: [JSONMember<Self>] { get }
}

/// A member of an object.
package struct JSONMember<Owner>: Sendable {
  /// Its name.
  package let name: String
  /// The form of its value.
  package let schema: JSONValue
  fileprivate let isRequired: Bool
  /// Its value; nil where it is left out.
  package let value: @Sendable (Owner) -> JSONValue?

  /// Creates a member that is always there.
  package init<Value: JSONWritable>(
    _ name: String,
    _ summary: String,
    _ value: @escaping @Sendable (Owner) -> Value
  ) {
    self.name = name
    schema = Value.schema.described(summary)
    isRequired = true
    self.value = { value($0).json }
  }

  fileprivate init(
    _ name: String,
    _ schema: JSONValue,
    isRequired: Bool,
    _ value: @escaping @Sendable (Owner) -> JSONValue?
  ) {
    (self.name, self.schema, self.isRequired, self.value) = (name, schema, isRequired, value)
  }

  /// Creates a member that is left out where there is no value.
  package static func optional<Value: JSONWritable>(
    _ name: String,
    _ summary: String,
    _ value: @escaping @Sendable (Owner) -> Value?
  ) -> JSONMember {
    JSONMember(name, Value.schema.described(summary), isRequired: false) { value($0)?.json }
  }
}

extension JSONMember {
  /// Creates a member that is left out where there is no value, and has a form of its own elsewhere.
  package static func optional(
    _ name: String,
    _ summary: String,
    _ schema: JSONValue,
    _ value: @escaping @Sendable (Owner) -> JSONValue?
  ) -> JSONMember {
    JSONMember(name, schema.described(summary), isRequired: false, value)
  }

  /// The same member of an object that has the owner.
  package func within<Other>(
    _ owner: @escaping @Sendable (Other) -> Owner
  ) -> JSONMember<Other> {
    JSONMember<Other>(name, schema, isRequired: isRequired) { value(owner($0)) }
  }
}

extension JSONRecord {
  /// An object that has at least the members.
  package static var schema: JSONValue { JSONValue(memberList: objectSchema(of: members)) }

  /// The object.
  package var json: JSONValue { object(of: Self.members) }

  fileprivate static func objectSchema(of members: [JSONMember<Self>]) -> [(String, JSONValue)] {
    [
      ("type", .string("object")),
      ("properties", JSONValue(memberList: members.map { ($0.name, $0.schema) })),
      ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
    ]
  }

  fileprivate func object(of members: [JSONMember<Self>]) -> JSONValue {
    JSONValue(
      memberList: members.compactMap { member in member.value(self).map { (member.name, $0) } }
    )
  }
}

/// All that a command writes for `--format json`.
package protocol JSONOutput: JSONRecord {
  /// The name of its schema: that of the command, with an option that changes the form.
  static var schemaName: String { get }
  /// The command that writes it.
  static var command: String { get }
  /// One sentence without a full stop.
  static var summary: String { get }
  /// The number of the form, which grows when a member goes or changes its meaning; nil for a line of many.
  static var formVersion: Int? { get }
}

extension JSONOutput {
  package static var command: String { schemaName }

  /// The first form.
  package static var formVersion: Int? { 1 }

  /// A schema that stands alone.
  package static var schema: JSONValue {
    JSONValue(
      memberList: [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("lottie \(command)")), ("description", .string(summary)),
      ] + objectSchema(of: versionMember + members)
    )
  }

  /// The object, with its version.
  package var json: JSONValue { object(of: Self.versionMember + Self.members) }

  private static var versionMember: [JSONMember<Self>] {
    guard let version = formVersion else { return [] }
    let schema = JSONValue(members: ["const": version.json])
    return [
      JSONMember("version", schema.described("Version of this form"), isRequired: true) { _ in
        version.json
      }
    ]
  }
}

extension JSONValue {
  fileprivate func described(_ summary: String) -> JSONValue {
    JSONValue(
      memberList: [("description", .string(summary))]
        + (memberList ?? []).map { ($0.name, $0.value) }
    )
  }

  fileprivate static func type(_ name: String) -> JSONValue {
    JSONValue(members: ["type": .string(name)])
  }
}

/// What was made of a value before, so that the value need not be kept.
package struct Written<Value: JSONWritable>: JSONWritable {
  package let json: JSONValue

  /// Takes what a value of the type has given.
  package init(_ json: JSONValue) { self.json = json }

  package static var schema: JSONValue { Value.schema }
}

extension JSONValue: JSONWritable {
  /// Any value.
  package static var schema: JSONValue { JSONValue(members: [:]) }
  /// Itself.
  package var json: JSONValue { self }
}

extension String: JSONWritable {
  /// A string.
  package static var schema: JSONValue { .type("string") }
  /// The string.
  package var json: JSONValue { .string(self) }
}

extension Bool: JSONWritable {
  /// A boolean.
  package static var schema: JSONValue { .type("boolean") }
  /// The boolean.
  package var json: JSONValue { .bool(self) }
}

extension Int: JSONWritable {
  /// A whole number.
  package static var schema: JSONValue { .type("integer") }
  /// The number.
  package var json: JSONValue { .number(Double(self)) }
}

extension Double: JSONWritable {
  /// A number.
  package static var schema: JSONValue { .type("number") }
  /// The number; infinity and NaN are `null`, for which a record has an optional.
  package var json: JSONValue { .number(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// The schema of the value, or `null`.
  package static var schema: JSONValue {
    guard case .object(let schema) = Wrapped.schema, let type = schema["type"], schema.count == 1
    else { return JSONValue(members: ["anyOf": .array([Wrapped.schema, .type("null")])]) }
    return JSONValue(members: ["type": .array((type.elements ?? [type]) + [.string("null")])])
  }
  /// The value, or `null`.
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// An array.
  package static var schema: JSONValue {
    JSONValue(members: ["type": .string("array"), "items": Element.schema])
  }
  /// The elements.
  package var json: JSONValue { .array(map(\.json)) }
}

extension OrderedDictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// An object with any names.
  package static var schema: JSONValue {
    JSONValue(members: ["type": .string("object"), "additionalProperties": Value.schema])
  }
  /// The members.
  package var json: JSONValue { JSONValue(memberList: map { ($0.key, $0.value.json) }) }
}

extension JSONWritable where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// One of the names.
  package static var schema: JSONValue {
    JSONValue(members: ["enum": .array(allCases.map { .string($0.rawValue) })])
  }
  /// The name.
  package var json: JSONValue { .string(rawValue) }
}
