import LottieKit

/// What the animations of one output share: the theme that is made of all, and what matched nothing in any.
final class DocumentEdits {
  /// The theme that is made.
  var theme = ThemeWriter()
  private let request: ConvertRequest
  /// The animations that have a slot.
  private var users: [String: [String]] = [:]
  private var documents = 0
  private var unmatched = UnmatchedArguments()

  init(_ request: ConvertRequest) { self.request = request }

  /// Notes an argument that matches nothing in a document.
  func miss(_ argument: String, _ failure: Failure) {
    unmatched.note(argument, failure)
  }

  /// Notes the slots of a document that is done.
  func add(_ animation: LottieAnimation, id: String) {
    documents += 1
    for slot in animation.document.withRoot(\.usedSlots).sorted() {
      users[slot, default: []].append(id)
    }
  }

  /// Checks that all arguments matched something in one of the documents.
  ///
  /// - Throws: ``Failure`` for the first that did not.
  func finish() throws {
    guard !request.overrides.allowUnmatched else { return }
    if let failure = unmatched.failure(inAllOf: documents) { throw failure }
  }

  /// The text of the theme.
  var themeText: [UInt8] { theme.text { users[$0] ?? [] } }
}

/// Changes of a document that were asked for.
extension ConvertJob {
  /// The animation with values, colors and slots in it.
  ///
  /// `id`: Its name in a container.
  func edited(_ id: String) throws -> LottieAnimation {
    var animation = file.animation
    let original = animation.document.withRoot(JSONValue.init)
    let value = try withOverrides(request.bakeExpressions ? bake() : original)
    if value != original { animation = try read(JSONText.bytes(value)) }
    animation = try colored(animation)
    animation = try slotted(animation, id)
    animation = try outlined(animation)
    let cut = try request.cut(of: animation)
    if !cut.isEmpty {
      animation = try read(
        JSONText.bytes(cut.apply(to: animation.document.withRoot(JSONValue.init)))
      )
    }
    if request.minify {
      if let smaller = DocumentOptimizer().optimized(file.showing(animation)) {
        animation = try read(smaller.bytes)
      } else if !request.quiet {
        Console.warning("only whitespace is removed: it cannot be drawn to compare")
      }
    }
    edits.add(animation, id: id)
    return animation
  }

  /// The animation in a text that was written here.
  private func read(_ text: [UInt8]) throws -> LottieAnimation {
    do throws(ModelError) {
      return file.showing(try LottieAnimation.decode(text)).animation
    } catch {
      throw Failure(.internalError, error.explanation(of: request.source.input))
    }
  }

  private func say(_ line: String) {
    if !request.quiet { Console.note(line) }
  }

  /// The document with its expressions baked.
  private func bake() -> JSONValue {
    let composition = Composition(drawing: file.animation, text: TextSources(file))
    let limit = request.source.memory.budget.bakedBytes
    let result = ExpressionBaker(composition, maximumBytes: limit).bake()
    if !request.quiet {
      Console.note("expressions baked: \(result.baked), left: \(result.left.count)")
      for line in result.left { Console.warning(line) }
    }
    return result.baked > 0 ? DocumentOptimizer().fitted(result.json, of: file) : result.json
  }

  /// The animation with outlines in place of texts, or with the glyphs of its texts.
  private func outlined(_ animation: LottieAnimation) throws -> LottieAnimation {
    let file = file.showing(animation)
    if request.embedGlyphs {
      let embedding = GlyphEmbedding(file, besides: request.glyphs ?? "")
      say("glyphs embedded: \(embedding.embedded)")
      for (character, font) in embedding.missing where !request.quiet {
        Console.warning("\(font) has no glyph for \(Words.quoted(character))")
      }
      return try read(JSONText.bytes(embedding.document))
    }
    guard request.outlineText else { return animation }
    let outliner = TextOutliner(file)
    say("texts outlined: \(outliner.outlined), left: \(outliner.left.count)")
    for left in outliner.left where !request.quiet {
      Console.warning("\(left.keypath) (\(left.pointer)) stays a text: \(left.reason.words)")
    }
    return outliner.outlined > 0 ? try read(JSONText.bytes(outliner.document)) : animation
  }

