import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the program that was built together with the tests.
enum Program {
  /// All that comes from a pipe up to its end; Foundation's own traps where a signal interrupts it.
  static func readAll(_ pipe: Pipe) -> Data {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data += buffer[..<count]
    }
  }

  /// The outcome of a run.
  struct Outcome {
    var status: Int32
    var output: Data
    /// Standard error.
    var errors: String

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs `lottie` with arguments in a folder.
  static func run(_ arguments: String..., in folder: URL, input: String = "") throws -> Outcome {
    try run(arguments, in: folder, input: input)
  }

  /// Runs `lottie` with arguments in a folder.
  static func run(_ arguments: [String], in folder: URL, input: String) throws -> Outcome {
    try run(arguments, in: folder, bytes: Array(input.utf8), environment: [:])
  }

  /// Runs `lottie` with arguments in a folder, with bytes on its standard input.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - folder: Where it runs.
  ///   - bytes: Its standard input.
  ///   - environment: Variables in addition to those of the tests.
  /// - Returns: The outcome.
  /// - Throws: When it cannot be started.
  static func run(
    _ arguments: [String],
    in folder: URL,
    bytes: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let (stdin, stdout) = (Pipe(), Pipe())
    let errors = folder.appendingPathComponent(".stderr-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = try executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "100"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(bytes))
    try stdin.fileHandleForWriting.close()
    let output = readAll(stdout)
    process.waitUntilExit()
    SchemaCheck.check(arguments, output: output, in: folder)
    return Outcome(
      status: process.terminationStatus,
      output: output,
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  #if os(Linux)
    /// Runs `lottie` with a terminal as its standard output, for output of a few lines.
    static func runOnTerminal(_ arguments: [String], in folder: URL) throws -> Outcome {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(master) }
      // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>, whose macros are not imported.
      var (lock, number): (Int32, UInt32) = (0, 0)
      try #require(
        ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0
      )
      let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(descriptor >= 0)
      let terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let process = Process()
      let errors = Pipe()
      process.executableURL = try executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = terminal
      process.standardError = errors
      try process.run()
      let text = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = poll(&ready, 1, 0) > 0 ? read(master, &buffer, buffer.count) : 0
      return Outcome(
        status: process.terminationStatus,
        output: Data(buffer.prefix(max(0, count))),
        errors: String(decoding: text, as: UTF8.self)
      )
    }
  #endif

  /// Runs a line of the shell, in which `"$lottie"` is the program.
  static func shell(_ line: String, in folder: URL) throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["lottie": try executable.path]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: bytes,
      errors: String(decoding: text, as: UTF8.self)
    )
  }

  /// Starts `lottie` with arguments in a folder and does not wait for it.
  static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The program beside the test bundle.
  static var executable: URL {
    get throws {
      let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      let runner = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      let candidates = (bundles + [runner]).map {
        $0.deletingLastPathComponent().appendingPathComponent("lottie")
      }
      return try #require(
        candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "no program in \(candidates.map(\.path))"
      )
    }
  }
}

/// Documents for commands to read.
enum Document {
  /// Ten frames of 20 × 10: a red bar that grows to the right.
  static let bar = """
    {"v":"5.7.0","nm":"bar","fr":10,"ip":0,"op":10,"w":20,"h":10,
    "markers":[{"tm":4,"cm":"middle","dr":0}],
    "layers":[
    {"ty":1,"nm":"back","ind":1,"ip":0,"op":10,"st":0,"sw":20,"sh":10,"sc":"#ff0000",
    "ks":{"s":{"a":1,"k":[{"t":0,"s":[0,100],"o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}},
    {"t":10,"s":[100,100]}]}}}]}

    """

  /// The same size, with a text layer, which is not drawn, in its third line.
  static let text = """
    {"v":"5.7.0","nm":"text","fr":10,"ip":0,"op":10,"w":20,"h":10,
    "layers":[
    {"ty":99,"nm":"Title","ind":1,"ip":0,"op":10,"st":0,"ks":{}},
    {"ty":1,"nm":"back","ind":2,"ip":0,"op":10,"st":0,"ks":{},"sw":20,"sh":10,"sc":"#ff0000"}]}

    """
}
