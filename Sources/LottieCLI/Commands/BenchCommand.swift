import ArgumentParser
import LottieJobs
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `lottie bench`.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure load and frame times.",
    discussion: """
      Times are CPU milliseconds of the whole process; nothing is written. Loading \
      covers parsing the document and building its layers. first_ms is loading and \
      the first frame, which also fills the caches. All other times and counts are \
      for the frames after the first.

      EXAMPLES
        lottie bench anim.json
        lottie bench anim.json --size 512x512 --full-redraw --format json
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup(title: "Input") var assets: AssetOptions
  @OptionGroup(title: "Size") var sizeOptions: SizeOptions
  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var textOptions: TextOptions

  @Option(
    help: ArgumentHelp(
      "Number of frames to draw, from the first (default: all).",
      valueName: "count"
    )
  )
  var frames: Int?

  @Flag(help: "Draw every frame from scratch, as if it were the first.")
  var fullRedraw = false

  @Option(
    help: ArgumentHelp(
      "Worker threads; with more than one only the total is measured.",
      valueName: "count"
    )
  )
  var threads = 1

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: ListingFormat = .table

  @Flag(help: ArgumentHelp("Same as --format json.", visibility: .hidden))
  var json = false

  func validate() throws {
    if let frames, frames < 1 { throw ValidationError("--frames must be at least 1") }
    guard (1...256).contains(threads) else { throw ValidationError("--threads must be 1 to 256") }
  }

  func run() throws {
    let figures = try Benchmark(self).run()
    let text =
      json || format == .json ? JSONWriter.text(figures.json) : ReportTable.pairs(figures.rows)
    try Console.result(text)
  }
}