  /// The values that go into the document: none of those that go into a theme.
  private func withOverrides(_ document: JSONValue) throws -> JSONValue {
    var given = request.overrides
    if request.themeID != nil { (given.set, given.setFile, given.properties) = ([], [], []) }
    let overrides = try request.texts.added(
      to: given.resolved(for: Composition(file.animation), say: say, unmatched: edits.miss),
      for: file,
      allowUnmatched: request.overrides.allowUnmatched,
      say: say
    )
    guard !overrides.isEmpty else { return document }
    var baker = ValueBaker(document, of: file.animation.document, overrides.entries)
    do throws(ValueBaker.Problem) {
      try baker.write(overrides)
    } catch {
      throw Failure(error)
    }
    return baker.document
  }

  /// The animation with other colors.
  private func colored(_ animation: LottieAnimation) throws -> LottieAnimation {
    let colors = try request.colors
    guard !colors.isEmpty else { return animation }
    let map = ColorMap(colors, in: animation, Composition(animation).hierarchyKeypaths())
    for (argument, count) in zip(request.colorMap, map.counts) {
      guard count == 0 else {
        say("--color-map \(argument): \(Words.count(count, "color"))")
        continue
      }
      let known = map.found.prefix(20).map(\.hex)
      edits.miss(
        "--color-map \(argument)",
        Failure(
          .usage,
          "--color-map \(argument): the animation does not have this color"
            + (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")
        )
      )
    }
    return map.counts.allSatisfy { $0 == 0 } ? animation : try read(map.text)
  }

  /// The animation with slots: those that were asked for, and those that a theme needs.
  private func slotted(_ animation: LottieAnimation, _ id: String) throws -> LottieAnimation {
    guard !request.slots.isEmpty || request.themeID != nil else { return animation }
    let composition = Composition(animation)
    let names = composition.hierarchyKeypaths()
    var writer = SlotWriter(composition, names)
    do {
      for argument in try slotArguments() {
        let found = names.filter { $0.kind != nil && argument.keypath.matches($0.path) }
        let option = "--slot \(argument.name)=\(argument.keypath.string)"
        guard found.isEmpty else {
          let suitable = slottable(found, argument.keypath)
          try writer.add(argument.name, suitable)
          say("\(option): " + Words.count(suitable.count, "property", "properties"))
          continue
        }
        let paths = names.filter { $0.kind != nil }.map(\.path)
        let near = KeypathSuggestion(paths).text(for: argument.keypath)
        edits.miss(
          option,
          Failure(.usage, "--slot: no property matches \(argument.keypath.string)\(near)")
        )
      }
    } catch let problem as SlotWriter.Problem {
      throw Failure(problem)
    }
    if request.themeID != nil { try addTheme(composition, &writer, id) }
    return try read(writer.text)
  }

  /// The properties that a slot can hold; where a pattern matches others as well, they are told and left out.
  private func slottable(_ found: [KeypathEntry], _ keypath: AnimationKeypath) -> [KeypathEntry] {
    let suitable = found.filter(SlotWriter.holds)
    guard !suitable.isEmpty, suitable.count < found.count else { return found }
    if !request.quiet {
      let left = found.filter { !SlotWriter.holds($0) }.map(\.keypathText)
      let more = left.count > 3 ? " and \(left.count - 3) more" : ""
      Console.warning(
        "\(keypath.string): no slot can hold \(left.prefix(3).joined(separator: ", "))\(more)"
      )
    }
    return suitable
  }

  private func slotArguments() throws -> [(name: String, keypath: AnimationKeypath)] {
    try request.slots.map { argument in
      let (name, keypath) = try PairedArgument.split(
        argument,
        at: .first,
        option: "--slot",
        as: "NAME=KEYPATH"
      )
      return (name, AnimationKeypath(keypath: keypath))
    }
  }

  /// Puts the values of `--set` into the theme.
  private func addTheme(
    _ composition: Composition,
    _ writer: inout SlotWriter,
    _ id: String
  ) throws {
    var given = Overrides()
    given.set = request.overrides.set
    given.setFile = request.overrides.setFile
    given.properties = request.overrides.properties
    given.allowUnmatched = request.overrides.allowUnmatched
    let overrides = try given.resolved(for: composition, say: say, unmatched: edits.miss)
    for case .values(let entries, let override) in overrides.changes {
      guard let span = override.spans.first, override.spans.count == 1, span.frames == nil else {
        throw Failure(
          .usage,
          "\(override.keypath.string): values by frame range cannot be written into a theme"
        )
      }
      for entry in slottable(entries, override.keypath) {
        try put(span.value, for: entry, &writer, id)
      }
    }
  }

  private func put(
    _ value: PropertyValue,
    for entry: KeypathEntry,
    _ writer: inout SlotWriter,
    _ id: String
  ) throws {
    let keypath = entry.keypathText
    guard ThemeWriter.holds(value), let kind = entry.kind else {
      throw Failure(
        .usage,
        "\(keypath): themes hold colors, numbers, gradients, texts and points of two numbers only"
      )
    }
    if entry.hasExpression, !request.quiet {
      Console.warning("\(keypath): has an expression, which themes do not change")
    }
    let slot: String
    if SlotWriter.holds(entry), let own = writer.slot(of: entry) {
      slot = own
    } else {
      slot = writer.free(entry.string)
      do throws(SlotWriter.Problem) {
        try writer.add(slot, [entry])
      } catch {
        throw Failure(error)
      }
      say("\(keypath): made the slot \(Words.quoted(slot))")
    }
    guard edits.theme.set(slot, to: value, kind, animation: id) else {
      throw Failure(
        .usage,
        "\(keypath): the slot \(Words.quoted(slot)) gets another value too; a theme has one for each"
      )
    }
  }
}

extension Failure {
  /// Creates the failure of a property that cannot be a slot.
  fileprivate init(_ problem: SlotWriter.Problem) {
    switch problem {
    case .noProperty(let keypath):
      self.init(
        .usage,
        "\(keypath): there is no property to make a slot of; "
          + "--upgrade makes one of a bare value, and --set of what is left out"
      )
    case .unsuitable(let keypath, let kind):
      self.init(
        .usage,
        kind == .path
          ? "\(keypath): slots hold no paths"
          : "\(keypath): no property of its own; make a slot of what it is part of"
      )
    case .taken(let keypath, let slot):
      self.init(.usage, "\(keypath): is the slot \(Words.quoted(slot)) already")
    case .kinds(let slot, let keypath, let kind, let other, let otherKind):
      self.init(
        .usage,
        "--slot \(slot): values of two types, \(otherKind.slotWord) (\(other)) and "
          + "\(kind.slotWord) (\(keypath)); give each a slot of its own"
      )
    case .values(let slot, let keypath, let other):
      self.init(
        .usage,
        "--slot \(slot): \(keypath) has another value than \(other), and a slot has one; "
          + "give each a slot of its own, or --set both to one value first"
      )
    }
  }
}

extension TextOutliner.Reason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .expression: "an expression makes it"
    case .slot: "a slot has its text"
    case .movingCharacters: "its characters move by themselves"
    case .notOutlines: "it shows more than outlines: color glyphs, compositions or blurs"
    case .stretchedStroke: "its strokes are stretched"
    case .nothing: "no font has outlines for it"
    case .tooMany: "the document has too many texts"
    }
  }
}
