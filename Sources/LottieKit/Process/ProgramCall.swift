internal import Dispatch
package import LottieCodecs
internal import LottieScene
internal import Subprocess
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#endif
#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

/// A run of a program, from its start to its end.
package struct ProgramCall: Sendable {
  /// How it ended; nil for status 0.
  package var outcome: ProgramOutcome?
  /// Its standard output.
  package var output: [UInt8] = []
  /// The lines of its standard error, of the first 64 KiB.
  package var lines: [String] = []

  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - input: Its standard input.
  ///   - limit: Maximum bytes of its standard output; the rest is dropped.
  package init(path: String, arguments: [String], input: [UInt8], limit: Int) {
    if let reason = HelperRoom.reserve() {
      outcome = .notRun(reason)
      return
    }
    defer { HelperRoom.release() }
    let call = Guarded<ProgramCall?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let ended = await ProgramCall.run(path, arguments, input, limit)
      call.withLock { $0 = ended }
      done.signal()
    }
    done.wait()
    self = call.withLock { $0 } ?? ProgramCall(outcome: .notRun("no outcome"))
  }

  private init(outcome: ProgramOutcome? = nil) { self.outcome = outcome }

  private static func run(
    _ path: String,
    _ arguments: [String],
    _ input: [UInt8],
    _ limit: Int
  ) async -> ProgramCall {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)),
        arguments: Arguments(arguments),
        input: .array(input),
        output: .sequence,
        error: .sequence
      ) { execution in
        let errors = execution.standardError
        let said = Task { await read(errors, limit: 1 << 16) }
        let output = await read(execution.standardOutput, limit: limit)
        return (output: output, said: await said.value)
      }
      var call = ProgramCall()
      switch result.terminationStatus {
      case .exited(0): call.outcome = nil
      case .exited(let status): call.outcome = .exited(status)
      case .signaled(let number): call.outcome = .signaled(number)
      }
      let (output, said) = result.closureResult
      call.output = output
      call.lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { String($0) }
      return call
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return ProgramCall(outcome: .notFound)
    } catch {
      return ProgramCall(outcome: .notRun("\(error)"))
    }
  }

  /// Reads to the end, and keeps no more than a limit.
  private static func read(_ pipe: SubprocessOutputSequence, limit: Int) async -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      for try await buffer in pipe where bytes.count < limit {
        buffer.withUnsafeBytes { bytes += $0.prefix(limit - bytes.count) }
      }
    } catch {
      // The bytes read so far count.
    }
    return bytes
  }

  /// The path of the program that this process runs.
  package static var own: String {
    #if os(Linux)
      // The very file, also when another has its name by now.
      "/proc/self/exe"
    #else
      var size: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return CommandLine.arguments[0] }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }
}
