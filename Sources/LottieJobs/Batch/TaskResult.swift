import LottieKit
import LottieLint

/// The result of a task.
struct TaskResult {
  /// The way a task ended.
  enum Outcome: String {
    /// It was done.
    case done
    /// An earlier run did it, and nothing has changed since.
    case cached
    /// It was not done.
    case failed
  }

  var id: String
  /// Nil for a line that is no task.
  var kind: BatchTask.Kind?
  var input: String?
  var outcome = Outcome.done
  /// The exit status that the command has by itself.
  var exit = Status.done
  /// The files that were written, in order.
  var outputs: [FileRecord] = []
  /// Processor time in milliseconds.
  var time = 0.0
  /// The parts that are not drawn as written.
  var findings: [JSONValue] = []
  /// The findings of `validate`.
  var lint: LintRun?
  /// The report of `info` or `diff`.
  var report: JSONValue?
  /// The reason why it failed, or the meaning of exit status 1.
  var error: String?
  /// Changes when the task does.
  var key: String?
  /// The files it was made of.
  var sources: [FileRecord] = []

  init(id: String, kind: BatchTask.Kind? = nil, input: String? = nil) {
    (self.id, self.kind, self.input) = (id, kind, input)
  }

  /// Creates the result of a task that failed.
  init(id: String, kind: BatchTask.Kind? = nil, input: String? = nil, failure: Failure) {
    self.init(id: id, kind: kind, input: input)
    outcome = .failed
    exit = failure.status
    error = ([failure.message] + failure.details).joined(separator: "; ")
  }

  /// Whether it has neither failed nor found anything that makes a run fail.
  var isFine: Bool { exit == .done }

  /// Bytes of all outputs.
  var bytes: Int { outputs.reduce(0) { $0 + max(0, $1.state.size) } }

  /// The checksum of one output, or of the checksums of several.
  var checksum: Checksum? {
    guard outputs.count != 1 else { return outputs[0].checksum }
    guard !outputs.isEmpty else { return nil }
    var all = Checksum()
    for output in outputs { all.add((output.checksum?.text ?? "").utf8) }
    return all
  }

  /// The members that depend on the task and its sources alone.
  var reportMembers: OrderedDictionary<String, JSONValue> {
    var members: OrderedDictionary<String, JSONValue> = ["id": .string(id)]
    if let kind { members["do"] = .string(kind.rawValue) }
    members["status"] = .string((outcome == .cached ? .done : outcome).rawValue)
    members["exit"] = .number(Double(exit.rawValue))
    if let input { members["input"] = .string(input) }
    if outputs.count == 1 { members["output"] = .string(outputs[0].path) }
    if outputs.count > 1 { members["output"] = .array(outputs.map { .string($0.path) }) }
    if let checksum {
      members["bytes"] = .number(Double(bytes))
      members["checksum"] = .string(checksum.text)
    }
    if let error { members["error"] = .string(error) }
    if !findings.isEmpty { members["findings"] = .array(findings) }
    if let lint { members.merge(lint.members) { own, _ in own } }
    if let report { members["report"] = report }
    return members
  }

  /// The line that a worker answers.
  var line: JSONValue {
    var members = reportMembers
    members["status"] = .string(outcome.rawValue)
    members["cpu_ms"] = .number((time * 1000).rounded() / 1000)
    return .object(members)
  }
}

extension LintRun {
  /// The members of a result that `--format json` writes.
  fileprivate var members: OrderedDictionary<String, JSONValue> {
    guard case .object(let all) = json else { return [:] }
    return all.filter { $0.key != "version" }
  }
}
