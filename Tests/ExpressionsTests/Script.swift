import Foundation
import Testing

@testable import LottieExpressions

/// Runs scripts in an empty environment, or with a few names of its own.
final class Script: ScriptHost {
  let names: Names
  private let budget: ScriptBudget
  private let declared: Set<String>?
  private lazy var evaluation = Evaluation(
    names: names,
    host: self,
    budget: budget,
    declared: declared
  )
  /// Gets what `layer` gives scripts.
  var onHost: (ScriptObject) -> Void = { _ in }

  init(budget: ScriptBudget = ScriptBudget(), declared: Set<String>? = nil) {
    self.budget = budget
    self.declared = declared
    names = Names(host: ["layer", "value", "time"])
  }

  /// What is left of the budget after the last script.
  var rest: Evaluation.Rest { evaluation.rest }

  /// The value of a script in words, or what it throws.
  static func value(_ source: String) -> String { Script().value(source) }

  func value(_ source: String) -> String {
    do throws(ScriptFailure) {
      let program = try Program(source, names)
      evaluation.refill()
      do throws(Abrupt) {
        return try evaluation.run(program) { value throws(Abrupt) in
          try shown(value, depth: 0)
        }
      } catch {
        guard error == .thrown else { return "exhausted \(evaluation.exhaustion)" }
        return "throws \(errorName)"
      }
    } catch {
      return "syntax \(error.line): \(error.message)"
    }
  }

  private var errorName: String {
    guard case .object(let object as PlainObject) = evaluation.thrown,
      case .string(let name)? = object.get("name")
    else { return evaluation.thrownText }
    return name.string
  }

  private func shown(_ value: Value, depth: Int) throws(Abrupt) -> String {
    guard depth < 4 else { return "…" }
    switch value {
    case .number(let number) where number == 0 && number.sign == .minus: return "-0"
    case .string(let text): return Script.quoted(text.string)
    case .absent: return "undefined"
    case .object(let array as ArrayObject):
      var parts: [String] = []
      for element in array.elements { parts.append(try shown(element, depth: depth + 1)) }
      return "[" + parts.joined(separator: ",") + "]"
    case .object(_ as PlainObject): return "object"
    case .object: return "function"
    default: return try Conversion.string(value, evaluation)
    }
  }

  private static func quoted(_ string: String) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: [string],
      options: .withoutEscapingSlashes
    )
    return data.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) } ?? ""
  }

  func global(_ name: Name, _ run: Evaluation) throws(Abrupt) -> Value? {
    guard names.string(name) == "layer" else { return nil }
    let layer = HostObject(kind: 0, number: 1)
    onHost(layer)
    return .object(layer)
  }

  func callGlobal(
    _ name: Name,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? { nil }

  func member(_ name: Name, of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? {
    names.string(name) == "layer" ? .object(HostObject(kind: 0, number: object.number + 1)) : nil
  }

  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? { nil }

  func call(
    _ object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value { .undefined }

  func plainValue(of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? {
    .number(Double(object.number))
  }

  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64 { 1 }
}
