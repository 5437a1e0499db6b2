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
  var id: TaskID
  var kind: Kind
  var input: String
  /// A template, as `--output` takes it.
  var output: String?
  /// The second file of a comparison.
  var other: String?
  /// The shard of a plan.
  var shard: Int?
  /// The place in a plan, from 0.
  var order: Int?
  /// Estimated processor time, milliseconds.
  var cost = 0.0
  /// The files besides the input that a plan found to be read.
  var files: [String] = []
  var part: RenderPart?
  /// Whether the input was found in a folder, where files that are no animations mean nothing.
  var isFound = false
  /// The values of a table's row, for the template of the output.
  var row: [String: String] = [:]
  /// Options and values, in order.
  var options: OrderedDictionary<String, JSONValue>

  /// Members that are not options.
  private static let reserved: Set = [
    "id", "do", "input", "output", "other", "order", "shard", "cost", "part", "row", "found",
    "files",
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
    id = try TaskID(of: value) ?? TaskID(line: line)
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
    if case .number(let number)? = members["order"] { order = Int(exactly: number) }
    cost = members["cost"]?.number ?? 0
    for case .string(let path) in members["files"]?.elements ?? [] { files.append(path) }
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

  /// The task as it stands in a plan, without its place there.
  var value: JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "id": id.value, "do": .string(kind.rawValue), "input": .string(input),
    ]
    if let output { members["output"] = .string(output) }
    if let other { members["other"] = .string(other) }
    if isFound { members["found"] = .bool(true) }
    if let part { members["part"] = part.json }
    if !row.isEmpty { members["row"] = RenderRequest.json(ofRow: row) }
    members.merge(options) { own, _ in own }
    return .object(members)
  }

  /// Changes when the task does, wherever and by whichever shard it is run.
  var key: String { Checksum(JSONWriter.bytes(value) + Array(lottieVersion.utf8)).text }

  /// The files that are written and known before the task is run; none where a name depends on the frame.
  var namedOutputs: [String] {
    guard let output, part == nil else { return [] }
    guard kind == .render else { return [output] }
    let pattern = try? OutputTemplate(output, option: "--output", columns: row.keys).pattern(
      input: input,
      stem: AnimationInput.stem(of: input),
      marker: options["marker"]?.text,
      row: row
    )
    guard let pattern, !pattern.isNumbered, !pattern.example.hasSuffix("/") else { return [] }
    return [pattern.example]
  }
}

/// The name of a task in results: a text, or a number, which comes back as one.
struct TaskID: Hashable, Comparable, CustomStringConvertible {
  /// The name as a text; a number and its text are the same name.
  let text: String
  private let isNumber: Bool

  /// The name of a text.
  init(_ text: String) { self.init(text, isNumber: false) }

  /// The name of a task that has none: the number of its line.
  init(line: Int) { self.init(String(line), isNumber: false) }

  private init(_ text: String, isNumber: Bool) { (self.text, self.isNumber) = (text, isNumber) }

  /// The name in an object's `id`; nil when there is none.
  ///
  /// - Throws: ``Failure`` for anything but a string or a number that a program reads exactly.
  init?(of value: JSONValue) throws {
    switch value["id"] {
    case nil, .null?: return nil
    case .string(let text)?: self.init(text)
    case .number(let number)?:
      guard abs(number) < 1e15 else {
        throw Failure(.usage, "\"id\": write numbers of more than 15 digits as strings")
      }
      self.init(Words.exact(number), isNumber: true)
    default: throw Failure(.usage, "\"id\" must be a string or a number")
    }
  }

  var description: String { text }

  /// The name as it was given.
  var value: JSONValue {
    isNumber ? Double(text).map(JSONValue.number) ?? .string(text) : .string(text)
  }

  static func == (a: TaskID, b: TaskID) -> Bool { a.text == b.text }
  static func < (a: TaskID, b: TaskID) -> Bool { a.text < b.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
