import Foundation
import LottieKit
import LottieLint

/// A result as it is kept between runs: a line of JSON, with what tells whether it still holds.
extension TaskResult {
  /// The line in a file of results.
  var record: JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "id": id.value, "exit": .number(Double(exit.rawValue)),
    ]
    if let kind { members["do"] = .string(kind.rawValue) }
    if let input { members["input"] = .string(input) }
    if let key { members["key"] = .string(key) }
    for member in TaskResult.circumstances { members[member.name] = member.value(self) }
    if isLost { members["lost"] = .bool(true) }
    members["outputs"] = .array(outputs.map(\.value))
    members["sources"] = .array(sources.map(\.value))
    if let error { members["error"] = .string(error) }
    if !findings.isEmpty { members["findings"] = .array(findings) }
    if let lint { members["lint"] = TaskResult.encoded(lint) }
    if let report { members["report"] = report }
    return .object(members)
  }

  /// Reads a line; nil when it is none.
  init?(line: some Sequence<UInt8>) {
    guard let value = try? JSONDocument(Array(line)).withRoot(JSONValue.init) else { return nil }
    self.init(record: value)
  }

  private init?(record: JSONValue) {
    guard let id = (try? TaskID(of: record)) ?? nil, case .number(let status)? = record["exit"],
      let exit = Int32(exactly: status).flatMap(Status.init)
    else { return nil }
    self.init(id: id)
    self.exit = exit
    outcome = exit.isFailure ? .failed : .done
    if case .string(let word)? = record["do"] { kind = BatchTask.Kind(rawValue: word) }
    if case .string(let name)? = record["input"] { input = name }
    if case .string(let text)? = record["key"] { key = text }
    time = record["cpu_ms"]?.number ?? 0
    wall = record["wall_ms"]?.number ?? 0
    peak = record["peak_mib"]?.number ?? 0
    if case .string(let name)? = record["host"] { host = name }
    attempts = record["attempts"]?.number.flatMap(Int.init(exactly:)) ?? 1
    isLost = record["lost"] == .bool(true)
    if case .string(let text)? = record["error"] { error = text }
    let outputs = (record["outputs"]?.elements ?? []).map { FileRecord($0) }
    let sources = (record["sources"]?.elements ?? []).map { FileRecord($0) }
    guard !outputs.contains(nil), !sources.contains(nil) else { return nil }
    self.outputs = outputs.compactMap(\.self)
    self.sources = sources.compactMap(\.self)
    findings = record["findings"]?.elements ?? []
    report = record["report"]
    if let lint = record["lint"] {
      guard let run = TaskResult.decoded(lint) else { return nil }
      self.lint = run
    }
  }

  /// Whether it is the result of a task, and all files are still those of then.
  ///
  /// Input from the network may have changed, so it is never considered the same.
  func holds(for task: BatchTask) -> Bool {
    !exit.isFailure && key == task.key && !AnimationFile.isURL(task.input)
      && (sources + outputs).allSatisfy(\.isCurrent)
  }

  private static func encoded(_ run: LintRun) -> JSONValue? {
    guard let data = try? JSONEncoder().encode(run) else { return nil }
    return try? JSONDocument([UInt8](data)).withRoot(JSONValue.init)
  }

  private static func decoded(_ value: JSONValue) -> LintRun? {
    try? JSONDecoder().decode(LintRun.self, from: Data(JSONWriter.bytes(value)))
  }
}

extension Status {
  /// Whether a command with this status has not done its work.
  var isFailure: Bool { rawValue > Status.findings.rawValue }
}
