import Dispatch
import LottieCodecs
import LottieScene
import Subprocess
import Synchronization

/// A program that is given bytes on its standard input, by a thread that may wait for it.
final class ProgramFeed: Sendable {
  /// Pieces that may wait to be read.
  private static let depth = 4

  private let program: String
  private let path: String
  private let pieces: AsyncStream<[UInt8]>.Continuation
  private let room = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let failure = Guarded<CodecError?>(nil)

  init(program: String, arguments: [String], path: String) {
    self.program = program
    self.path = path
    let (stream, pieces) = AsyncStream.makeStream(of: [UInt8].self)
    self.pieces = pieces
    for _ in 0..<Self.depth { room.signal() }
    // A program that ends early must not end this one.
    WriteSignals.ignore()
    // Asked before the task, as the threads that run it need descriptors as well.
    if let reason = HelperRoom.reserve() {
      end(.notRun(reason), [])
    } else {
      Task.detached { await self.feed(stream, arguments) }
    }
  }

  deinit { pieces.finish() }

  /// Passes bytes on, once the buffer allows.
  ///
  /// - Throws: `programFailed` when it has ended.
  func write(_ bytes: [UInt8]) throws(CodecError) {
    room.wait()
    if let failure = failure.withLock({ $0 }) {
      room.signal()
      throw failure
    }
    pieces.yield(bytes)
  }

  /// Ends the input and waits for the program to end.
  func finish() throws(CodecError) {
    pieces.finish()
    done.wait()
    done.signal()
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  private func feed(_ stream: AsyncStream<[UInt8]>, _ arguments: [String]) async {
    var (outcome, lines) = await run(stream, arguments)
    HelperRoom.release()
    // The program knows the file only by the name of a descriptor.
    if let output = arguments.last, !output.isEmpty {
      lines = lines.map { $0.replacing(output, with: path) }
    }
    end(outcome, lines)
  }

  private func end(_ outcome: ProgramOutcome?, _ lines: [String]) {
    if let outcome {
      let error = CodecError.programFailed(path: path, program: program, outcome, lines: lines)
      failure.withLock { $0 = error }
    }
    room.signal()
    done.signal()
  }

  /// Runs the program to its end.
  ///
  /// - Returns: Its outcome, nil for success, and the last lines of its standard error.
  private func run(
    _ stream: AsyncStream<[UInt8]>,
    _ arguments: [String]
  ) async -> (ProgramOutcome?, lines: [String]) {
    let room = room
    do {
      let result = try await Subprocess.run(
        try await .found(program),
        arguments: Arguments(arguments),
        input: .inputWriter,
        output: .discarded,
        error: .sequence
      ) { execution in
        let errors = execution.standardError
        let tail = Task { await ErrorTail.read(errors) }
        var hasReadAll = true
        for await bytes in stream {
          // A program that has ended says why by its status and on its standard error.
          guard (try? await execution.standardInputWriter.write(bytes)) == bytes.count else {
            hasReadAll = false
            break
          }
          room.signal()
        }
        try? await execution.standardInputWriter.finish()
        return (hasReadAll, await tail.value)
      }
      let (hasReadAll, lines) = result.closureResult
      switch result.terminationStatus {
      case .exited(0): return (hasReadAll ? nil : .endedEarly, lines)
      case .exited(let status): return (.exited(status), lines)
      case .signaled(let number): return (.signaled(number), lines)
      }
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return (.notFound, [])
    } catch {
      return (.notRun("\(error)"), [])
    }
  }
}

/// The end of what a program writes to its standard error, however much that is.
private enum ErrorTail {
  private static let byteCount = 4096
  private static let lineCount = 5

  static func read(_ output: SubprocessOutputSequence) async -> [String] {
    var bytes: [UInt8] = []
    do {
      for try await buffer in output {
        buffer.withUnsafeBytes { bytes += $0 }
        if bytes.count > 2 * byteCount { bytes.removeFirst(bytes.count - byteCount) }
      }
    } catch {
      // The bytes read so far count.
    }
    let lines = String(decoding: bytes.suffix(byteCount), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { String($0) }
    return Array(lines.suffix(lineCount))
  }
}
