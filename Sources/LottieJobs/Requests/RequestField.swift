package import LottieKit

/// The values that an option takes.
package enum OptionForm: Sendable {
  /// True or false.
  case flag
  /// True or false, with `no-` before the name for the opposite.
  case invertible
  /// A text or a number; the last of several counts.
  case value
  /// Any number of texts.
  case list
  /// A value that is an argument of the command and not an option.
  case operand
}

/// An option of a command as a member of its request, under the option's long name.
package struct RequestField<Request>: Sendable {
  /// The long name of the option.
  package let name: String
  /// The values it takes.
  package let form: OptionForm
  private let read: @Sendable (JSONValue, inout Request) throws -> Void
  private let write: @Sendable (Request) -> JSONValue

  /// Creates a field with its own way of reading and writing JSON.
  package init(
    _ name: String,
    _ form: OptionForm,
    read: @escaping @Sendable (JSONValue, inout Request) throws -> Void,
    write: @escaping @Sendable (Request) -> JSONValue
  ) {
    (self.name, self.form, self.read, self.write) = (name, form, read, write)
  }

  /// A member that is true or false.
  package static func flag(
    _ name: String,
    _ path: any WritableKeyPath<Request, Bool> & Sendable,
    _ form: OptionForm = .flag
  ) -> RequestField {
    RequestField(name, form) { value, request in
      guard case .bool(let isOn) = value else {
        guard let word = try OptionWords.words(value, name).first else { return }
        throw Failure(
          .usage,
          "The option '--\(name)' does not take any value, but '\(word)' was specified."
        )
      }
      request[keyPath: path] = isOn
    } write: {
      .bool($0[keyPath: path])
    }
  }

  /// A member with one value.
  package static func value<Value: OptionText>(
    _ name: String,
    _ path: any WritableKeyPath<Request, Value> & Sendable,
    _ form: OptionForm = .value
  ) -> RequestField {
    RequestField(name, form) { json, request in
      for word in try OptionWords.words(json, name) {
        request[keyPath: path] = try OptionWords.value(word, name)
      }
    } write: {
      OptionWords.json($0[keyPath: path])
    }
  }

  /// A member with one value.
  package static func value<Value: OptionText>(
    _ name: String,
    _ path: any WritableKeyPath<Request, Value?> & Sendable,
    _ form: OptionForm = .value
  ) -> RequestField {
    RequestField(name, form) { json, request in
      for word in try OptionWords.words(json, name) {
        let value: Value = try OptionWords.value(word, name)
        request[keyPath: path] = value
      }
    } write: {
      $0[keyPath: path].map(OptionWords.json) ?? .null
    }
  }

  /// A member with any number of texts.
  package static func list(
    _ name: String,
    _ path: any WritableKeyPath<Request, [String]> & Sendable,
    _ form: OptionForm = .list
  ) -> RequestField {
    RequestField(name, form) { json, request in
      request[keyPath: path] += try OptionWords.words(json, name)
    } write: {
      .array($0[keyPath: path].map(JSONValue.string))
    }
  }

  /// Sets the member of a request; null changes nothing.
  fileprivate func set(_ value: JSONValue, in request: inout Request) throws {
    try read(value, &request)
  }

  fileprivate func json(of request: Request) -> JSONValue { write(request) }

  /// The field of a request that has this one as a part.
  package func within<Outer>(
    _ path: any WritableKeyPath<Outer, Request> & Sendable
  ) -> RequestField<Outer> {
    RequestField<Outer>(name, form) { value, outer in
      try read(value, &outer[keyPath: path])
    } write: {
      write($0[keyPath: path])
    }
  }
}

