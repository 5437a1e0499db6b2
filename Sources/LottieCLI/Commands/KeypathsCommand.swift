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
      "Frame to read values at: a number, 50%, 1.5s or marker:NAME (default: the " + "first).",
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
    if properties, layers { throw ValidationError("give --properties or --layers, not both") }
  }

  func run() throws {
    let file = try source.request.load()
    let composition = Composition(file.animation)
    let all = composition.hierarchyKeypaths(engine)
    for found in composition.diagnostics where found.code == .limit {
      Console.warning(found.line(input: source.input))
    }
    var entries = all.filter(isWanted)
    if ambiguous {
      let uses = all.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
      entries = entries.filter { uses[$0.path, default: 0] > 1 }
    }
    if sorted {
      entries.sort { $0.string.unicodeScalars.lexicographicallyPrecedes($1.string.unicodeScalars) }
    }
    if count {
      try Console.result("\(entries.count)")
    } else if !entries.isEmpty {
      let position =
        try (frame ?? timePositionOptions.position)?.frame(of: file.animation)
        ?? file.animation.startFrame
      let texts = values ? valueTexts(entries, of: composition, at: position) : [:]
      try KeypathFormatter(entries, values: texts).write(format, to: Console.results)
    }
    guard let pattern, entries.isEmpty else { return }
    let near = KeypathSuggestion(all.map(\.path)).text(for: AnimationKeypath(keypath: pattern))
    throw Failure(.findings, "\(source.input): nothing matches \(pattern)\(near)")
  }

  private func isWanted(_ entry: KeypathEntry) -> Bool {
    if layers, !entry.isLayer { return false }
    if properties || animated, entry.kind == nil { return false }
    if let type, entry.kind != type { return false }
    if animated, !entry.isAnimated { return false }
    return pattern.map { AnimationKeypath(keypath: $0).matches(entry.path) } ?? true
  }

  private func valueTexts(
    _ entries: [KeypathEntry],
    of composition: Composition,
    at frame: Double
  ) -> [Int: String] {
    let wanted = Set(entries.lazy.filter { $0.kind != nil }.map(\.ordinal))
    var texts: [Int: String] = [:]
    composition.visitValues(atFrame: frame) { ordinal, value in
      if wanted.contains(ordinal) { texts[ordinal] = ValueText.text(value) }
    }
    return texts
  }
}

extension KeypathDialect: ExpressibleByArgument {}
extension PropertyKind: ExpressibleByArgument {}
