public import ArgumentParser
public import LottieEngine
import LottieKit
import LottieModel
import OrderedCollections

/// `lottie keypaths`.
struct KeypathsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keypaths",
    abstract: "Lists the names by which layers and properties are set.",
    discussion: """
      A pattern has * for any part of a name and ** for any number of names; a \\
      backslash takes the meaning from a dot in a name. Exit status is 1 when a \\
      pattern means nothing.

      EXAMPLES
        lottie keypaths anim.json
        lottie keypaths anim.json '**.Fill 1.Color' --values --frame 24
        lottie keypaths anim.json --type color --format csv
        lottie keypaths anim.json --sorted --engine main-thread
      """
  )

  /// How names are listed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, tree, json, csv
  }

  @OptionGroup var source: InputOptions

  @Argument(help: "Only what this pattern means, as '**.Color'.")
  var pattern: String?

  @Option(help: "How to list.")
  var format: Format = .text

  @Flag(help: "Sort by code points, as lottie-ios's own listings.")
  var sorted = false

  @Option(help: "Whose names to list; lottie adds what lottie-ios cannot reach.")
  var engine: KeypathDialect = .lottie

  @Flag(help: "Properties only.")
  var properties = false

  @Flag(help: "Layers only.")
  var layers = false

  @Option(help: "Properties of one kind only.")
  var type: PropertyKind?

  @Flag(help: "Print the values of properties, too.")
  var values = false

  @Option(
    help: "When values are read: a frame, 50%, 1.5s or marker:NAME; the first frame if not given."
  )
  var frame: Moment?

  @OptionGroup var momentOptions: MomentOptions

  @Flag(help: "Properties that follow the time only.")
  var animated = false

  @Flag(help: "Names that stand for more than one thing only.")
  var ambiguous = false

  @Flag(help: "Print the number of lines only.")
  var count = false

  func validate() throws {
    if frame != nil, momentOptions.moment != nil {
      throw ValidationError("give one of --frame, --time and --progress")
    }
    if properties, layers { throw ValidationError("give --properties or --layers, not both") }
  }

  func run() throws {
    let file = try source.load()
    let composition = Composition(file.animation)
    let all = composition.hierarchyKeypaths(engine)
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
      let moment =
        try (frame ?? momentOptions.moment)?.frame(of: file.animation) ?? file.animation.startFrame
      let texts = values ? valueTexts(composition, moment) : [:]
      try Console.result(KeypathFormatter(entries, values: texts).text(format))
    }
    guard let pattern, entries.isEmpty else { return }
    let near = KeypathSuggestion(all.map(\.path)).text(for: AnimationKeypath(keypath: pattern))
    throw Failure(.findings, "\(source.input): \(pattern) means nothing\(near)")
  }

  private func isWanted(_ entry: KeypathEntry) -> Bool {
    if layers, !entry.isLayer { return false }
    if properties || animated, entry.kind == nil { return false }
    if let type, entry.kind != type { return false }
    if animated, !entry.isAnimated { return false }
    return pattern.map { AnimationKeypath(keypath: $0).matches(entry.path) } ?? true
  }

  private func valueTexts(_ composition: Composition, _ frame: Double) -> [[String]: String] {
    composition.values(for: AnimationKeypath(keypath: "**"), atFrame: frame).reduce(into: [:]) {
      if $0[$1.path] == nil { $0[$1.path] = ValueText.text($1.value) }
    }
  }
}

extension KeypathDialect: ExpressibleByArgument {}
extension PropertyKind: ExpressibleByArgument {}
