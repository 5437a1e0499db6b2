import LottieKit
import LottieLint

/// The result of a task.
struct TaskResult {
  /// The way a task ended.
  enum Outcome: String, CaseIterable {
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

  /// The line that a worker answers.
  var line: JSONValue { TaskLine(result: self).json }

  /// What depends on the machine and the run.
  static let circumstances: [JSONMember<TaskResult>] = [
    JSONMember("cpu_ms", "Processor time in milliseconds") { thousandths($0.time) },
    .optional("wall_ms", "Milliseconds from its start to its end") {
      $0.wall > 0 ? thousandths($0.wall) : nil
    },
    .optional("peak_mib", "The most memory that its process had taken") {
      $0.peak > 0 ? ($0.peak * 10).rounded() / 10 : nil
    },
    .optional("host", "The machine") { $0.host },
    .optional("attempts", "Times that it was started, if more than one") {
      $0.attempts > 1 ? $0.attempts : nil
    },
  ]

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// A result in the report on a plan: what depends on the task and its sources alone.
struct TaskReport: JSONRecord {
  let result: TaskResult

  static let members: [JSONMember<TaskReport>] = head + outputs + found

  private static let head: [JSONMember<TaskReport>] = [
    TaskID.member(\.result.id),
    .optional("do", "What was to be done; missing for a line that is no task") {
      $0.result.kind?.rawValue
    },
    JSONMember("status", "Whether it was done") {
      $0.result.outcome == .cached ? .done : $0.result.outcome
    },
    JSONMember("exit", "The exit status that the command has by itself") {
      Int($0.result.exit.rawValue)
    },
    .optional("input", "The input") { $0.result.input },
  ]

  private static let outputs: [JSONMember<TaskReport>] = [
    .optional(
      "output",
      "The file that was written, or all of them",
      anyOf([String.self, [String].self])
    ) { report in
      let paths = report.result.outputs.map(\.path)
      return paths.isEmpty ? nil : paths.count == 1 ? paths[0].json : paths.json
    },
    .optional("bytes", "Bytes of all outputs") {
      $0.result.checksum == nil ? nil : $0.result.bytes
    },
    .optional("checksum", "Checksum of the output, or of the checksums of all") {
      $0.result.checksum?.text
    },
    .optional("error", "Why it failed, or has exit status 1") { $0.result.error },
  ]

  private static let found: [JSONMember<TaskReport>] =
    [
      .optional("findings", "What was not drawn as written", [Diagnostic].schema) {
        $0.result.findings.isEmpty ? nil : .array($0.result.findings)
      }
    ]
    + LintRun.members.map { member in
      .optional(member.name, "As in lottie validate", member.schema) {
        $0.result.lint.flatMap(member.value)
      }
    } + [
      .optional(
        "report",
        "As in lottie info and lottie diff, of this animation",
        anyOf([InfoOutput.Entry.self, ExpressionsOutput.Entry.self, DiffResult.self])
      ) { $0.result.report }
    ]

  /// The form of a value of one of several types.
  private static func anyOf(_ types: [any JSONWritable.Type]) -> JSONValue {
    JSONValue(members: ["anyOf": .array(types.map { $0.schema })])
  }
}

extension TaskResult.Outcome: JSONWritable {}

/// A line of `lottie batch`.
struct TaskLine: JSONOutput {
  let result: TaskResult

  static let schemaName = "batch"
  static let summary = "The result of a task, as a line of lottie batch"
  static let formVersion: Int? = nil

  static let members: [JSONMember<TaskLine>] =
    TaskReport.members.map { member in
      member.name == "status"
        ? JSONMember("status", "Whether it was done, now or before") { $0.result.outcome }
        : member.within { TaskReport(result: $0.result) }
    } + TaskResult.circumstances.map { $0.within(\.result) }
}
