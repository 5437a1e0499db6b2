import ArgumentParser
import Foundation

/// One kind of output, written again and again by a program that is killed meanwhile.
struct KilledOutput {
  /// The numbers of runs, and of the files they left.
  struct Count {
    var killed = 0
    var ended = 0
    var new = 0
    var old = 0
    var half = 0
    var litter = 0

    mutating func add(_ other: Count) {
      killed += other.killed
      ended += other.ended
      new += other.new
      old += other.old
      half += other.half
      litter += other.litter
    }
  }

  /// A command, without the program and the animation: its subcommand, what follows the animation, and what
  /// makes the older files others.
  struct Command {
    var name: String
    var arguments: [String]
    var older: [String]
  }

  /// All outputs: each format, a sequence, a sprite sheet with its atlas, reports, converted documents; videos
  /// where there is ffmpeg.
  static let commands: [Command] = {
    let size = ["--size", "200x200", "-q"]
    let older = ["--background", "#102030"]
    let videos = hasVideo ? ["mp4", "mov"] : []
    var commands = (["gif", "apng", "webp"] + videos + ["y4m", "%03d.png"]).map {
      Command(name: "render", arguments: ["out.\($0)"] + size, older: older)
    }
    commands += ["png", "jpeg", "svg"].map {
      let report = ["--frame", "5", "--report", "report.json"]
      return Command(name: "render", arguments: ["out.\($0)"] + report + size, older: older)
    }
    commands.append(
      Command(name: "render", arguments: ["out.png", "--sheet"] + size, older: ["--padding", "3"])
    )
    commands += ["json", "lottie"].map {
      Command(name: "convert", arguments: ["out.\($0)"], older: ["--set", "**.Opacity=50"])
    }
    return commands
  }()

  static var hasVideo: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }
  }

  private let command: Command
  private let program: URL
  private let animation: URL
  private let folder: URL
  /// Complete files by name, of a run that nothing ended.
  private let new: [String: Data]
  private let old: [String: Data]
  private let seconds: Double

  /// Runs the command to its end, for the complete files and the time it takes.
  ///
  /// - Throws: An error when it fails, or when a second run writes other bytes.
  init(_ command: Command, program: URL, _ animation: URL, in parent: URL) throws {
    self.command = command
    self.program = program
    self.animation = animation
    folder = parent.appendingPathComponent(UUID().uuidString)
    let arguments = [command.name, animation.path] + command.arguments
    old = try Self.files(of: arguments + command.older, program, in: folder)
    let first = try Self.files(of: arguments, program, in: folder)
    let start = ContinuousClock.now
    new = try Self.files(of: arguments, program, in: folder)
    seconds = (ContinuousClock.now - start) / .seconds(1)
    let name = arguments.joined(separator: " ")
    guard new == first else { throw ValidationError("lottie \(name): two runs differ") }
    guard old.keys == new.keys, old != new else {
      throw ValidationError("lottie \(name): the older files cannot be told from the new ones")
    }
  }

  /// Starts the command and kills it.
  ///
  /// - Parameters:
  ///   - moment: Time of the kill, as a part of the time that a whole run takes.
  ///   - isReplacing: Whether there are older files.
  ///   - isGroup: Whether the programs that it has started are killed as well.
  /// - Returns: The content of the folder afterwards.
  /// - Throws: An error when the program cannot be started.
  func kill(at moment: Double, replacing isReplacing: Bool, group isGroup: Bool) throws -> Count {
    try Self.empty(folder)
    if isReplacing {
      for (name, data) in old { try data.write(to: folder.appendingPathComponent(name)) }
    }
    let process = try Self.start(
      [command.name, animation.path] + command.arguments,
      program,
      in: folder
    )
    Thread.sleep(forTimeInterval: seconds * moment)
    let number = process.processIdentifier
    if process.isRunning, !isGroup || killpg(number, SIGKILL) != 0 {
      Foundation.kill(number, SIGKILL)
    }
    process.waitUntilExit()
    var count = Count()
    if process.terminationReason == .uncaughtSignal { count.killed = 1 } else { count.ended = 1 }
    try look(&count, replacing: isReplacing)
    return count
  }

  private func look(_ count: inout Count, replacing isReplacing: Bool) throws {
    // A file that is being renamed gets its name after the kill.
    var names = try Self.names(in: folder)
    for _ in 0..<100 where !names.allSatisfy({ new[$0] != nil }) {
      Thread.sleep(forTimeInterval: 0.01)
      names = try Self.names(in: folder)
    }
    for name in names {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      if let complete = new[name] {
        if data == complete {
          count.new += 1
        } else if isReplacing, data == old[name] {
          count.old += 1
        } else {
          count.half += 1
          print("half a file: \(name) of lottie \(command.arguments.joined(separator: " "))")
        }
      } else {
        count.litter += 1
        print("left over: \(name) of lottie \(command.arguments.joined(separator: " "))")
      }
    }
    if isReplacing {
      for name in old.keys where !names.contains(name) {
        count.half += 1
        print("gone: \(name) of lottie \(command.arguments.joined(separator: " "))")
      }
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func empty(_ folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func files(
    of arguments: [String],
    _ program: URL,
    in folder: URL
  ) throws -> [String: Data] {
    try empty(folder)
    let process = try start(arguments, program, in: folder)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ValidationError("lottie \(arguments.joined(separator: " ")) failed")
    }
    return try Dictionary(
      uniqueKeysWithValues: names(in: folder).map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      }
    )
  }

  private static func start(
    _ arguments: [String],
    _ program: URL,
    in folder: URL
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
