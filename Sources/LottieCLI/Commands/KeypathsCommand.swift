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

      --fields lists what render --rows can fill: slots by their ids, text layers \
      by their names, or by their keypaths if several have the name, properties, \
      image:ID and hide:KEYPATH, each with the kind and the value at the first frame. \
      A value can be put back into a table and draws the same. Of several \
      properties with one name and different values there is none, and of an image \
      within the file neither. In a table a column may also be a pattern, as \
      **.Color, and hide: takes groups, fills and strokes, too.

      EXAMPLES
        lottie keypaths anim.json
        lottie keypaths anim.json '**.Fill 1.Color' --values --frame 24
        lottie keypaths anim.json --type color --format csv
        lottie keypaths anim.json --sorted --engine main-thread
        lottie keypaths card.json --fields --format csv > fields.csv
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

  @Flag(help: "List the fields that render --rows can fill, with their values.")
  var fields = false

  func validate() throws {
    if fields, let name = notForFields {
      throw ValidationError("\(name) does not go together with --fields")
    }
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

  /// What is given beside `--fields` and chooses among keypaths.
  private var notForFields: String? {
    let others = [
      ("a pattern", pattern != nil), ("--format tree", format == .tree), ("--sorted", sorted),
      ("--engine", engine != .lottie), ("--properties", properties), ("--layers", layers),
      ("--type", type != nil), ("--frame", frame != nil),
      ("--time", timePositionOptions.position != nil), ("--animated", animated),
      ("--ambiguous", ambiguous),
    ]
    return others.first { $0.1 }?.0
  }

  func run() throws {
    guard !fields else {
      let fields = TemplateFields(try source.request.load()).listing()
      return try Console.result(count ? "\(fields.count)" : FieldsText.text(fields, format))
    }
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
