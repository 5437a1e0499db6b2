import LottieKit

/// Runs tasks, one at a time.
struct TaskRunner {
  private let files: AnimationFileCache
  /// Threads of a task that does not say how many.
  let threads: Int
  /// Whether results keep what is needed to tell later whether they still hold.
  let keepsSources: Bool

  init(files: AnimationFileCache, threads: Int, keepsSources: Bool) {
    self.files = files
    self.threads = threads
    self.keepsSources = keepsSources
  }

  /// Runs a task; what goes wrong is part of the result.
  func run(_ task: BatchTask) -> TaskResult {
    let start = WorkerThreads.processorTime
    let begin = ContinuousClock.now
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
    result.wall = (ContinuousClock.now - begin) / .milliseconds(1)
    result.peak = ThisProcess.peakMemory
    result.host = ThisProcess.host
    return result
  }

  private func render(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    var request = try task.render()
    let strict = request.strictFeatures
    // With strict features, what was drawn is a result as well.
    request.strictFeatures = false
    var prepared = PreparedRender()
    prepared.cache = files
    prepared.deadline = request.source.timeout.map { .now + .seconds($0) }
    let drawn = try DestinationRender.run(
      request,
      prepared,
      threads: request.threads ?? threads
    )
    result.outputs = drawn.outputs.map { FileRecord($0) }
    result.findings = drawn.diagnostics.map(\.json)
    sources += drawn.assets + request.files
    if strict, !drawn.diagnostics.isEmpty {
      result.exit = .findings
      result.error = RenderJob.strictMessage(drawn.diagnostics)
    }
  }

  private func validate(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    var request = try task.validate()
    request.threads = request.threads ?? threads
    let job = try ValidationJob(request, listsFixes: keepsSources, isNamed: !task.isFound)
    guard let run = try job.check() else { return }
    try job.write(run)
    let verdict = job.verdict(of: run)
    (result.exit, result.error) = (verdict.status, verdict.problem)
    result.lint = run
    result.outputs = [task.output].compactMap(\.self).map { FileRecord($0) }
    sources += job.sources
    if keepsSources, let file = try? file(task.input) { sources += file.assetCandidates }
  }

  private func info(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String]) throws
  {
    let request = try task.info()
    let file = try request.source.load(quiet: true, from: files)
    let job = InfoJob(request)
    let value = try job.value(of: file, request.source)
    if let output = task.output {
      let text = JSONWriter.bytes(job.output(of: [value]).json)
      try FileWriting.write(text + [0x0A], to: output)
      result.outputs = [FileRecord(output)]
    } else {
      result.report = value
    }
    sources += Array(file.assetFiles.keys) + request.source.files
  }

  private func convert(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String])
    throws
  {
    let request = try task.convert()
    let file = try request.source.load(quiet: true, from: files)
    try ConvertJob(request, file: file).run()
    result.outputs = [FileRecord(request.output)]
    sources += Array(file.assetFiles.keys) + request.files
  }

  private func diff(_ task: BatchTask, _ result: inout TaskResult, _ sources: inout [String]) throws
  {
    let request = try task.diff()
    let first = try request.before.load(quiet: true, from: files)
    let job = DiffJob(request, file: first, cache: files)
    let differences = try job.result()
    try job.writeImages(differences)
    result.outputs = [request.heatmap, request.page].compactMap(\.self).map { FileRecord($0) }
    result.report = differences.json
    if differences.differs(request.threshold) { result.exit = .findings }
    sources += Array(first.assetFiles.keys) + request.source.files
    if keepsSources, let other = task.other, let file = try? file(other) {
      sources += file.assetCandidates
    }
  }

  /// The animation of a file.
  private func file(_ path: String) throws -> AnimationFile {
    try files.file(AnimationFileCache.Key(path: path)) { try AnimationFile(path: path) }
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { !AnimationFile.isURL($0) && seen.insert($0).inserted }
  }
}
