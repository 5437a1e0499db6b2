import LottieKit

/// Draws several animations, one after another or several at once.
package struct RenderBatch {
  private let renders: Renders
  /// The request that all share.
  private let request: RenderRequest
  /// Animations at once; nil is one per processor.
  private let jobs: Int?
  /// Whether to continue when one fails.
  private let goesOn: Bool

  /// Creates the batch.
  ///
  /// - Parameters:
  ///   - renders: The animations.
  ///   - request: The request that all share.
  ///   - jobs: Animations at once; nil is one per processor.
  ///   - goesOn: Whether to continue when one fails.
  package init(_ renders: Renders, of request: RenderRequest, jobs: Int?, goesOn: Bool) {
    (self.renders, self.request, self.jobs, self.goesOn) = (renders, request, jobs, goesOn)
  }

  /// Does the work, and reports it.
  package func run() throws {
    let processors = request.threads ?? WorkerThreads.processors
    // Those of rows have been checked, with their lines in the table.
    if request.row.isEmpty { try checkNames() }
    if renders.count == 1 {
      let (request, prepared) = renders[0]
      try DestinationRender.run(request, prepared, threads: processors)
      return
    }
    let jobs = min(jobs ?? min(processors, 64), renders.count)
    let (renders, goesOn) = (renders, goesOn)
    let unit = request.row.isEmpty ? "animation" : "row"
    let messages = RenderMessages(
      total: renders.count,
      unit: unit,
      isShown: request.progress.isShown && !request.quiet
    )
    let statuses = ParallelResults.until(renders.count, threads: jobs) {
      !goesOn && $0 != .done
    } _: {
      renders.draw($0, threads: max(1, processors / jobs), messages)
    }
    messages.finish()
    let failed = statuses.indices.filter { statuses[$0] ?? .done != .done }
    if !request.quiet {
      Console.note(
        Words.count(renders.count, unit) + ", "
          + (failed.isEmpty ? "all drawn" : "\(failed.count) not drawn: ")
          + failed.map { renders[$0].request.subject }.joined(separator: ", ")
      )
    }
    if let worst = statuses.compactMap(\.self).max(), worst != .done { throw Exit(worst) }
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
      // One name meets no other.
      if renders.count == 1, names.report == nil {
        if let output = names.output { try files.check(output.example) }
        return
      }
      if let output = names.output { try files.add(output.example, of: input) }
      if let report = names.report { try files.add(report, of: input) }
    }
  }
}

/// Requests, made when they are needed: a table may have a million rows.
package struct Renders: RandomAccessCollection, Sendable {
  /// The number of requests.
  package let count: Int
  let make: @Sendable (Int) -> (request: RenderRequest, prepared: PreparedRender)

  /// Zero.
  package var startIndex: Int { 0 }
  /// The number of elements.
  package var endIndex: Int { count }

  /// Creates a batch of requests made by a closure.
  package init(
    count: Int,
    make: @escaping @Sendable (Int) -> (request: RenderRequest, prepared: PreparedRender)
  ) {
    (self.count, self.make) = (count, make)
  }

  /// Makes a request.
  package subscript(index: Int) -> (request: RenderRequest, prepared: PreparedRender) {
    make(index)
  }

  /// Draws one; a failure is reported.
  fileprivate func draw(_ index: Int, threads: Int, _ messages: RenderMessages) -> Status {
    var (request, prepared) = self[index]
    prepared.messages = messages
    let name = request.subject
    defer { messages.end(name) }
    do {
      try DestinationRender.run(request, prepared, threads: threads, prefix: "\(name): ")
      return .done
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
