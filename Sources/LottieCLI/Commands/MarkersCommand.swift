import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie markers`.
struct MarkersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markers",
    abstract: "List markers and their times.",
    discussion: """
      If several markers have the same name, players use the last. Exits with \
      status 1 if a requested marker does not exist.

      EXAMPLES
        lottie markers anim.json
        lottie markers anim.json --name hover --unit time
        lottie markers anim.json --require idle,hover,pressed
        lottie markers anim.json --format vtt > chapters.vtt
      """
  )

  /// Output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv, swift, vtt, chapters
  }

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Option(
    help: ArgumentHelp(
      "Output format; chapters is ffmpeg metadata, vtt is WebVTT, swift is constants.",
      valueName: "format"
    )
  )
  var format: Format = .table

  @Option(
    help: ArgumentHelp("Print the time of this marker only.", valueName: "name"),
    completion: .markerNames
  )
  var name: String?

  @Option(help: ArgumentHelp("Unit for --name; time is in seconds.", valueName: "unit"))
  var unit: TimeUnit = .frame

  @Option(
    help: ArgumentHelp("Fail unless these markers exist.", valueName: "name,name"),
    completion: .markerNames
  )
  var require: String?

  func run() throws {
    let animation = try source.request.load().animation
    if let name {
      guard let frame = animation.frameTime(forMarker: name) else {
        throw missing([name], animation)
      }
      try Console.result(Words.exact(unit.value(ofFrame: frame, in: animation)))
    } else if !(require != nil && format == .table && animation.markers.isEmpty) {
      try Console.result(MarkerListing(animation).text(format))
    }
    let required = require?.split(separator: ",").map { String($0) } ?? []
    let absent = required.filter { animation.marker(named: $0) == nil }
    if !absent.isEmpty { throw missing(absent, animation) }
  }

  private func missing(_ names: [String], _ animation: LottieAnimation) -> Failure {
    Failure(.findings, "\(source.input): \(TimePosition.missing(names, animation))")
  }
}

/// A unit of time.
enum TimeUnit: String, ExpressibleByArgument, CaseIterable {
  /// Frames of the composition.
  case frame
  /// Seconds from the start.
  case time
  /// Progress: 0 at the first frame, 1 at the end.
  case progress

  /// A frame in this unit.
  func value(ofFrame frame: Double, in animation: LottieAnimation) -> Double {
    switch self {
    case .frame: frame
    case .time: animation.time(forFrame: frame)
    case .progress: animation.progressTime(forFrame: frame, clamped: false)
    }
  }
}
