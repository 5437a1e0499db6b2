import LottieKit

/// A request for how far a plan is.
package struct StatusRequest: Sendable {
  /// The folder of the plan.
  var job: String
  /// Output format.
  package var format = TextFormat.text

  /// Creates a request for the status as text.
  package init(job: String) { self.job = job }

  /// Prints the status.
  package func run() throws {
    let status = try JobStatus(JobFolder(job))
    try Console.result(format == .json ? JSONWriter.text(status.json) : status.text)
  }
}

/// How far a plan is: what is done, failed, running and left, and what that took.
struct JobStatus {
  /// A task that runs.
  struct Running {
    let id: TaskID
    let host: String
    /// Since it began.
    let seconds: Double
  }

  /// What is kept of a result.
  private struct Digest {
    let exit: Status
    let wall, processor, peak: Double
    let host, error: String?

    init(_ result: TaskResult) {
      (exit, host, error) = (result.exit, result.host, result.error)
      (wall, processor, peak) = (result.wall, result.time, result.peak)
    }
  }

  /// The slowest tasks and the first failures that are named.
  private static let namedCount = 5

  let tasks: Int
  let shards: Int
  private(set) var done = 0
  private(set) var withFindings = 0
  private(set) var failed = 0
  private(set) var running: [Running] = []
  /// Tasks without a result that do not run.
  private(set) var left = 0
  /// Those of them that began, with the times they did.
  private(set) var interrupted: [(id: TaskID, attempts: Int)] = []
  private(set) var slowest: [(id: TaskID, wall: Double)] = []
  private(set) var failures: [(id: TaskID, error: String)] = []
  private(set) var hosts: [String] = []
  /// Milliseconds, of all results.
  private(set) var wall = 0.0
  private(set) var processor = 0.0
  /// MiB.
  private(set) var peak = 0.0
  /// Estimated cost of tasks with a result, and of those without, milliseconds.
  private var finishedCost = 0.0
  private var leftCost = 0.0

  /// Reads the results and journals of a plan.
  ///
  /// - Throws: ``Failure``.
  init(_ job: JobFolder) throws {
    (tasks, shards) = (job.count, job.shards)
    let store = ResultStore(job)
    var begun: [TaskID: Int] = [:]
    for (path, journal) in store.journals.sorted(by: { $0.key < $1.key }) {
      let isAlive = JobStatus.isAlive(journal, path)
      for (id, beginning) in journal.begun.sorted(by: { $0.key < $1.key }) {
        if isAlive {
          running.append(
            Running(id: id, host: journal.host, seconds: max(0, ThisProcess.time - beginning.time))
          )
        } else {
          begun[id, default: 0] += beginning.count
        }
      }
    }
    let active = Set(running.map(\.id))
    for shard in 0..<job.shards {
      guard FileState(job.file(of: shard)).exists else {
        try addTasks(of: try job.reader(of: shard), store, active, begun)
        continue
      }
      try addResults(in: job.file(of: shard), part: try job.part(shard))
    }
  }

  /// Whether the process of a journal runs, as far as can be known: on another machine, whether it was heard of lately.
  private static func isAlive(_ journal: ResultStore.Journal, _ path: String) -> Bool {
    if journal.host == ThisProcess.host { return ThisProcess.isRunning(journal.process) }
    let age = ThisProcess.time - Double(FileState(path).modified) / 1e9
    return !journal.host.isEmpty && age < Double(3 * BatchProgress.interval)
  }

  /// Adds the tasks of a shard that is not complete.
  private mutating func addTasks(
    of reader: ShardReader,
    _ store: ResultStore,
    _ active: Set<TaskID>,
    _ begun: [TaskID: Int]
  ) throws {
    var reader = reader
    while let task = try reader.next() {
      if let result = store.lastResult(of: task) {
        add(Digest(result), task.id)
        finishedCost += task.cost
        continue
      }
      leftCost += task.cost
      guard !active.contains(task.id) else { continue }
      left += 1
      if let attempts = begun[task.id] { interrupted.append((task.id, attempts)) }
    }
  }

  /// Adds the results of a complete shard.
  private mutating func addResults(in path: String, part: ShardPart) throws {
    guard let file = try? OpenFile(path) else { return }
    var lines = file.lines()
    var count = 0
    while let line = lines.next() {
      guard case .text(let bytes) = line, let result = TaskResult(line: bytes) else { continue }
      add(Digest(result), result.id)
      count += 1
    }
    left += max(0, part.count - count)
    finishedCost += Double(part.cost) / 1000
  }

  private mutating func add(_ result: Digest, _ id: TaskID) {
    if result.exit.isFailure {
      failed += 1
      if failures.count < JobStatus.namedCount { failures.append((id, result.error ?? "")) }
    } else {
      done += 1
      if result.exit != .done { withFindings += 1 }
    }
    wall += result.wall
    processor += result.processor
    peak = max(peak, result.peak)
    if let host = result.host, !hosts.contains(host), hosts.count < 1000 { hosts.append(host) }
    guard slowest.count < JobStatus.namedCount || result.wall > slowest[slowest.count - 1].wall
    else { return }
    let index = slowest.firstIndex { $0.wall < result.wall } ?? slowest.count
    slowest.insert((id, result.wall), at: index)
    if slowest.count > JobStatus.namedCount { slowest.removeLast() }
  }

  /// Seconds that the tasks without a result take one after the other: as the plan estimates, corrected by what those with
  /// one took.
  var secondsOfWork: Double {
    let ratio = finishedCost > 0 && wall > 0 ? wall / finishedCost : 1
    return leftCost * ratio / 1000
  }

