import Foundation

/// One run of libFuzzer over a reader, in a process of its own.
struct FuzzRun {
  /// Seconds for one input, and MiB for the process, from which it counts as found.
  private static let (timeout, memory) = (10, 2_048)

  /// What came out.
  struct Result {
    /// A line of the table.
    let line: String
    /// What was found, and how to see it again.
    let problem: String?
  }

  private let reader: Reader
  private let seconds: Int
  private let seeds: String
  private let results: String

  init(_ reader: Reader, seconds: Int, seeds: String, results: String) {
    self.reader = reader
    self.seconds = seconds
    self.seeds = seeds
    self.results = results
  }

  private var crashes: String { "\(results)/crashes/\(reader)" }
  private var corpus: String { "\(results)/corpus/\(reader)" }
  private var gathered: String { "\(results)/seeds/\(reader)" }
  private var log: String { "\(results)/\(reader).log" }

  /// Runs it, and waits for its end.
  func run() throws -> Result {
    for folder in [crashes, corpus] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try gatherSeeds()
    let known = Set(try FileManager.default.contentsOfDirectory(atPath: crashes))
    guard FileManager.default.createFile(atPath: log, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    let (start, used) = (ContinuousClock.now, FuzzRun.processorSeconds)
    try process.run()
    process.waitUntilExit()
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let found = try FileManager.default.contentsOfDirectory(atPath: crashes).filter {
      !known.contains($0)
    }
    return result(
      found.sorted(),
      process.terminationStatus,
      elapsed,
      FuzzRun.processorSeconds - used
    )
  }

  private var arguments: [String] {
    var arguments = [
      reader.rawValue,
      "-max_total_time=\(seconds)",
      "-timeout=\(FuzzRun.timeout)",
      "-rss_limit_mb=\(FuzzRun.memory)",
      "-max_len=\(reader.maximumLength)",
      "-artifact_prefix=\(crashes)/",
      "-print_final_stats=1",
    ]
    let dictionary = "\(seeds)/Dictionaries/\(reader.dictionary).dict"
    if FileManager.default.fileExists(atPath: dictionary) {
      arguments.append("-dict=\(dictionary)")
    }
    // What is new goes into the first folder.
    return arguments
      + [corpus, gathered, "\(seeds)/Corpus/\(reader)"].filter {
        FileManager.default.fileExists(atPath: $0)
      }
  }

  /// Gathers seeds from samples and other tests.
  private func gatherSeeds() throws {
    let files = FileManager.default
    try? files.removeItem(atPath: gathered)
    try files.createDirectory(atPath: gathered, withIntermediateDirectories: true)
    for (name, data) in OtherTests.seeds(for: reader) where data.count <= reader.maximumLength {
      try data.write(to: URL(filePath: "\(gathered)/\(name)"))
    }
  }

  private func result(
    _ found: [String],
    _ status: Int32,
    _ elapsed: Double,
    _ used: Double
  ) -> Result {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    let executions = FuzzRun.last(/stat::number_of_executed_units: ([0-9]+)/, in: text)
    let edges = FuzzRun.last(/cov: ([0-9]+)/, in: text)
    let inputs = FuzzRun.last(/corp: ([0-9]+)/, in: text)
    let isClean = status == 0 && found.isEmpty && executions > 0
    func column(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: " ", count: max(1, width - digits.count)) + digits
    }
    let name = reader.rawValue
    let line =
      name + String(repeating: " ", count: max(1, 11 - name.count)) + column(executions, 12)
      + column(Int(Double(executions) / max(elapsed, 1)), 8) + column(edges, 9) + column(inputs, 8)
      + column(Int(used), 7) + (isClean ? "  ok" : "  FAILED")
    guard !isClean else { return Result(line: line, problem: nil) }
    let files = found.map { "  \(CommandLine.arguments[0]) \(name) \(crashes)/\($0)" }
    return Result(
      line: line,
      problem: (["  see \(log)"] + files).joined(separator: "\n")
    )
  }

  private static func last(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Int {
    text.matches(of: pattern).last.flatMap { Int($0.1) } ?? 0
  }

  /// Processor time of all programs that have ended.
  private static var processorSeconds: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
