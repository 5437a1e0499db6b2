public import ArgumentParser
import LottieJobs
public import LottieKit

/// `lottie keypaths`.
struct KeypathsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keypaths",
    abstract: "List the keypaths of layers and properties.",
    discussion: """
      In a pattern * matches any part of a name and ** any number of names; a \
      backslash makes a dot part of a name. Exits with status 1 if the pattern \
      matches nothing.

      EXAMPLES
        lottie keypaths anim.json
        lottie keypaths anim.json '**.Fill 1.Color' --values --frame 24
        lottie keypaths anim.json --type color --format csv
        lottie keypaths anim.json --sorted --engine main-thread
      """
  )

  /// Output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, tree, json, csv
  }

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Argument(
    help: "List only what matches this keypath or pattern, as '**.Color'.",
    completion: .propertyKeypaths
  )
  var pattern: String?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: Format = .text

  @Flag(help: "Sort by code points, as lottie-ios's own listings are.")
  var sorted = false

  @Option(
    help: ArgumentHelp(
      "Naming scheme: those of lottie-ios's engines, or lottie, which adds what they "
        + "cannot reach.",
      valueName: "engine"
    )
  )
  var engine: KeypathDialect = .lottie

  @Flag(help: "List properties only.")
  var properties = false

  @Flag(help: "List layers only.")
  var layers = false

  @Option(help: ArgumentHelp("List properties of this kind only.", valueName: "kind"))
  var type: PropertyKind?

  @Flag(help: "Print the values of properties, too.")
  var values = false

  @Option(
    help: ArgumentHelp(
      "Frame to read values at: \(TimePosition.forms) (default: the first).",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var frame: TimePosition?

  @OptionGroup var timePositionOptions: TimePositionOptions

  @Flag(help: "List animated properties only.")
  var animated = false

  @Flag(help: "List ambiguous names only.")
  var ambiguous = false

  @Flag(help: "Print the number of lines only.")
  var count = false

  func validate() throws {
    if frame != nil, timePositionOptions.position != nil {
      throw ValidationError("give one of --frame, --time and --progress")
    }
    try checkingArguments { try request.check() }
  }

  private var request: KeypathsRequest {
    var request = KeypathsRequest()
    request.source = source.request
    request.pattern = pattern
    request.engine = engine
    request.properties = properties
    request.layers = layers
    request.kind = type
    request.animated = animated
    request.ambiguous = ambiguous
    request.sorted = sorted
    request.values = values && !count
    request.frame = frame ?? timePositionOptions.position
    return request
  }

  func run() throws {
    let (entries, problem) = try request.entries()
    if count {
      try Console.result("\(entries.count)")
    } else if !entries.isEmpty || format == .json && problem == nil {
      try KeypathFormatter(entries).write(format, to: Console.results)
    }
    if let problem { throw problem }
  }
}

extension KeypathDialect: ExpressibleByArgument {}
extension PropertyKind: ExpressibleByArgument {}
