import ArgumentParser
import Foundation

/// `LottieDev read-back`: whether other programs see in our files what is in them.
struct ReadBack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-back",
    abstract: "Writes every format and reads it with other programs.",
    discussion: """
      Frames, lengths, loops, sizes and transparency must be right, pixels of lossless formats equal; \
      of the others the error is told. Needs Python with Pillow and numpy, and ffmpeg; rsvg-convert \
      if SVG is to be compared.
      """
  )

  @Option(help: "The program.")
  var program: String

  @Option(help: "A Python that has the packages.")
  var python = NSHomeDirectory() + "/.cache/lottie-tools/bin/python"

  @Option(help: "Pixels a side.")
  var side = 96

  @Option(help: "Frames a file, at most.")
  var frames = 30

  @Option(help: "Files, at most, spread evenly.")
  var count = 60

  @Argument(help: "Folders of animations.")
  var folders: [String]

  func run() throws {
    guard TimedProgram.run(python, ["-c", "import PIL, numpy"]) != nil,
      TimedProgram.run("/usr/bin/env", ["ffprobe", "-version"]) != nil
    else {
      throw ValidationError("there is no ffprobe, or no \(python) with Pillow and numpy")
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [PythonScript.readBack, program, "\(side)", "\(frames)"]
    process.standardInput = pipe
    try process.run()
    pipe.fileHandleForWriting.write(Data(files.joined(separator: "\n").utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(1) }
  }

  private var files: [String] {
    SourceFolder.sample(SourceFolder.animations(below: folders), of: count)
  }
}