  /// Seconds to the end with the tasks that run at once now; nil when none runs.
  var secondsToGo: Double? {
    running.isEmpty ? nil : secondsOfWork / Double(running.count)
  }

  /// Lines for a terminal.
  var text: String {
    var rows: [(String, String)] = [
      ("done", "\(done)" + (withFindings > 0 ? ", \(withFindings) with findings" : "")),
      ("failed", "\(failed)"), ("running", "\(running.count)"), ("left", "\(left)"),
    ]
    if left + running.count > 0 {
      let work = Spans.text(secondsOfWork)
      rows.append(
        secondsToGo.map { ("time to go", "about \(Spans.text($0)), \(running.count) at once") }
          ?? ("time to go", "about \(work) of one task after the other; nothing runs")
      )
    }
    if done + failed > 0 {
      let time =
        "\(Spans.text(processor / 1000)) of processors, \(Spans.text(wall / 1000)) of tasks"
      rows.append(("took", time))
      rows.append(("memory", "\(Int(peak.rounded(.up))) MiB at most"))
      if !hosts.isEmpty { rows.append(("machines", JobStatus.some(hosts))) }
    }
    rows += named(
      "running",
      running.prefix(JobStatus.namedCount).map {
        "\($0.id) on \($0.host), \(Spans.text($0.seconds))"
      }
    )
    rows += named("slowest", slowest.map { "\($0.id), \(Spans.text($0.wall / 1000))" })
    rows += named("failed", failures.map { "\($0.id): \($0.error)" })
    rows += named(
      "interrupted",
      interrupted.prefix(JobStatus.namedCount).map {
        "\($0.id), \(Words.count($0.attempts, "time"))"
      }
    )
    let width = 13
    let lines = rows.map { name, value in
      name + String(repeating: " ", count: max(1, width - name.count)) + value
    }
    let head = "\(Words.count(tasks, "task")) in \(Words.count(shards, "shard"))"
    return ([head] + lines).joined(separator: "\n")
  }

  private func named(_ name: String, _ values: [String]) -> [(String, String)] {
    values.enumerated().map { ($0 == 0 ? name : "", $1) }
  }

  private static func some(_ names: [String]) -> String {
    let rest = names.count - namedCount
    return names.prefix(namedCount).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension JobStatus: JSONOutput {
  static let schemaName = "status"
  static let summary = "How far a plan is"

  static let members: [JSONMember<JobStatus>] = counts + times + names

  private static let counts: [JSONMember<JobStatus>] = [
    JSONMember("tasks", "Tasks of the plan") { $0.tasks },
    JSONMember("shards", "Shards of the plan") { $0.shards },
    JSONMember("done", "Tasks that are done") { $0.done },
    JSONMember("with_findings", "Those of them that found something") { $0.withFindings },
    JSONMember("failed", "Tasks that failed") { $0.failed },
    JSONMember("running", "Tasks that run") { $0.running },
    JSONMember("left", "Tasks without a result that do not run") { $0.left },
    JSONMember("interrupted", "Those of them that began") { $0.interrupted.map(Interrupted.init) },
  ]

  private static let times: [JSONMember<JobStatus>] = [
    JSONMember("seconds_of_work", "What is left, one task after the other") {
      thousandths($0.secondsOfWork)
    },
    JSONMember("seconds_to_go", "With the tasks that run at once now; null if none does") {
      $0.secondsToGo.map(thousandths)
    },
    JSONMember("cpu_ms", "Processor time of all results in milliseconds") {
      thousandths($0.processor)
    },
    JSONMember("wall_ms", "Time of all results in milliseconds") { thousandths($0.wall) },
    JSONMember("peak_mib", "The most memory of a process") { $0.peak },
  ]

  private static let names: [JSONMember<JobStatus>] = [
    JSONMember("hosts", "Machines") { $0.hosts },
    JSONMember("slowest", "The slowest tasks") { $0.slowest.map(Slow.init) },
    JSONMember("failures", "The first failures") { $0.failures.map(Failed.init) },
  ]

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private struct Interrupted: JSONRecord {
    let id: TaskID
    let attempts: Int

    static let members: [JSONMember<Self>] = [
      TaskID.member(\.id), JSONMember("attempts", "Times that it began") { $0.attempts },
    ]
  }

  private struct Slow: JSONRecord {
    let id: TaskID
    let wall: Double

    static let members: [JSONMember<Self>] = [
      TaskID.member(\.id), JSONMember("wall_ms", "Milliseconds") { thousandths($0.wall) },
    ]
  }

  private struct Failed: JSONRecord {
    let id: TaskID
    let error: String

    static let members: [JSONMember<Self>] = [
      TaskID.member(\.id), JSONMember("error", "Why it failed") { $0.error },
    ]
  }
}

extension JobStatus.Running: JSONRecord {
  static let members: [JSONMember<Self>] = [
    TaskID.member(\.id), JSONMember("host", "The machine") { $0.host },
    JSONMember("seconds", "Since it began") { ($0.seconds * 1000).rounded() / 1000 },
  ]
}

extension TaskID: JSONWritable {
  /// A string or number, as the task has it.
  static var schema: JSONValue {
    JSONValue(members: ["type": .array([.string("string"), .string("number")])])
  }

  var json: JSONValue { value }

  /// The member of an object with the id.
  static func member<Owner>(_ id: @escaping @Sendable (Owner) -> TaskID) -> JSONMember<Owner> {
    JSONMember("id", "Id of the task", id)
  }
}
