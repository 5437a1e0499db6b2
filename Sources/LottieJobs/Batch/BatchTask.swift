import LottieKit

/// One piece of work: a command for one animation, as an object of JSON.
///
/// `id`, `do`, `input`, `output` and `other` have a meaning of their own; all other members are options of
/// the command, by their long names.
package struct BatchTask {
  /// The commands that may be run.
  package enum Kind: String, CaseIterable {
    case render, validate, info, convert, diff

    /// Whether there must be an `output`.
    var needsOutput: Bool { self == .render || self == .convert }
  }

  /// Names the task in results; unique within a plan.
  var id: String
  var kind: Kind
  var input: String
  /// A template, as `--output` takes it.
  var output: String?
  /// The second file of a comparison.
  var other: String?
  /// The shard of a plan.
  var shard: Int?
  var part: RenderPart?
  /// Whether the input was found in a folder, where files that are no animations mean nothing.
  var isFound = false
  /// The values of a table's row, for the template of the output.
  var row: [String: String] = [:]
  /// Options and values, in order.
  var options: OrderedDictionary<String, JSONValue>

  /// Members that are not options.
  private static let reserved: Set = [
    "id", "do", "input", "output", "other", "shard", "cost", "part", "row", "found",
  ]

  /// Options that a task cannot have: the worker's own.
  private static let refused: Set = [
    "help", "version", "checksum", "jobs", "progress", "dry-run", "rows", "map", "limit",
    "keep-going",
    "fail-fast",
  ]

  /// Reads a task.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - line: The number of its line, from 1, which is its id if it has none.
  /// - Throws: ``Failure``.
  init(_ value: JSONValue, line: Int) throws {
    guard case .object(let members) = value else {
      throw Failure(.usage, "expected an object, as {\"do\": \"render\", \"input\": \"a.json\"}")
    }
    id = try BatchTask.id(of: value) ?? String(line)
    guard let word = try BatchTask.text("do", members) else {
      throw Failure(.usage, "\"do\" is missing")
    }
    guard let kind = Kind(rawValue: word) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "\"do\": there is no \"\(word)\"; there is \(known)")
    }
    self.kind = kind
    guard let input = try BatchTask.text("input", members), !input.isEmpty else {
      throw Failure(.usage, "\"input\" is missing")
    }
    self.input = input
    output = try BatchTask.text("output", members)
    other = try BatchTask.text("other", members)
    guard input != "-", output != "-", other != "-" else {
      throw Failure(.usage, "\"-\": tasks read and write files, not standard input and output")
    }
    if kind.needsOutput, output?.isEmpty != false {
      throw Failure(.usage, "\"output\" is missing")
    }
    if kind == .diff, other == nil { throw Failure(.usage, "\"other\" is missing") }
    if case .number(let number)? = members["shard"] { shard = Int(exactly: number) }
    if let part = members["part"] { self.part = try RenderPart(part) }
    isFound = members["found"] == .bool(true)
    if case .object(let values)? = members["row"] {
      for case (let name, .string(let text)) in values { row[name] = text }
    }
    options = members.filter { !BatchTask.reserved.contains($0.key) }
    try options.keys.forEach(BatchTask.check(option:))
  }

  /// Refuses the options that are the worker's own.
  package static func check(option name: String) throws {
    guard refused.contains(name) else { return }
    throw Failure(.usage, "\"\(name)\" is not an option of a task")
  }

  /// The id of a task that is a string or a number; nil when there is none.
  static func id(of value: JSONValue) throws -> String? {
    switch value["id"] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case .number(let number)?: return Words.exact(number)
    default: throw Failure(.usage, "\"id\" must be a string or a number")
    }
  }

  private static func text(
    _ name: String,
    _ members: OrderedDictionary<String, JSONValue>
  ) throws -> String? {
    switch members[name] {
    case nil, .null?: return nil
    case .string(let text)?:
      guard !text.utf8.contains(0) else { throw Failure(.usage, "\"\(name)\" contains a NUL") }
      return text
    default: throw Failure(.usage, "\"\(name)\" must be a string")
    }
  }

  /// The task as it stands in a plan.
  func value(cost: Double? = nil) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "id": .string(id), "do": .string(kind.rawValue), "input": .string(input),
    ]
    if let output { members["output"] = .string(output) }
    if let other { members["other"] = .string(other) }
    if isFound { members["found"] = .bool(true) }
    if let part { members["part"] = part.json }
    if !row.isEmpty { members["row"] = RenderRequest.json(ofRow: row) }
    members.merge(options) { own, _ in own }
    if let shard { members["shard"] = .number(Double(shard)) }
    if let cost { members["cost"] = .number(cost) }
    return .object(members)
  }

  /// Changes when the task does, wherever and by whichever shard it is run.
  var key: String {
    var task = self
    task.shard = nil
    return Checksum(JSONWriter.bytes(task.value()) + Array(lottieVersion.utf8)).text
  }
}
