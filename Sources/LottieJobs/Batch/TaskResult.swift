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

  var id: TaskID
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
  /// Time from its start to its end in milliseconds.
  var wall = 0.0
  /// The most memory that its process had taken by its end, MiB.
  var peak = 0.0
  /// The machine that did it.
  var host: String?
  /// Times that it was started, those included that ended their process.
  var attempts = 1
  /// Whether its processes were ended and none gave a result.
  var isLost = false
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

  init(id: TaskID, kind: BatchTask.Kind? = nil, input: String? = nil) {
    (self.id, self.kind, self.input) = (id, kind, input)
  }

  /// Creates the result of a task that failed.
  init(id: TaskID, kind: BatchTask.Kind? = nil, input: String? = nil, failure: Failure) {
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
    var members: OrderedDictionary<String, JSONValue> = ["id": id.value]
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
    members.merge(circumstances) { own, _ in own }
    return .object(members)
  }

  /// What depends on the machine and the run.
  var circumstances: OrderedDictionary<String, JSONValue> {
    func thousandths(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }
    var members: OrderedDictionary<String, JSONValue> = ["cpu_ms": thousandths(time)]
    if wall > 0 { members["wall_ms"] = thousandths(wall) }
    if peak > 0 { members["peak_mib"] = .number((peak * 10).rounded() / 10) }
    if let host { members["host"] = .string(host) }
    if attempts > 1 { members["attempts"] = .number(Double(attempts)) }
    return members
  }
}

extension LintRun {
  /// The members of a result that `--format json` writes.
  fileprivate var members: OrderedDictionary<String, JSONValue> {
    guard case .object(let all) = json else { return [:] }
    return all.filter { $0.key != "version" }
  }
}
