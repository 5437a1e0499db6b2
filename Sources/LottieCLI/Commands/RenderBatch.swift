import LottieKit
import Synchronization

/// Draws several animations, one after another or several at once.
struct RenderBatch {
  /// The options that hold for all.
  let command: RenderCommand
  /// The command of each.
  let commands: RenderCommands

  func run() throws {
    let processors = command.threads ?? WorkerThreads.processors
    // Those of rows have been checked, with their lines in the table.
    if command.unparsed.row.isEmpty { try checkNames() }
    if commands.count == 1 {
      try commands[0].render(threads: processors)
      return
    }
    let jobs = min(command.batch.jobs ?? min(processors, 64), commands.count)
    let failures = drawAll(jobs: jobs, threads: max(1, processors / jobs))
    let failed = failures.compactMap(\.self)
    if !command.quiet {
      Console.note(
        Words.count(commands.count, command.unparsed.row.isEmpty ? "animation" : "row") + ", "
          + (failed.isEmpty ? "all drawn" : "\(failed.count) not drawn: ")
          + failures.indices.filter { failures[$0] != nil }.map { commands[$0].subject }
          .joined(separator: ", ")
      )
    }
    // The most severe: 73 and 70 before 66, 65, 64 and 1.
    if let worst = failed.map(\.rawValue).max() { throw EarlyExit(status: worst) }
  }

  /// Rejects, before anything is drawn, names that would lose a file.
  private func checkNames() throws {
    if commands.count > 1 {
      guard try command.outputTemplate?.dependsOnInput == true else {
        throw Failure(
          .usage,
          "several animations need {name} or {dir} in --output, as in 'out/{name}.gif'"
        )
      }
    }
    var files = OutputFiles(
      inputs: commands.map(\.source.input),
      overwritesInput: command.overwriteInput
    )
    for command in commands {
      let names = try RenderNames(command)
      let input = command.source.input
      if let output = names.output { try files.add(output.example, of: input) }
      if let report = names.report { try files.add(report, of: input) }
    }
  }

  /// - Returns: The status of each that failed.
  private func drawAll(jobs: Int, threads: Int) -> [Status?] {
    let state = Guarded<(next: Int, failures: [Status?], hasFailed: Bool)>(
      (0, Array(repeating: nil, count: commands.count), false)
    )
    let all = UncheckedCommands(commands: commands)
    let goesOn = command.batch.goesOn
    WorkerThreads.perform(jobs) { _ in
      while true {
        let index = state.withLock { state in
          let isOver = !goesOn && state.hasFailed
          defer { state.next += 1 }
          return isOver ? Int.max : state.next
        }
        guard index < all.commands.count else { return }
        let status = all.draw(index, threads: threads)
        state.withLock { state in
          state.failures[index] = status
          if status != nil { state.hasFailed = true }
        }
      }
    }
    return state.withLock { $0.failures }
  }
}

/// Commands, made when they are asked for.
struct RenderCommands: RandomAccessCollection {
  let count: Int
  let make: (Int) -> RenderCommand

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> RenderCommand { make(index) }
}

/// Ends the program with a status; everything has been reported.
struct EarlyExit: Error {
  let status: Int32
}

/// Lets workers read commands, whose parts are immutable values.
private struct UncheckedCommands: @unchecked Sendable {
  let commands: RenderCommands

  /// - Returns: The status of a failure, which has been reported.
  func draw(_ index: Int, threads: Int) -> Status? {
    let name = commands[index].subject
    do {
      try commands[index].render(threads: threads, prefix: "\(name): ")
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
