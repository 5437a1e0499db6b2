import Foundation
import LottieJobs
import LottieKit
import Testing

/// Checks that what the program wrote as JSON has the form that its schema tells.
///
/// Stricter than the schemas: members that they do not list are mistakes, too.
enum SchemaCheck {
  /// Checks the output of a run.
  static func check(_ arguments: [String], output: Data, in folder: URL) {
    guard let name = schemaName(arguments) else { return }
    if name == "render" {
      guard let report = value(of: "--report", arguments), report != "-",
        let text = try? Data(contentsOf: URL(fileURLWithPath: report, relativeTo: folder))
      else { return }
      return check(text, name)
    }
    if name == "batch" {
      for line in output.split(separator: 0x0A) { check(line, name) }
    } else if !output.isEmpty {
      check(output, name)
    }
  }

  private static func check(_ text: Data, _ name: String) {
    guard let output = try? JSONDocument(Array(text)).withRoot(JSONValue.init),
      let schema = OutputSchemas.text(name),
      let form = try? JSONDocument(Array(schema.utf8)).withRoot(JSONValue.init)
    else {
      Issue.record(
        "no JSON, or no schema \(name): \(String(decoding: text.prefix(200), as: UTF8.self))"
      )
      return
    }
    for problem in problems(output, form, at: "").prefix(5) {
      Issue.record("lottie \(name): \(problem)")
    }
  }

  /// The schema of what a run prints, if that is JSON of our own.
  static func schemaName(_ arguments: [String]) -> String? {
    guard let command = arguments.first, !arguments.contains("--help") else { return nil }
    switch command {
    case "render": return arguments.contains("--report") ? "render" : nil
    case "batch":
      let prints = arguments.contains { $0 == "-" || $0.hasSuffix(".ndjson") }
      return prints && !arguments.contains("--records") ? "batch" : nil
    case "keypaths" where arguments.contains("--fields"):
      return value(of: "--format", arguments) == "json" ? "fields" : nil
    case "optimize": return value(of: "--report", arguments) == "json" ? "optimize" : nil
    default:
      let isJSON =
        value(of: "--format", arguments) == "json"
        || command == "bench" && arguments.contains("--json")
      let isNumber =
        command == "keypaths" && arguments.contains("--count")
        || command == "markers" && arguments.contains("--name")
      guard isJSON, !isNumber else { return nil }
      return command == "info" && arguments.contains("--expressions") ? "info-expressions" : command
    }
  }

  private static func value(of option: String, _ arguments: [String]) -> String? {
    if let whole = arguments.last(where: { $0.hasPrefix(option + "=") }) {
      return String(whole.dropFirst(option.count + 1))
    }
    guard let index = arguments.lastIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// What a value does not have as its schema says; knows the words that our schemas use, and no others.
  static func problems(_ value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
    guard case .object(let words) = schema else { return ["\(place): the schema is no object"] }
    return words.flatMap { word, form -> [String] in
      switch word {
      case "$schema", "title", "description": return []
      case "type":
        let types = (form.elements ?? [form]).compactMap(\.text)
        return types.contains { has(value, type: $0) } ? [] : ["\(place): not \(types): \(value)"]
      case "const": return value == form ? [] : ["\(place): not \(form)"]
      case "enum": return form.elements?.contains(value) == true ? [] : ["\(place): \(value)"]
      case "anyOf":
        let all = (form.elements ?? []).map { problems(value, $0, at: place) }
        return all.contains { $0.isEmpty } ? [] : all.min { $0.count < $1.count } ?? [place]
      case "required":
        let names = (form.elements ?? []).compactMap(\.text)
        return names.filter { value[$0] == nil }.map { "\(place): no \"\($0)\"" }
      case "properties": return members(of: value, form, at: place)
      case "additionalProperties":
        return (value.memberList ?? []).flatMap {
          problems($0.value, form, at: place + "/" + $0.name)
        }
      case "items":
        return (value.elements ?? []).enumerated().flatMap {
          problems($1, form, at: "\(place)/\($0)")
        }
      default: return ["\(place): unknown word \(word) of a schema"]
      }
    }
  }

  private static func members(of value: JSONValue, _ forms: JSONValue, at place: String) -> [String]
  {
    (value.memberList ?? []).flatMap { name, member in
      forms[name].map { problems(member, $0, at: "\(place)/\(name)") }
        ?? ["\(place): \"\(name)\" is not in the schema"]
    }
  }

  private static func has(_ value: JSONValue, type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
