import Foundation
import HeapModule
import LottieKit
import LottieLint

/// Runs `lottie plan`.
package struct PlanJob {
  private let request: PlanRequest
  private let cache = AnimationFileCache(maximumCount: 1)

  /// A task and what it will cost, in about a millisecond.
  struct Planned {
    var task: BatchTask
    var cost: Double
  }

  /// Creates the job of a request.
  package init(_ request: PlanRequest) { self.request = request }

  private var folder: String { request.folder }

  /// Does the work, and reports it.
  package func run() throws {
    if request.kind.needsOutput, request.output == nil {
      throw Failure(.usage, "--do \(request.kind.rawValue) needs --output, as 'out/{name}.webp'")
    }
    var problems: [Failure] = []
    let tasks = try plannedTasks(&problems)
    if request.skipUnreadable {
      for problem in problems where problem.isUnreadable { Console.warning(problem.message) }
      problems.removeAll(where: \.isUnreadable)
    }
    guard problems.isEmpty else {
      for problem in problems { problem.report() }
      throw Exit(problems.map(\.status).max() ?? .findings)
    }
    guard !tasks.isEmpty else { throw Failure(.noInput, "there are no animations") }
    let shards = PlanJob.shards(tasks.map(\.cost), count: request.shards)
    let lines = zip(tasks, shards).flatMap { planned, shard in
      var task = planned.task
      task.shard = shard
      return JSONWriter.bytes(task.value(cost: planned.cost)) + [0x0A]
    }
    try FileWriting.write(lines, to: JobFolder.taskFile(folder))
    let plan = JSONValue(members: [
      "format": .number(Double(JobFolder.format)), "lottie": .string(lottieVersion),
      "do": .string(request.kind.rawValue), "shards": .number(Double(request.shards)),
      "tasks": .number(Double(tasks.count)), "options": .object(request.options),
      "hash": .string(Checksum(lines).text),
    ])
    // Written last: what has a plan.json has tasks.
    try FileWriting.write(JSONWriter.bytes(plan) + [0x0A], to: JobFolder.planFile(folder))
    if !request.quiet {
      Console.note(
        "\(folder): \(Words.count(tasks.count, "task")) in \(Words.count(request.shards, "shard"))"
      )
    }
  }

  /// Shards of about the same cost: what costs most goes first, to the shard that has least.
  static func shards(_ costs: [Double], count: Int) -> [Int] {
    var result = [Int](repeating: 0, count: costs.count)
    var loads = Heap((0..<count).map { ShardLoad(cost: 0, shard: $0) })
    for index in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      guard var least = loads.min else { break }
      result[index] = least.shard
      least.cost += costs[index]
      loads.replaceMin(with: least)
    }
    return result
  }

  private var files: [String] {
    get throws {
      var names: [String] = []
      for input in request.inputs {
        guard input == "-" else {
          names.append(input)
          continue
        }
        var lines = LineReader(0)
        while let line = lines.next() {
          guard case .text(let bytes) = line else {
            throw Failure(.badDocument, "standard input: a line is too long")
          }
          let name = String(
            decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes[...],
            as: UTF8.self
          )
          if !name.isEmpty { names.append(name) }
        }
      }
      // The folder of the plan may lie among the inputs.
      return try InputExpansion.files(names, ignoring: ignored).filter {
        !$0.hasPrefix(folder + "/") && !$0.hasPrefix("./" + folder + "/")
      }
    }
  }

  /// The files that the configuration of `validate` leaves out.
  private var ignored: [Glob] {
    get throws {
      guard request.kind == .validate else { return [] }
      let checks = try BatchTask.validate(request.options).checks
      return try checks.configuration { _ in }.ignoredFiles
    }
  }

  /// The task of an input, whose id it is.
  private func task(of file: String) throws -> BatchTask {
    var members = request.options
    members["id"] = .string(file)
    members["do"] = .string(request.kind.rawValue)
    members["input"] = .string(file)
    members["output"] = request.output.map(JSONValue.string)
    members["other"] = try request.other.map { .string(try expanded($0, file, "--other")) }
    return try BatchTask(.object(members), line: 0)
  }

  private func plannedTasks(_ problems: inout [Failure]) throws -> [Planned] {
    let files = try files
    if let rows = request.rows { return try rowTasks(files, rows) }
    var outputs = OutputFiles(inputs: files, overwritesInput: false)
    var planned: [Planned] = []
    for file in files {
      do {
        planned += try tasks(of: file, &outputs)
      } catch var failure as Failure {
        if !failure.message.contains(file) { failure.message = "\(file): \(failure.message)" }
        problems.append(failure)
        // Wrong options are wrong for all.
        if problems.count == 100 { throw tooMany(problems) }
      }
    }
    return planned
  }

  private func tooMany(_ problems: [Failure]) -> Failure {
    for problem in problems { problem.report() }
    return Failure(.usage, "too many problems; the remaining inputs are not checked")
  }

  /// A task for each row of a table.
  private func rowTasks(_ files: [String], _ selection: RowSelection) throws -> [Planned] {
    guard files.count == 1, selection.table != "-" || !request.inputs.contains("-") else {
      throw Failure(.usage, "--rows fills one animation")
    }
    let task = try task(of: files[0])
    let batch = try RowBatch(try task.render(), selection)
    let columns = try batch.request.outputTemplate?.columns ?? []
    let bytes = Double(FileWriting.size(files[0]) ?? 0)
    var first: RenderJob?
    var ids: Set<String> = []
    return try batch.rows.flatMap { values in
      var row = task
      row.id = "\(task.input)#\(values.id)"
      // Rows may have the same id, if other columns tell their outputs apart.
      if !ids.insert(row.id).inserted { row.id += ":\(values.line)" }
      row.row = values.placeholders.filter { columns.contains($0.key) }
      try values.fill(&row.options)
      if first == nil || request.splitFrames != nil {
        first = try batch.job(values, threads: 1)
        try first?.checkOutput()
      }
      return try first.map { try split(row, $0, bytes) } ?? []
    }
  }

  private func tasks(
    of file: String,
    _ outputs: inout OutputFiles
  ) throws -> [Planned] {
    var task = try task(of: file)
    // Names of images may depend on the frame, and stay a template; of others there is one.
    if task.kind != .render {
      task.output = try task.output.map { try expanded($0, file, "--output") }
    }
    let bytes = Double(FileWriting.size(file) ?? 0)
    switch task.kind {
    case .render:
      var prepared = PreparedRender()
      prepared.cache = cache
      let job = try RenderJob(try task.render(), prepared, threads: 1)
      try job.checkOutput()
      for output in job.outputs { try outputs.add(output, of: file) }
      return try split(task, job, bytes)
    case .validate:
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw Failure(.noInput, "cannot be read")
      }
      _ = try task.validate()
      task.isFound = !request.inputs.contains(file)
    case .convert:
      _ = try task.convert().source.load(quiet: true, from: cache)
    case .info: _ = try task.info().source.load(quiet: true, from: cache)
    case .diff:
      _ = try task.diff().source.load(quiet: true, from: cache)
      guard FileManager.default.isReadableFile(atPath: task.other ?? "") else {
        throw Failure(.noInput, "\(task.other ?? "") cannot be read")
      }
    }
    if let output = task.output { try outputs.add(output, of: file) }
    return [Planned(task: task, cost: PlanJob.cost(bytes: bytes))]
  }

  /// A template filled in for an input.
  private func expanded(
    _ template: String,
    _ file: String,
    _ option: String
  ) throws -> String {
    let pattern = try OutputTemplate(template, option: option).pattern(
      input: file,
      stem: AnimationInput.stem(of: file),
      marker: nil
    )
    guard !pattern.isNumbered else {
      throw Failure(.usage, "\(option): \(template) names several files; use {name} or {dir}")
    }
    return pattern.example
  }

  private func split(_ task: BatchTask, _ job: RenderJob, _ bytes: Double) throws -> [Planned] {
    let count = job.plan.frames.count
    let pixels = Double(job.settings.width * job.settings.height)
    func cost(_ frames: Int) -> Double {
      PlanJob.cost(bytes: bytes, frames: frames, pixels: pixels)
    }
    guard let size = request.splitFrames, count > size else {
      return [Planned(task: task, cost: cost(count))]
    }
    guard !job.request.encoding.isSheet, job.plan.format != .svg else {
      throw Failure(.usage, "--split-frames is neither for sheets nor for .svg")
    }
    var folder: String?
    if case .file = job.plan.output {
      folder = self.folder + "/parts/" + Checksum(job.outputs[0].utf8).text
    }
    return stride(from: 0, to: count, by: size).map { first in
      var part = task
      let last = min(first + size, count) - 1
      part.part = RenderPart(first: first, last: last, folder: folder)
      part.id += "#\(first)-\(last)"
      return Planned(task: part, cost: cost(last - first + 1))
    }
  }

  /// Milliseconds, about: what a document of this size takes to read, and its frames to draw and to write.
  private static func cost(bytes: Double, frames: Int = 0, pixels: Double = 0) -> Double {
    let cost = 1 + bytes / 200_000 + Double(frames) * (0.2 + pixels / 100_000)
    return (cost * 1000).rounded() / 1000
  }
}

extension Failure {
  /// Whether an input is the reason, and not the request.
  fileprivate var isUnreadable: Bool { status == .noInput || status == .badDocument }
}

/// A shard and what it costs so far.
private struct ShardLoad: Comparable {
  var cost: Double
  let shard: Int

  static func < (a: ShardLoad, b: ShardLoad) -> Bool { (a.cost, a.shard) < (b.cost, b.shard) }
}
