import ArgumentParser
import Foundation

/// `LottieDev equal-bytes`: whether the number of threads changes what is written.
struct EqualBytes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "equal-bytes",
    abstract: "Draws animations with several numbers of threads and compares the bytes.",
    discussion: """
      What the program refuses, or takes longer than a minute for, is counted as not drawn; it must \
      be so with every number of threads.
      """
  )

  @Option(help: "The program.")
  var program: String

  @Option(help: "Formats, by extension, joined by commas; of png, jpg and svg one file a frame.")
  var formats = "gif,webp,apng,png"

  @Option(help: "Numbers of threads, joined by commas.")
  var threads = "1,2,3,8"

  @Option(help: "Width and height in pixels.")
  var size = "64x64"

  @Option(help: "Frames a file, spread over the animation.")
  var frames = 24

  @Option(help: "Files, at most, spread evenly.")
  var count = 1000

  @Argument(help: "Folders; .json, .lottie and .tgs files in them are drawn.")
  var folders: [String]

  func run() throws {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-threads-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let comparison = ThreadComparison(
      program: URL(fileURLWithPath: program),
      folder: parent.appendingPathComponent("files"),
      size: size,
      frames: frames,
      threads: try numbers()
    )
    let formats = formats.split(separator: ",").map(String.init)
    let files = SourceFolder.sample(SourceFolder.animations(below: folders), of: count)
    var (equal, notDrawn, different) = (0, 0, 0)
    for file in files {
      for format in formats {
        switch try comparison.outcome(of: file, in: format) {
        case .equal: equal += 1
        case .notDrawn: notDrawn += 1
        case .differs(let counts):
          different += 1
          let others = counts.map(String.init).joined(separator: ", ")
          print("\(file): .\(format) differs with \(others) threads")
        }
      }
    }
    print(
      "\(files.count) files in \(formats.count) formats with \(threads) threads: \(equal) equal, "
        + "\(different) different, \(notDrawn) not drawn"
    )
    guard different == 0, equal > 0 else { throw ExitCode(1) }
  }

  private func numbers() throws -> [Int] {
    let numbers = threads.split(separator: ",").compactMap { Int($0) }
    guard numbers.count > 1, numbers.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("--threads takes at least two numbers, as 1,2,8")
    }
    return numbers
  }
}
