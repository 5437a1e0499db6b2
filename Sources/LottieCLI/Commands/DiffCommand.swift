import ArgumentParser
import LottieKit

/// `lottie diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what differs between two animations.",
    discussion: """
      Compares by keypath: what was added, removed and changed; the order of \
      layers and differences below a thousandth do not count. With --visual \
      frames are drawn and compared too; edges that move by less than a pixel \
      do not count. Ends with status 1 when anything differs.

      EXAMPLES
        lottie diff old.json new.json
        lottie diff old.json new.lottie --visual --report diff.html
        lottie diff anim.json --against blessed/ --heatmap worst.png
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(help: "The animation to compare with.")
  var other: String?

  @Option(
    help: ArgumentHelp(
      "A folder of frames to compare with, as lottie render writes them.",
      valueName: "folder"
    )
  )
  var against: String?

  @Flag(help: "Draw frames and compare them.")
  var visual = false

  @Option(help: "How many frames are compared, evenly spaced.")
  var frames = 10

  @Option(help: "Largest mean difference of a frame, 0 to 1, that passes.")
  var threshold = 0.001

  @Option(help: ArgumentHelp("Draw where the worst frame differs.", valueName: "file"))
  var heatmap: String?

  @Option(
    help: ArgumentHelp("Write a page with all frames, before and after.", valueName: "file")
  )
  var report: String?

  @Option(help: "Width in pixels of the frames; the first animation's own if not given.")
  var width: Int?

  @Option(help: "What the differences are printed as.")
  var format: DiffFormat = .table

  @Flag(name: .shortAndLong, help: "Print nothing; the status says it.")
  var quiet = false

  func validate() throws {
    guard (other == nil) != (against == nil) else {
      throw ValidationError("give another animation, or a folder by --against")
    }
    guard (1...1000).contains(frames) else { throw ValidationError("--frames is 1 to 1000") }
    guard (0...1).contains(threshold) else { throw ValidationError("--threshold is 0 to 1") }
  }

  func run() throws { try DiffJob(options: self, file: try source.load()).run() }
}

/// What differences are printed as.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json
}
