import Dispatch
import LottieCodecs
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
  private let failure = Mutex<CodecError?>(nil)

  init(program: String, arguments: [String], path: String) {
    self.program = program
    self.path = path
    let (stream, pieces) = AsyncStream.makeStream(of: [UInt8].self)
    self.pieces = pieces
    for _ in 0..<Self.depth { room.signal() }
    Task.detached { await self.feed(stream, arguments) }
  }

  deinit { pieces.finish() }

  /// Hands bytes over, once there is room for them.
  ///
  /// - Throws: `cannotWrite` with the program's words when it has ended.
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
    let reason = await run(stream, arguments)
    if let reason {
      failure.withLock { $0 = .cannotWrite(path: path, reason: reason) }
    }
    room.signal()
    done.signal()
  }

  /// - Returns: What went wrong, in words.
  private func run(_ stream: AsyncStream<[UInt8]>, _ arguments: [String]) async -> String? {
    let room = room
    do {
      let outcome = try await Subprocess.run(
        .name(program),
        arguments: Arguments(arguments),
        input: .inputWriter,
        output: .discarded,
        error: .string(limit: 1 << 16)
      ) { execution in
        for await bytes in stream {
          // A program that has ended says why on its standard error.
          guard (try? await execution.standardInputWriter.write(bytes)) != nil else { break }
          room.signal()
        }
        try? await execution.standardInputWriter.finish()
      }
      guard !outcome.terminationStatus.isSuccess else { return nil }
      let words = outcome.standardError.split(whereSeparator: \.isNewline).last.map(String.init)
      return "\(program): \(words ?? "ended without success")"
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return "needs the program \(program), which is not there (apt-get install ffmpeg, "
        + "brew install ffmpeg)"
    } catch {
      return "\(program): \(error)"
    }
  }
}
