package import LottieKit

/// Keypaths of layers and properties.
package struct KeypathsRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// A keypath or pattern that they match.
  package var pattern: String?
  /// The names that they have.
  package var engine = KeypathDialect.lottie
  /// Whether properties alone are listed.
  package var properties = false
  /// Whether layers alone are listed.
  package var layers = false
  /// The kind of properties that alone are listed.
  package var kind: PropertyKind?
  /// Whether animated properties alone are listed.
  package var animated = false
  /// Whether ambiguous names alone are listed.
  package var ambiguous = false
  /// Whether they are sorted by code points.
  package var sorted = false
  /// Whether values are listed, too.
  package var values = false
  /// The frame of the values; nil is the first.
  package var frame: TimePosition?

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<KeypathsRequest>(
    AnimationInput.fields.within(\.source) + [
      .value("pattern", \.pattern, .operand),
      .value("engine", \.engine),
      .flag("properties", \.properties),
      .flag("layers", \.layers),
      .value("type", \.kind),
      .flag("animated", \.animated),
      .flag("ambiguous", \.ambiguous),
      .flag("sorted", \.sorted),
      .flag("values", \.values),
      .value("frame", \.frame),
    ]
  )

  /// Refuses values that contradict each other.
  package func check() throws {
    try source.check()
    if properties, layers { throw Failure(.usage, "give --properties or --layers, not both") }
  }

  /// The keypaths, with their values where they are asked for; and what to say where the pattern matches nothing.
  package func entries() throws -> (entries: [KeypathsOutput.Entry], problem: Failure?) {
    let file = try source.load()
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
    if let pattern, entries.isEmpty {
      let near = KeypathSuggestion(all.map(\.path)).text(for: AnimationKeypath(keypath: pattern))
      return ([], Failure(.findings, "\(source.input): nothing matches \(pattern)\(near)"))
    }
    let position = try frame?.frame(of: file.animation) ?? file.animation.startFrame
    let texts = values ? valueTexts(entries, of: composition, at: position) : [:]
    return (entries.map { KeypathsOutput.Entry($0, value: texts[$0.ordinal]) }, nil)
  }

  /// What `--format json` writes.
  func output() throws -> KeypathsOutput {
    let (entries, problem) = try entries()
    if let problem { throw problem }
    return KeypathsOutput(entries)
  }

  private func isWanted(_ entry: KeypathEntry) -> Bool {
    if layers, !entry.isLayer { return false }
    if properties || animated, entry.kind == nil { return false }
    if let kind, entry.kind != kind { return false }
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

extension KeypathDialect: OptionText {}
extension PropertyKind: OptionText {}
