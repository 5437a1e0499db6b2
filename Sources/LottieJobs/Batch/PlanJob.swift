import Foundation
import HeapModule
import LottieKit
import LottieLint
import OrderedCollections

/// Runs `lottie plan`.
package struct PlanJob {
  private let request: PlanRequest
  private let cache = AnimationFileCache(maximumCount: 1)

  /// A task as it stands in the plan, less its place there, and what it will cost in about milliseconds.
  struct Planned {
    let line: [UInt8]
    let cost: Double

    init(_ task: BatchTask, cost: Double) {
      self.cost = cost
      line = JSONWriter.bytes(task.value)
      files = task.files
    }

    private let files: [String]

    /// The line in the plan, without its end.
    func line(order: Int, shard: Int) -> [UInt8] {
      var members: OrderedDictionary<String, JSONValue> = [:]
      if !files.isEmpty { members["files"] = .array(files.map(JSONValue.string)) }
      members["order"] = .number(Double(order))
      members["shard"] = .number(Double(shard))
      members["cost"] = .number(cost)
      // Members are added to what is written already.
      return line.dropLast() + [UInt8(ascii: ",")] + JSONWriter.bytes(.object(members)).dropFirst()
    }
  }

  /// Creates the job of a request.
  package init(_ request: PlanRequest) { self.request = request }

  private var folder: String { request.folder }

  /// Does the work, and reports it.
  package func run() throws {
    if request.kind.needsOutput, request.output == nil {
      throw Failure(.usage, "--do \(request.kind.rawValue) needs --output, as 'out/{name}.webp'")
    }
    // Options that are wrong are wrong for all, and said once.
    try checkOptions()
    var problems = Problems()
    let tasks = try plannedTasks(&problems)
    guard problems.failures.isEmpty else {
      problems.report()
      throw Exit(problems.failures.map(\.status).max() ?? .findings)
    }
    if problems.leftOut > 0, !request.quiet {
      Console.note("\(Words.count(problems.leftOut, "input")) left out")
    }
    guard !tasks.isEmpty else { throw Failure(.noInput, "there are no animations") }
    try write(tasks)
  }

  /// Writes the folder of the plan.
  private func write(_ tasks: [Planned]) throws {
    let shards = PlanJob.shards(tasks.map(\.cost), count: request.shards)
    var members: [[Int]] = Array(repeating: [], count: request.shards)
    for (order, shard) in shards.enumerated() { members[shard].append(order) }
    // Without this file there is no plan while it is written.
    FileWriting.remove(JobFolder.planFile(folder))
    var lines: [UInt8] = []
    var parts: [ShardPart] = []
    for (shard, orders) in members.enumerated() {
      let offset = lines.count
      for order in orders { lines += tasks[order].line(order: order, shard: shard) + [0x0A] }
      let cost = orders.reduce(0) { $0 + tasks[$1].cost }
      parts.append(
        ShardPart(
          offset: offset,
          size: lines.count - offset,
          count: orders.count,
          cost: Int(cost * 1000),
          checksum: Checksum()
        )
      )
    }
    let hash = Checksum(lines).text
    for index in parts.indices {
      var checksum = ShardPart.checksum(plan: hash)
      checksum.add(lines[parts[index].offset..<(parts[index].offset + parts[index].size)])
      parts[index].checksum = checksum
    }
    try FileWriting.write(lines, to: JobFolder.taskFile(folder))
    try FileWriting.write(parts.flatMap(\.line), to: JobFolder.indexFile(folder))
    let cost = (tasks.reduce(0) { $0 + $1.cost } * 1000).rounded() / 1000
    let plan = JSONValue(members: [
      "format": .number(Double(JobFolder.format)), "lottie": .string(lottieVersion),
      "do": .string(request.kind.rawValue), "shards": .number(Double(request.shards)),
      "tasks": .number(Double(tasks.count)), "cost": .number(cost),
      "options": .object(request.options), "hash": .string(hash),
    ])
    // Written last: what has a plan.json has tasks.
    try FileWriting.write(JSONWriter.bytes(plan) + [0x0A], to: JobFolder.planFile(folder))
    guard !request.quiet else { return }
    let most = parts.map(\.cost).max() ?? 0
    Console.note(
      "\(folder): \(Words.count(tasks.count, "task")) in \(Words.count(request.shards, "shard")), "
        + "about \(Spans.text(cost / 1000)) of processor time"
        + (request.shards > 1 ? ", \(Spans.text(Double(most) / 1e6)) in the longest shard" : "")
    )
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

  /// What is wrong with inputs.
  private struct Problems {
    /// Those that end planning.
    var failures: [Failure] = []
    /// Inputs that are left out, which was said.
    var leftOut = 0

    func report() {
      for failure in failures { failure.report() }
    }
  }

  /// Refuses options that are wrong whatever the input.
  private func checkOptions() throws {
    for input in request.inputs { try StoreURL.checkInput(input) }
    try StoreURL.checkOutput(folder + "/")
    if let output = request.output { try StoreURL.checkOutput(output) }
    let task = try task(of: "input.json")
    switch task.kind {
    case .render: _ = try task.render()
    case .validate: _ = try task.validate()
    case .convert: _ = try task.convert()
    case .info: _ = try task.info()
    case .diff: _ = try task.diff()
    }
  }

  private func plannedTasks(_ problems: inout Problems) throws -> [Planned] {
    let files = try files
    if let rows = request.rows { return try rowTasks(files, rows) }
    var outputs = OutputFiles(inputs: files, overwritesInput: false)
    var planned: [Planned] = []
    let bar = ProgressBar(total: files.count, unit: "files", quiet: request.quiet)
    defer { bar.finish() }
    for file in files {
      defer { bar.advance(file) }
      let inspected = try telling(of: file, &problems, isUnsuitable: true) { try inspect(file) }
      guard let inspected else { continue }
      try telling(of: file, &problems, isUnsuitable: false) {
        for output in inspected.outputs { try outputs.add(output, of: file) }
        planned += inspected.planned
      }
    }
    return planned
  }

  /// Adds the failure of a closure to the problems.
  ///
  /// `isUnsuitable`: Whether the input is the reason, and not the request.
  ///
  /// - Returns: What the closure returns; nil when it failed.
  /// - Throws: ``Failure`` when there are too many problems.
  @discardableResult
  private func telling<Result>(
    of file: String,
    _ problems: inout Problems,
    isUnsuitable: Bool,
    _ body: () throws -> Result
  ) throws -> Result? {
    do {
      return try body()
    } catch var failure as Failure {
      if !failure.message.contains(file) { failure.message = "\(file): \(failure.message)" }
      if isUnsuitable, request.skipUnreadable {
        Console.warning(failure.message)
        problems.leftOut += 1
        return nil
      }
      problems.failures.append(failure)
      guard problems.failures.count == 100 else { return nil }
      problems.report()
      throw Failure(.usage, "too many problems; the remaining inputs are not checked")
    }
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
      row.id = TaskID("\(task.input)#\(values.id)")
      // Rows may have the same id, if other columns tell their outputs apart.
      while !ids.insert(row.id.text).inserted { row.id = TaskID("\(row.id):\(values.line)") }
      row.row = values.placeholders.filter { columns.contains($0.key) }
      try values.fill(&row.options)
      if first == nil || request.splitFrames != nil {
        first = try batch.job(values, threads: 1)
        try first?.checkOutput()
      }
      if let first { row.files = read(by: first.file, try row.render().files) }
      return try first.map { try split(row, $0, bytes) } ?? []
    }
  }

  /// The tasks of an input, and the files they write.
  private struct Inspected {
    var planned: [Planned]
    var outputs: [String] = []
  }

  private func inspect(_ file: String) throws -> Inspected {
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
      let request = try task.render()
      let job = try RenderJob(request, prepared, threads: 1)
      try job.checkOutput()
      task.files = read(by: job.file, request.files)
      return Inspected(planned: try split(task, job, bytes), outputs: job.outputs)
    case .validate:
      try FileWriting.check(file)
      task.files = try task.validate().configurationFiles.filter { FileState($0).exists }
      task.isFound = !request.inputs.contains(file)
    case .convert:
      let request = try task.convert()
      task.files = read(by: try request.source.load(quiet: true, from: cache), request.files)
    case .info:
      let request = try task.info()
      task.files = read(by: try request.source.load(quiet: true, from: cache), request.source.files)
    case .diff:
      let request = try task.diff()
      let loaded = try request.source.load(quiet: true, from: cache)
      try FileWriting.check(task.other ?? "")
      task.files = read(by: loaded, [task.other].compactMap(\.self) + request.source.files)
    }
    return Inspected(
      planned: [Planned(task, cost: PlanJob.cost(bytes: bytes))],
      outputs: [task.output].compactMap(\.self)
    )
  }

  /// The files that a task reads besides its input: those of its options, images and fonts.
  private func read(by file: AnimationFile, _ named: [String]) -> [String] {
    let assets = file.assetCandidates.filter { FileState($0).exists }
    return Array(OrderedSet(named + assets))
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
    guard let size = request.splitFrames, count > size, job.request.destination == nil else {
      return [Planned(task, cost: cost(count))]
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
      part.id = TaskID("\(part.id)#\(first)-\(last)")
      return Planned(part, cost: cost(last - first + 1))
    }
  }

  /// Milliseconds, about: what a document of this size takes to read, and its frames to draw and to write.
  private static func cost(bytes: Double, frames: Int = 0, pixels: Double = 0) -> Double {
    let cost = 1 + bytes / 200_000 + Double(frames) * (0.2 + pixels / 100_000)
    return (cost * 1000).rounded() / 1000
  }
}

/// A shard and what it costs so far.
private struct ShardLoad: Comparable {
  var cost: Double
  let shard: Int

  static func < (a: ShardLoad, b: ShardLoad) -> Bool { (a.cost, a.shard) < (b.cost, b.shard) }
}
