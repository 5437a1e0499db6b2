import Foundation

/// Runs programs and measures what they take.
enum TimedProgram {
  /// The output and the times of a run.
  struct Run {
    var output: String
    var seconds: Double
    /// Seconds of processor time, of the program and those it started.
    var processorSeconds: Double
  }

  /// Runs a program; nil if it does not exist or fails.
  ///
  /// No other program may be started meanwhile: the processor time would be counted.
  static func run(_ program: String, _ arguments: [String]) -> Run? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (start, used) = (ContinuousClock.now, childSeconds)
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return Run(
      output: String(decoding: data, as: UTF8.self),
      seconds: (ContinuousClock.now - start) / .seconds(1),
      processorSeconds: childSeconds - used
    )
  }

  /// Processor time of all programs that have ended.
  private static var childSeconds: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
