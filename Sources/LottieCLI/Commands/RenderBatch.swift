import LottieKit
import Synchronization

/// Draws several animations, one after another or several at once.
struct RenderBatch {
  private let renders: Renders
  /// What all have in common.
  private let request: RenderRequest
  /// Animations at once; nil is one per processor.
  private let jobs: Int?
  /// Whether to continue when one fails.
  private let goesOn: Bool

  init(_ renders: Renders, of request: RenderRequest, jobs: Int?, goesOn: Bool) {
    (self.renders, self.request, self.jobs, self.goesOn) = (renders, request, jobs, goesOn)
  }

  func run() throws {
    let processors = request.threads ?? WorkerThreads.processors
    // Those of rows have been checked, with their lines in the table.
    if request.row.isEmpty { try checkNames() }
    if renders.count == 1 {
      let (request, prepared) = renders[0]
      try RenderJob(request, prepared, threads: processors).run()
      return
    }
    let jobs = min(jobs ?? min(processors, 64), renders.count)
    let failures = drawAll(jobs: jobs, threads: max(1, processors / jobs))
    let failed = failures.compactMap(\.self)
    if !request.quiet {
      Console.note(
        Words.count(renders.count, request.row.isEmpty ? "animation" : "row") + ", "
          + (failed.isEmpty ? "all drawn" : "\(failed.count) not drawn: ")
          + failures.indices.filter { failures[$0] != nil }.map { renders[$0].request.subject }
          .joined(separator: ", ")
      )
    }
    // The most severe: 73 and 70 before 66, 65, 64 and 1.
    if let worst = failed.max(by: { $0.rawValue < $1.rawValue }) { throw Exit(worst) }
  }

  /// Rejects, before anything is drawn, names that would lose a file.
  private func checkNames() throws {
    if renders.count > 1 {
      guard try request.outputTemplate?.dependsOnInput == true else {
        throw Failure(
          .usage,
          "several animations need {name} or {dir} in --output, as in 'out/{name}.gif'"
        )
      }
    }
    var files = OutputFiles(
      inputs: renders.map(\.request.source.input),
      overwritesInput: request.overwriteInput
    )
    for (request, _) in renders {
      let names = try RenderNames(request)
      let input = request.source.input
      if let output = names.output { try files.add(output.example, of: input) }
      if let report = names.report { try files.add(report, of: input) }
    }
  }

  /// - Returns: The status of each that failed.
  private func drawAll(jobs: Int, threads: Int) -> [Status?] {
    let state = Guarded<(next: Int, failures: [Status?], hasFailed: Bool)>(
      (0, Array(repeating: nil, count: renders.count), false)
    )
    let (renders, goesOn) = (renders, goesOn)
    WorkerThreads.perform(jobs) { _ in
      while true {
        let index = state.withLock { state in
          let isOver = !goesOn && state.hasFailed
          defer { state.next += 1 }
          return isOver ? Int.max : state.next
        }
        guard index < renders.count else { return }
        let status = renders.draw(index, threads: threads)
        state.withLock { state in
          state.failures[index] = status
          if status != nil { state.hasFailed = true }
        }
      }
    }
    return state.withLock { $0.failures }
  }
}

/// Requests, made when they are needed: a table may have a million rows.
struct Renders: RandomAccessCollection, Sendable {
  let count: Int
  let make: @Sendable (Int) -> (request: RenderRequest, prepared: PreparedRender)

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> (request: RenderRequest, prepared: PreparedRender) { make(index) }

  /// - Returns: The status of a failure, which has been reported.
  fileprivate func draw(_ index: Int, threads: Int) -> Status? {
    let (request, prepared) = self[index]
    let name = request.subject
    do {
      try RenderJob(request, prepared, threads: threads, prefix: "\(name): ").run()
      return nil
    } catch var failure as Failure {
      if !failure.message.hasPrefix(name) { failure.message = "\(name): \(failure.message)" }
      failure.report()
      return failure.status
    } catch {
      Console.error("\(name): \(error)")
      return .internalError
    }
  }
}
