import ArgumentParser
import LottieKit

/// `lottie diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommand: "diff",
    abstract: "Show what changed between two animations or folders.",
    discussion: """
      Compares by keypath: added, removed, renamed, moved and changed layers and \
      values. Differences below a thousandth and values that are only written \
      differently do not count. --visual also draws and compares frames, ignoring \
      edges that move by less than a pixel. Two folders are compared file by file, \
      by name. Exits with status 1 if anything differs.

      EXAMPLES
        lottie diff old.json new.json
        lottie diff old.json new.lottie --visual --report diff.html
        lottie diff anim.json --against blessed/ --heatmap worst.png
        lottie diff icons-v1/ icons-v2/
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(help: "Animation or folder to compare with.", completion: .animationFile)
  var other: String?

  @Option(
    help: ArgumentHelp(
      "Compare with a folder of frames written by lottie render.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var against: String?

  @Flag(help: "Draw and compare frames, too.")
  var visual = false

  @Option(help: ArgumentHelp("Number of frames to compare, evenly spaced.", valueName: "count"))
  var frames = 10

  @Option(
    help: ArgumentHelp(
      "Largest mean difference of a frame that passes, 0 to 1.",
      valueName: "difference"
    )
  )
  var threshold = 0.001

  @Option(
    help: ArgumentHelp("Write an image of where the worst frame differs.", valueName: "file"),
    completion: .file(extensions: ["png"])
  )
  var heatmap: String?

  @Option(
    help: ArgumentHelp("Write an HTML page with all frames, before and after.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Width of the compared frames (default: the first animation's own).",
      valueName: "pixels"
    )
  )
  var width: Int?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: DiffFormat = .table

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  func validate() throws {
    guard (other == nil) != (against == nil) else {
      throw ValidationError("give a second animation or folder, or --against FOLDER")
    }
    guard (1...1000).contains(frames) else { throw ValidationError("--frames must be 1 to 1000") }
    guard (0...1).contains(threshold) else { throw ValidationError("--threshold must be 0 to 1") }
  }

  func run() throws {
    if let other, Directories.exists(source.input), Directories.exists(other) {
      guard against == nil, heatmap == nil, report == nil else {
        throw Failure(.usage, "--heatmap and --report are for two animations, not for folders")
      }
      return try FolderDiff(options: self, first: source.input, second: other).run()
    }
    try DiffJob(options: self, file: try source.load()).run()
  }
}

/// Output formats.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json
}
