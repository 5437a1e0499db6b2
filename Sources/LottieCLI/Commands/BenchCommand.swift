import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import LottieRaster
import LottieScene
import OrderedCollections

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
    abstract: "Measures how long loading and drawing take.",
    discussion: """
      Times are processor time of the whole process, in milliseconds; nothing \
      is written. Loading is reading the document and making its layers; \
      first_ms is that and the first frame, which also makes what the others \
      find ready. The other times and counts are of the frames after the first.

      EXAMPLES
        lottie bench anim.json
        lottie bench anim.json --size 512x512 --full-redraw --format json
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup var sizeOptions: SizeOptions
  @OptionGroup var overrideOptions: OverrideOptions
  @OptionGroup var textOptions: TextOptions

  @Option(help: "Frames to draw, from the first; all if not given.")
  var frames: Int?

  @Flag(help: "Draw every frame from scratch, as if each were the first.")
  var fullRedraw = false

  @Option(help: "Workers; with more than one only the total is measured.")
  var threads = 1

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  @Option(help: "How to print it.")
  var format: ListingFormat = .table

  @Flag(help: ArgumentHelp("The same as --format json.", visibility: .hidden))
  var json = false

  func validate() throws {
    if let frames, frames < 1 { throw ValidationError("--frames is at least 1") }
    guard (1...256).contains(threads) else { throw ValidationError("--threads is 1 to 256") }
  }

  func run() throws {
    let figures = try Benchmark(self).run()
    if json || format == .json {
      try Console.result(String(decoding: JSONWriter.bytes(.object(figures)), as: UTF8.self))
    } else {
      let rows = figures.map { name, value in (name, BenchCommand.text(value)) }
      try Console.result(ReportTable.pairs(rows))
    }
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): Words.number(number)
    case .string(let text): text
    default: ""
    }
  }
}