/// The fields of a request, by name.
package struct RequestFields<Request>: Sendable {
  /// The fields, in their order.
  package let all: [RequestField<Request>]
  private let indices: [String: Int]

  /// Creates fields with different names.
  package init(_ all: [RequestField<Request>]) {
    self.all = all
    indices = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) })
  }

  /// The fields of a part as fields of what it is a part of.
  package func within<Outer>(
    _ path: any WritableKeyPath<Outer, Request> & Sendable
  ) -> [RequestField<Outer>] {
    all.map { $0.within(path) }
  }

  /// The field of a name.
  package subscript(_ name: String) -> RequestField<Request>? { indices[name].map { all[$0] } }

  /// Sets what the members of a JSON object say.
  ///
  /// - Parameters:
  ///   - members: Values by the names of options.
  ///   - request: The request to change.
  ///   - isTask: Whether operands are unknown, and `quiet` says nothing.
  /// - Throws: ``Failure`` for an unknown member and a value of the wrong kind.
  package func read(
    _ members: OrderedDictionary<String, JSONValue>,
    into request: inout Request,
    isTask: Bool = false
  ) throws {
    for (name, value) in members where !isTask || name != "quiet" {
      if let field = self[name], !isTask || field.form != .operand {
        try field.set(value, in: &request)
      } else if name.hasPrefix("no-"), let field = self[String(name.dropFirst(3))],
        field.form == .invertible
      {
        // False says nothing, as it does of any flag that is off already.
        if value != .bool(false), value != .null {
          try field.set(value == .bool(true) ? .bool(false) : value, in: &request)
        }
      } else if value != .null {
        throw unknown(name)
      }
    }
  }

  /// The members that differ from those of another request.
  package func members(
    of request: Request,
    unlike other: Request
  ) -> OrderedDictionary<String, JSONValue> {
    var members: OrderedDictionary<String, JSONValue> = [:]
    for field in all {
      let value = field.json(of: request)
      if value != field.json(of: other) { members[field.name] = value }
    }
    return members
  }

  private func unknown(_ name: String) -> Failure {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
    guard isName else { return Failure(.usage, "there is no option \"\(name)\"") }
    let names = all.filter { $0.form != .operand }.map(\.name)
    let near = NearestNames.near(name, among: names).first
    return Failure(
      .usage,
      "Unknown option '--\(name)'" + (near.map { ". Did you mean '--\($0)'?" } ?? "")
    )
  }
}

/// JSON values as the texts of options.
package enum OptionWords {
  /// The texts of a value: one, or those of an array or object; none of null.
  ///
  /// Members of an object are `NAME=VALUE`.
  static func words(_ value: JSONValue, _ name: String) throws -> [String] {
    switch value {
    case .null: []
    case .bool: throw Failure(.usage, "Missing value for '--\(name)'")
    case .object(let members):
      try members.flatMap { key, value in try listed(value, name).map { "\(key)=\($0)" } }
    default: try listed(value, name)
    }
  }

  /// A string or number, or an array of them.
  static func listed(_ value: JSONValue, _ name: String) throws -> [String] {
    switch value {
    case .string(let text): return [text]
    case .number(let number): return [Words.exact(number)]
    case .array(let elements): return try elements.flatMap { try listed($0, name) }
    default: throw Failure(.usage, "\"\(name)\": expected a string, a number or a list of them")
    }
  }

  /// The members of an object of strings.
  static func members(
    _ value: JSONValue,
    _ name: String
  ) throws -> [(name: String, text: String)] {
    try (value.memberList ?? []).map { member in
      guard case .string(let text) = member.value else {
        throw Failure(.usage, "\"\(name)\": the value of \"\(member.name)\" must be a string")
      }
      return (member.name, text)
    }
  }

  fileprivate static func value<Value: OptionText>(_ word: String, _ name: String) throws -> Value {
    if let value = Value(text: word) { return value }
    let known = Value.allTexts.map { "'\($0)'" }
    throw Failure(
      .usage,
      "The value '\(word)' is invalid for '--\(name)'"
        + (known.isEmpty ? "" : ". Please provide one of \(Words.series(known, "or")).")
    )
  }

  fileprivate static func json(_ value: some OptionText) -> JSONValue {
    switch value {
    case let number as Int: .number(Double(number))
    case let number as Double: .number(number)
    default: .string(value.text)
    }
  }
}
