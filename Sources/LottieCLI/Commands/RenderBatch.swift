import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws several animations, one after another or several at once.
struct RenderBatch {
  let command: RenderCommand
  let inputs: [InputOptions]

  func run() throws {
    let processors = command.threads ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    try checkNames()
    if inputs.count == 1 { return try command.render(inputs[0], threads: processors) }
    let jobs = min(command.batch.jobs ?? min(processors, 64), inputs.count)
    let failures = drawAll(jobs: jobs, threads: max(1, processors / jobs))
    let failed = failures.compactMap(\.self)
    if !command.quiet {
      Console.note(
        "\(inputs.count) animations, "
          + (failed.isEmpty ? "all drawn" : "\(failed.count) not drawn: ")
          + zip(inputs, failures).filter { $0.1 != nil }.map(\.0.input).joined(separator: ", ")
      )
    }
    // The most severe: 73 and 70 before 66, 65, 64 and 1.
    if let worst = failed.map(\.rawValue).max() { throw EarlyExit(status: worst) }
  }

  /// Rejects, before anything is drawn, names that would lose a file.
  private func checkNames() throws {
    if inputs.count > 1 {
      guard try command.outputTemplate?.dependsOnInput == true else {
        throw Failure(
          .usage,
          "several animations need {name} or {dir} in --output, as in 'out/{name}.gif'"
        )
      }
    }
    var files = OutputFiles(
      inputs: inputs.map(\.input),
      overwritesInput: command.overwriteInput
    )
    for input in inputs {
      let names = try RenderNames(command, input)
      if let output = names.output { try files.add(output.example, of: input.input) }
      if let report = names.report { try files.add(report, of: input.input) }
    }
  }

  /// - Returns: The status of each that failed.
  private func drawAll(jobs: Int, threads: Int) -> [Status?] {
    let state = Guarded<(next: Int, failures: [Status?])>(
      (0, Array(repeating: nil, count: inputs.count))
    )
    let command = UncheckedCommand(command: command, inputs: inputs)
    WorkerThreads.perform(jobs) { _ in
      while true {
        let index = state.withLock { state in
          let isOver = !command.command.batch.goesOn && state.failures.contains { $0 != nil }
          defer { state.next += 1 }
          return isOver ? Int.max : state.next
        }
        guard index < command.inputs.count else { return }
        let status = command.draw(index, threads: threads)
        state.withLock { $0.failures[index] = status }
      }
    }
    return state.withLock { $0.failures }
  }
}

/// Ends the program with a status; everything has been reported.
struct EarlyExit: Error {
  let status: Int32
}

/// Lets workers read a command, whose parts are immutable values.
private struct UncheckedCommand: @unchecked Sendable {
  let command: RenderCommand
  let inputs: [InputOptions]

  /// - Returns: The status of a failure, which has been reported.
  func draw(_ index: Int, threads: Int) -> Status? {
    do {
      try command.render(inputs[index], threads: threads, isOneOfSeveral: true)
      return nil
    } catch var failure as Failure {
      let name = inputs[index].input
      if !failure.message.hasPrefix(name) { failure.message = "\(name): \(failure.message)" }
      failure.report()
      return failure.status
    } catch {
      Console.error("\(inputs[index].input): \(error)")
      return .internalError
    }
  }
}
