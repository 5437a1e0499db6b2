import ArgumentParser
import LottieKit
import LottieModel
import OrderedCollections

/// `lottie markers`.
struct MarkersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markers",
    abstract: "Lists the markers and their times.",
    discussion: """
      Of several markers of one name players use the last. Exit status is 1 \
      when a name asked for is not there.

      EXAMPLES
        lottie markers anim.json
        lottie markers anim.json --name hover --unit time
        lottie markers anim.json --require idle,hover,pressed
        lottie markers anim.json --format vtt > chapters.vtt
      """
  )

  /// How markers are listed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv, swift, vtt, chapters
  }

  @OptionGroup var source: InputOptions

  @Option(help: "How to list: chapters is ffmpeg metadata, vtt WebVTT, swift constants.")
  var format: Format = .table

  @Option(help: "Print the time of this marker only.")
  var name: String?

  @Option(help: "What --name prints; time is in seconds.")
  var unit: TimeUnit = .frame

  @Option(help: ArgumentHelp("Names that must be there, for checks.", valueName: "name,name"))
  var require: String?

  func run() throws {
    let animation = try source.load().animation
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
    Failure(.findings, "\(source.input): \(Moment.missing(names, animation))")
  }
}

/// A unit of time.
enum TimeUnit: String, ExpressibleByArgument, CaseIterable {
  /// Frames of the composition.
  case frame
  /// Seconds from the first frame.
  case time
  /// 0 at the first frame, 1 at the end.
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
