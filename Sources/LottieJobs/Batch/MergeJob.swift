import LottieKit
import LottieLint

/// Runs `lottie merge`.
package struct MergeJob {
  private let request: MergeRequest
  private let job: JobFolder

  /// Reads the plan.
  ///
  /// - Throws: ``Failure``.
  package init(_ request: MergeRequest) throws {
    self.request = request
    job = try JobFolder(request.job)
    guard job.kind == .validate || [.text, .json].contains(request.format) else {
      throw Failure(.usage, "--format \(request.format.rawValue) is for plans of validate")
    }
  }

  /// Does the work, and reports it.
  package func run() throws {
    let results = try joined(try results())
    let report = MergedReport(results, kind: job.kind)
    if !request.quiet || request.output != nil { try write(report) }
    if report.tally.bad > 0 { throw Exit(.findings) }
  }

  /// The results of all tasks, in the order of the plan.
  private func results() throws -> [TaskResult] {
    var found: [String: TaskResult] = [:]
    var missing: [Int] = []
    for shard in 0..<job.shards {
      let path = job.file(of: shard)
      guard let bytes = try? InputFile.read(path, limit: JobFolder.maximumBytes) else {
        missing.append(shard)
        continue
      }
      for (index, line) in bytes.split(separator: 0x0A).enumerated() {
        guard let result = TaskResult(line: line) else {
          throw Failure(
            .badDocument,
            "\(path):\(index + 1): not a result; run lottie batch \(job.path) --shard \(shard) again"
          )
        }
        guard found.updateValue(result, forKey: result.id) == nil else {
          throw Failure(.badDocument, "\(path):\(index + 1): a second result of \(result.id)")
        }
      }
    }
    guard missing.isEmpty else { throw MergeJob.missing("shards", missing.map(String.init)) }
    let lacking = job.tasks.filter { found[$0.id] == nil }.map(\.id)
    guard lacking.isEmpty else { throw MergeJob.missing("results of tasks", lacking) }
    guard found.count == job.tasks.count else {
      throw Failure(.badDocument, "\(job.results): results of tasks that are not in the plan")
    }
    let stale = job.tasks.filter { task in found[task.id]?.key.map { $0 != task.key } ?? false }
    guard stale.isEmpty else {
      throw MergeJob.missing("results of tasks that have changed since", stale.map(\.id))
    }
    return job.tasks.compactMap { found[$0.id] }
  }

  private static func missing(_ what: String, _ names: [String]) -> Failure {
    let shown = names.prefix(20).joined(separator: ", ")
    let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
    return Failure(.badDocument, "missing \(what): \(shown)\(rest)")
  }

  /// The results with one in place of all those that are parts of an output.
  private func joined(_ results: [TaskResult]) throws -> [TaskResult] {
    var groups: OrderedDictionary<String, [(task: BatchTask, result: TaskResult)]> = [:]
    for (task, result) in zip(job.tasks, results) {
      let name = task.part == nil ? task.id : "\(task.input)\u{0}\(task.output ?? "")\u{0}"
      groups[name, default: []].append((task, result))
    }
    return groups.values.map { group in
      group[0].task.part == nil ? group[0].result : PartJoin(group).result
    }
  }

  private func write(_ report: MergedReport) throws {
    let text: String
    switch (job.kind, request.format) {
    case (.validate, .json): text = JSONWriter.text(report.json)
    case (.validate, let format):
      text =
        format.text(report.lint, title: request.job, threads: WorkerThreads.processors)
        ?? FindingsText(report.lint, .plain, isVerbose: false).text
        + (report.failures.isEmpty ? "" : "\n" + report.failureText)
    case (_, .json): text = JSONWriter.text(report.json)
    default: text = report.text
    }
    guard let output = request.output else { return try Console.result(text) }
    try FileWriting.write(text + "\n", to: output)
    if request.format != .text, !request.quiet { Console.note(report.tally.text) }
  }
}

/// All results of a plan.
struct MergedReport {
  let results: [TaskResult]
  let kind: BatchTask.Kind

  init(_ results: [TaskResult], kind: BatchTask.Kind) {
    (self.results, self.kind) = (results, kind)
  }

  var tally: TaskTally {
    var tally = TaskTally()
    for result in results { tally.count(result) }
    return tally
  }

  /// The failed tasks, in the order of the plan.
  var failures: [TaskResult] { results.filter { $0.outcome == .failed } }

  /// The findings of all files.
  var lint: LintRun {
    var all = LintRun(reports: [], targets: [])
    for run in results.compactMap(\.lint) {
      all.reports += run.reports
      all.known += run.known
      if all.targets.isEmpty { all.targets = run.targets }
    }
    return all
  }

  /// Failures first, then what has findings, then the rest.
  private var sorted: [TaskResult] {
    failures + results.filter { $0.outcome != .failed && !$0.isFine }
      + results.filter { $0.outcome != .failed && $0.isFine }
  }

  var json: JSONValue {
    let bytes = results.reduce(0) { $0 + $1.bytes }
    return JSONValue(members: [
      "version": .number(1), "do": .string(kind.rawValue),
      "summary": JSONValue(members: [
        "tasks": .number(Double(results.count)),
        "failed": .number(Double(failures.count)),
        "with_findings": .number(Double(tally.bad - failures.count)),
        "bytes": .number(Double(bytes)),
      ]),
      "results": .array(sorted.map { .object($0.reportMembers) }),
    ])
  }

  /// Lines of failures.
  var failureText: String {
    failures.map { "failed  \($0.id): \($0.error ?? "")" }.joined(separator: "\n")
  }

  var text: String {
    var lines = failures.isEmpty ? [] : [failureText]
    for result in sorted where result.outcome != .failed && !result.isFine {
      lines.append("findings  \(result.id)" + (result.error.map { ": \($0)" } ?? ""))
    }
    let bytes = results.reduce(0) { $0 + $1.bytes }
    lines.append(tally.text + (bytes > 0 ? ", " + Words.count(bytes, "byte") : ""))
    return lines.joined(separator: "\n")
  }
}
