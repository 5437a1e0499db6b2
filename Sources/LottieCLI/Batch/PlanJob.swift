import Foundation
import HeapModule
import LottieKit
import LottieLint

/// Runs `lottie plan`.
struct PlanJob {
  private let options: PlanCommand
  private let arguments: PlanArguments
  private let folder: String

  /// A task and what it will cost, in about a millisecond.
  struct Planned {
    var task: BatchTask
    var cost: Double
  }

  init(_ options: PlanCommand) throws {
    self.options = options
    arguments = try PlanArguments(options.inputs, of: options.kind)
    folder = JobFolder.path(options.folder)
  }

  func run() throws {
    if options.kind.needsOutput, options.output == nil {
      throw Failure(.usage, "--do \(options.kind.rawValue) needs --output, as 'out/{name}.webp'")
    }
    var problems: [Failure] = []
    let tasks = try plannedTasks(&problems)
    if options.skipUnreadable {
      for problem in problems where problem.isUnreadable { Console.warning(problem.message) }
      problems.removeAll(where: \.isUnreadable)
    }
    guard problems.isEmpty else {
      for problem in problems { problem.report() }
      throw EarlyExit(status: problems.map(\.status.rawValue).max() ?? 1)
    }
    guard !tasks.isEmpty else { throw Failure(.noInput, "there are no animations") }
    let shards = PlanJob.shards(tasks.map(\.cost), count: options.shards)
    let lines = zip(tasks, shards).flatMap { planned, shard in
      var task = planned.task
      task.shard = shard
      return JSONWriter.bytes(task.value(cost: planned.cost)) + [0x0A]
    }
    try FileWriting.write(lines, to: JobFolder.taskFile(folder))
    let plan = JSONValue(members: [
      "format": .number(Double(JobFolder.format)), "lottie": .string(lottieVersion),
      "do": .string(options.kind.rawValue), "shards": .number(Double(options.shards)),
      "tasks": .number(Double(tasks.count)), "options": .object(arguments.options),
      "hash": .string(Checksum(lines).text),
    ])
    // Written last: what has a plan.json has tasks.
    try FileWriting.write(JSONWriter.bytes(plan) + [0x0A], to: JobFolder.planFile(folder))
    if !options.quiet {
      Console.note(
        "\(folder): \(Words.count(tasks.count, "task")) in \(Words.count(options.shards, "shard"))"
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
      for input in arguments.inputs {
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
      guard options.kind == .validate else { return [] }
      let commands = CommandCache(files: AnimationFileCache())
      let command = try commands.validate(try task(of: "x"))
      return try command.lint.configuration { _ in }.ignoredFiles
    }
  }

  /// The task of an input, whose id it is.
  private func task(of file: String) throws -> BatchTask {
    var members = arguments.options
    members["id"] = .string(file)
    members["do"] = .string(options.kind.rawValue)
    members["input"] = .string(file)
    members["output"] = options.output.map(JSONValue.string)
    members["other"] = try options.other.map { .string(try expanded($0, file, "--other")) }
    return try BatchTask(.object(members), line: 0)
  }

  private func plannedTasks(_ problems: inout [Failure]) throws -> [Planned] {
    let commands = CommandCache(files: AnimationFileCache(maximumCount: 1))
    let files = try files
    guard options.rowOptions.rows == nil else { return try rowTasks(files, commands) }
    var outputs = OutputFiles(inputs: files, overwritesInput: false)
    var planned: [Planned] = []
    for file in files {
      do {
        planned += try tasks(of: file, commands, &outputs)
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
  private func rowTasks(_ files: [String], _ commands: CommandCache) throws -> [Planned] {
    guard files.count == 1, options.rowOptions.rows != "-" || !arguments.inputs.contains("-") else {
      throw Failure(.usage, "--rows fills one animation")
    }
    let task = try task(of: files[0])
    var command = try commands.render(task)
    command.rowOptions = options.rowOptions
    let (base, rows) = try command.rows()
    let columns = try base.outputTemplate?.columns ?? []
    let bytes = Double(FileWriting.size(files[0]) ?? 0)
    var first: RenderJob?
    var ids: Set<String> = []
    return try rows.flatMap { values in
      var row = task
      row.id = "\(task.input)#\(values.id)"
      // Rows may have the same id, if other columns tell their outputs apart.
      if !ids.insert(row.id).inserted { row.id += ":\(values.line)" }
      row.row = values.placeholders.filter { columns.contains($0.key) }
      try values.fill(&row.options)
      if first == nil || options.splitFrames != nil {
        first = try base.filled(values).job(threads: 1)
        try first?.checkOutput()
      }
      return try first.map { try split(row, $0, bytes) } ?? []
    }
  }

  private func tasks(
    of file: String,
    _ commands: CommandCache,
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
      let command = try commands.render(task)
      let job = try command.job(threads: 1)
      try job.checkOutput()
      for output in job.outputs { try outputs.add(output, of: file) }
      return try split(task, job, bytes)
    case .validate:
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw Failure(.noInput, "cannot be read")
      }
      _ = try commands.validate(task)
      task.isFound = !arguments.inputs.contains(file)
    case .convert:
      let command = try commands.convert(task)
      _ = try command.source.load(quiet: true)
    case .info: _ = try commands.info(task).source.load(quiet: true)
    case .diff:
      let command = try commands.diff(task)
      _ = try command.source.load(quiet: true)
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
      stem: InputOptions.stem(of: file),
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
    guard let size = options.splitFrames, count > size else {
      return [Planned(task: task, cost: cost(count))]
    }
    guard !job.options.encoding.isSheet, job.plan.format != .svg else {
      throw Failure(.usage, "--split-frames is neither for sheets nor for .svg")
    }
    var folder: String?
    if case .file = job.plan.output {
      folder = self.folder + "/parts/" + Checksum(job.outputs[0].utf8).text
    }
    return stride(from: 0, to: count, by: size).map { first in
      var part = task
      let last = min(first + size, count) - 1
      part.part = BatchTask.Part(first: first, last: last, folder: folder)
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
  /// Whether an input is the reason, and not the options.
  fileprivate var isUnreadable: Bool { status == .noInput || status == .badDocument }
}

/// A shard and what it costs so far.
private struct ShardLoad: Comparable {
  var cost: Double
  let shard: Int

  static func < (a: ShardLoad, b: ShardLoad) -> Bool { (a.cost, a.shard) < (b.cost, b.shard) }
}
