import LottieKit

/// An argument of a tool.
struct ToolArgument: Sendable {
  /// The values that it takes.
  enum Form: Sendable {
    /// The name of a file in the folder, or of a new one.
    case input, output
    case text
    /// Texts, or one.
    case texts
    case flag
    case number(ClosedRange<Int>)
    /// An object of values by keypath.
    case values
  }

  let name: String
  let form: Form
  let summary: String
  var isRequired = false

  static func required(_ name: String, _ form: Form, _ summary: String) -> ToolArgument {
    ToolArgument(name: name, form: form, summary: summary, isRequired: true)
  }

  static func optional(_ name: String, _ form: Form, _ summary: String) -> ToolArgument {
    ToolArgument(name: name, form: form, summary: summary)
  }

  /// Its JSON Schema.
  var schema: JSONValue {
    var members: [(String, JSONValue)] = [("description", .string(summary))]
    switch form {
    case .input, .output, .text: members.append(("type", .string("string")))
    case .texts:
      members.append(("type", .string("array")))
      members.append(("items", JSONValue(members: ["type": .string("string")])))
    case .flag: members.append(("type", .string("boolean")))
    case .number(let range):
      members.append(("type", .string("integer")))
      members.append(("minimum", range.lowerBound.json))
      members.append(("maximum", range.upperBound.json))
    case .values: members.append(("type", .string("object")))
    }
    return JSONValue(memberList: members)
  }

  /// A value as requests take it.
  ///
  /// - Throws: ``Failure`` for a value of another kind, and a file outside of the folder.
  func checked(_ value: JSONValue) throws -> JSONValue {
    switch (form, value) {
    case (.input, .string(let name)): return .string(try ToolFolder.input(name))
    case (.output, .string(let name)): return .string(try ToolFolder.output(name))
    case (.text, .string), (.flag, .bool), (.values, .object): return value
    case (.text, .number(let number)): return .string(Words.exact(number))
    case (.texts, .string): return .array([value])
    case (.texts, .array(let list)) where list.allSatisfy({ $0.text != nil }): return value
    case (.number(let range), .number(let number)):
      guard let whole = Int(exactly: number), range.contains(whole) else {
        throw Failure(.usage, "\(name) is \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    default: throw Failure(.usage, "\(name): expected \(expected)")
    }
  }

  private var expected: String {
    switch form {
    case .input, .output: "the name of a file"
    case .text: "a string"
    case .texts: "an array of strings"
    case .flag: "true or false"
    case .number: "a whole number"
    case .values: "an object of values by keypath"
    }
  }
}
