import LottieKit

/// Runs tasks, one at a time.
struct TaskRunner {
  private let commands: CommandCache
  /// Threads of a task that does not say how many.
  let threads: Int
  /// Whether results keep what is needed to tell later whether they still hold.
  let keepsSources: Bool

  init(files: AnimationFileCache, threads: Int, keepsSources: Bool) {
    commands = CommandCache(files: files)
    self.threads = threads
    self.keepsSources = keepsSources
  }

  /// Runs a task; what goes wrong is part of the result.
  func run(_ task: BatchTask) -> TaskResult {
    let start = WorkerThreads.processorTime
    var result = TaskResult(id: task.id, kind: task.kind, input: task.input)
    do {
      var sources = [task.input] + [task.other].compactMap(\.self)
      let before = keepsSources ? sources.map { FileState($0) } : []
      switch task.kind {
      case .render: try render(task, &result, &sources)
      case .validate: try validate(task, &result, &sources)
      case .info: try info(task, &result, &sources)
      case .convert: try convert(task, &result, &sources)
      case .diff: try diff(task, &result, &sources)
      }
      if keepsSources {
        result.sources = unique(sources).map { FileRecord($0) }
        // A file that was replaced meanwhile may not be what was read: without a key the task is run again.
        let inputs = sources.prefix(before.count)
        result.key = inputs.map { FileState($0) } == before ? task.key : nil
      }
    } catch {
      let failure = error as? Failure ?? Failure(.internalError, "\(error)")
      result = TaskResult(id: task.id, kind: task.kind, input: task.input, failure: failure)
      result.key = keepsSources ? task.key : nil
    }
    result.time = (WorkerThreads.processorTime - start) * 1000
    return result
  }

  private func render(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    let command = try commands.render(task)
    let strict = command.strictFeatures
    // With strict features, too, what was drawn is a result.
    var lenient = command
    lenient.strictFeatures = false
    let drawn = try lenient.render(threads: command.threads ?? threads)
    result.outputs = drawn.outputs.map { FileRecord($0) }
    result.findings = drawn.diagnostics.map(FindingsReport.value)
    sources += drawn.assets + command.optionFiles
    if strict, !drawn.diagnostics.isEmpty {
      result.exit = .findings
      result.error = RenderJob.strictMessage(drawn.diagnostics)
    }
  }

  private func validate(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    var command = try commands.validate(task)
    command.threads = command.threads ?? threads
    let job = try ValidationJob(command, listsFixes: keepsSources, isNamed: !task.isFound)
    guard let run = try job.check() else { return }
    try job.write(run)
    let verdict = job.verdict(of: run)
    (result.exit, result.error) = (verdict.status, verdict.problem)
    result.lint = run
    result.outputs = [task.output].compactMap(\.self).map { FileRecord($0) }
    sources += job.sources
    if keepsSources, let file = try? commands.file(task.input) { sources += file.assetCandidates }
  }

  private func info(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String]) throws
  {
    let command = try commands.info(task)
    let file = try command.source.load(quiet: true)
    let value = try command.value(of: file, command.source)
    if let output = task.output {
      try FileWriting.write(JSONWriter.bytes(value) + [0x0A], to: output)
      result.outputs = [FileRecord(output)]
    } else {
      result.report = value
    }
    sources += Array(file.assetFiles.keys) + command.source.optionFiles
  }

  private func convert(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    let command = try commands.convert(task)
    let file = try command.source.load(quiet: true)
    try ConvertJob(options: command, file: file).run()
    result.outputs = [FileRecord(command.output)]
    sources += Array(file.assetFiles.keys) + command.source.optionFiles
    sources += command.overrideOptions.files + command.givenTextOptions.files
  }

  private func diff(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String]) throws
  {
    let command = try commands.diff(task)
    let job = DiffJob(options: command, file: try command.source.load(quiet: true))
    let differences = try job.result()
    try job.writeImages(differences)
    result.outputs = [command.heatmap, command.page].compactMap(\.self).map { FileRecord($0) }
    result.report = JSONValue(members: differences.members)
    if differences.differs(command.threshold) { result.exit = .findings }
    sources += Array(job.file.assetFiles.keys) + command.source.optionFiles
    if keepsSources, let other = task.other, let file = try? commands.file(other) {
      sources += file.assetCandidates
    }
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { !AnimationFile.isURL($0) && seen.insert($0).inserted }
  }
}
