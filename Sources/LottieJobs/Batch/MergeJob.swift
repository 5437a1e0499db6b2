import LottieKit
import LottieLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs `lottie merge`.
///
/// Tasks and results of a shard are read side by side, as both are in the order of the plan, so that the memory does not
/// grow with what they hold.
package struct MergeJob {
  private let request: MergeRequest
  private let job: JobFolder

  /// Opens the plan.
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
    var report = MergedReport(job, format: request.format)
    var parts = SplitOutputs()
    var gaps = Gaps()
    let bar = ProgressBar(total: job.shards, unit: "shards", quiet: request.quiet)
    for shard in 0..<job.shards {
      try read(shard, &report, &parts, &gaps)
      bar.advance()
    }
    bar.finish()
    if let failure = gaps.failure { throw failure }
    try parts.join(into: &report)
    if !request.quiet || request.output != nil { try write(report) }
    if report.tally.bad > 0 { throw Exit(.findings) }
  }

  /// What a merge lacks, the first of each kind by name.
  private struct Gaps {
    var shards = Names("shards")
    var results = Names("results of tasks")
    var stale = Names("results of tasks that have changed since")

    struct Names {
      let what: String
      var first: [String] = []
      var count = 0

      init(_ what: String) { self.what = what }

      mutating func add(_ name: String) {
        count += 1
        if first.count < 20 { first.append(name) }
      }
    }

    /// The failure, which names them.
    var failure: Failure? {
      guard let gap = [shards, results, stale].first(where: { $0.count > 0 }) else { return nil }
      let rest = gap.count > gap.first.count ? " and \(gap.count - gap.first.count) more" : ""
      return Failure(
        .badDocument,
        "missing \(gap.what): \(gap.first.joined(separator: ", "))\(rest)"
      )
    }
  }

  /// Takes the results of a shard.
  private func read(
    _ shard: Int,
    _ report: inout MergedReport,
    _ parts: inout SplitOutputs,
    _ gaps: inout Gaps
  ) throws {
    guard var results = ResultReader(job, shard) else { return gaps.shards.add(String(shard)) }
    var tasks = try job.reader(of: shard)
    var next = try results.next()
    var isFirst = true
    while let task = try tasks.next() {
      guard let order = task.order, order >= 0, order < job.count else { throw tasks.damage }
      guard var result = next, result.id == task.id else {
        gaps.results.add(task.id.text)
        continue
      }
      isFirst = false
      if let key = result.key, key != task.key { gaps.stale.add(task.id.text) }
      if request.verify { result.verify() }
      if task.part == nil {
        try report.add(result, at: order)
      } else {
        try parts.add(task, result, at: order, to: &report)
      }
      next = try results.next()
    }
    // Without any that fits, those that are missing say more.
    if let next, !isFirst { throw try results.surplus(next) }
  }

  private func write(_ report: MergedReport) throws {
    guard let output = request.output else {
      var text: [UInt8] = []
      try report.write { bytes in
        text += bytes
        guard text.count >= 1 << 16 else { return }
        try Console.results(String(decoding: text, as: UTF8.self))
        text.removeAll(keepingCapacity: true)
      }
      return try Console.results(String(decoding: text, as: UTF8.self))
    }
    try OutputFiles.makeFolder(of: output)
    do {
      let file = try FileTarget(output)
      try report.write { try file.write($0) }
      try file.finish()
    } catch let error as CodecError {
      throw Failure(error, output: output)
    }
    if request.format != .text, !request.quiet { Console.note(report.tally.text) }
  }
}

/// Reads the results in a shard's file.
private struct ResultReader {
  private let path: String
  private let command: String
  private let file: OpenFile
  private var lines: LineReader
  private var number = 0

  /// Opens the file of a shard; nil when there is none.
  init?(_ job: JobFolder, _ shard: Int) {
    path = job.file(of: shard)
    command = "lottie batch \(job.path) --shard \(shard)"
    guard let file = try? OpenFile(path) else { return nil }
    self.file = file
    lines = file.lines()
  }

  /// The next result; nil at the end.
  mutating func next() throws -> TaskResult? {
    guard let line = lines.next() else { return nil }
    number += 1
    guard case .text(let bytes) = line, let result = TaskResult(line: bytes) else {
      throw Failure(.badDocument, "\(path):\(number): not a result; run \(command) again")
    }
    return result
  }

  /// The failure of a result that no task of the shard is left for.
  func surplus(_ result: TaskResult) throws -> Failure {
    var earlier = file.lines()
    for _ in 1..<max(1, number) {
      if case .text(let bytes)? = earlier.next(), case .result(result.id, _)? = JournalLine(bytes) {
        return Failure(.badDocument, "\(path):\(number): a second result of \(result.id)")
      }
    }
    return Failure(
      .badDocument,
      "\(path):\(number): the result of a task that is not in the plan; run \(command) again"
    )
  }
}
