import ArgumentParser
import Foundation

/// Draws animations with different numbers of threads and compares the files.
struct ThreadComparison {
  /// What came of an animation in a format.
  enum Outcome: Equatable {
    /// The same files from all numbers of threads.
    case equal
    /// The program refuses it, whatever the number, or it takes too long.
    case notDrawn
    /// The numbers of threads that give something other than the first.
    case differs([Int])
  }

  let program: URL
  /// Where files are written; its contents are removed.
  let folder: URL
  /// Width and height in pixels, as 64x64.
  let size: String
  /// Frames a file, spread over the animation.
  let frames: Int
  let threads: [Int]

  /// Draws an animation in a format, named by its extension, once for each number of threads.
  ///
  /// - Throws: An error when the program cannot be started, or ends by a signal.
  func outcome(of animation: String, in format: String) throws -> Outcome {
    var first: [String: Data]?
    var others: [Int] = []
    var isDrawn = true
    for (position, count) in threads.enumerated() {
      let files = try draw(animation, format, threads: count)
      isDrawn = isDrawn && files != nil
      if position == 0 { first = files } else if files != first { others.append(count) }
    }
    return others.isEmpty ? isDrawn ? .equal : .notDrawn : .differs(others)
  }

  /// The files by name; nil when the program refuses.
  private func draw(
    _ animation: String,
    _ format: String,
    threads count: Int
  ) throws -> [String: Data]? {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = ["png", "jpg", "svg"].contains(format) ? "%03d.\(format)" : "out.\(format)"
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["render", animation, folder.appendingPathComponent(output).path, "--quiet"]
      + ["--size", size, "--duration", "1", "--fps", "\(frames)", "--threads", "\(count)"]
      + ["--timeout", "60"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw ValidationError("\(animation): lottie ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0 else { return nil }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      }
    )
  }
}
