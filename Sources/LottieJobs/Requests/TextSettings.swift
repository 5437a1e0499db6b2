package import LottieKit

/// Texts and fonts of text layers.
package struct TextSettings: Sendable {
  /// Texts in place of those of the document.
  package var replacements = TextReplacements()
  /// Font files, as `NAME=FILE`.
  package var font: [String] = []
  /// Folders to search for fonts.
  package var fontDirectories: [String] = []
  /// Whether the kerning of fonts is applied, which players do not.
  package var kerning = false

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<TextSettings>(
    TextReplacements.fields.within(\.replacements) + [
      .list("font", \.font),
      .list("font-dir", \.fontDirectories),
      .flag("kerning", \.kerning),
    ]
  )

  /// The files that are read.
  var files: [String] {
    replacements.files + font.compactMap { PairedArgument.second($0, at: .first) }
  }

  /// The text sources for a file.
  ///
  /// - Parameters:
  ///   - file: The animation.
  ///   - allowUnmatched: Whether names that match nothing are ignored.
  ///   - prepared: The texts, when they are known; then ``replacements`` is not looked at.
  ///   - say: Gets a line for each replaced text.
  /// - Returns: Texts and fonts.
  /// - Throws: ``Failure``.
  package func sources(
    for file: AnimationFile,
    allowUnmatched: Bool = false,
    prepared: (any AnimationKeypathTextProvider)? = nil,
    say: (String) -> Void = { _ in }
  ) throws -> TextSources {
    var fonts: [String: String] = [:]
    for argument in font {
      let (name, path) = try PairedArgument.split(
        argument,
        at: .first,
        option: "--font",
        as: "NAME=FILE"
      )
      fonts[name] = path
      try check(name, path, in: file, allowUnmatched: allowUnmatched)
    }
    try Directories.check(fontDirectories, option: "--font-dir")
    return file.textSources(
      fonts: fonts,
      directories: fontDirectories,
      kerning: kerning,
      provider: try prepared
        ?? replacements.provider(for: file, allowUnmatched: allowUnmatched, say: say)
    )
  }

  private func check(
    _ name: String,
    _ path: String,
    in file: AnimationFile,
    allowUnmatched: Bool
  ) throws {
    do throws(LoadError) {
      try InputFile.check(path)
    } catch {
      throw Failure(error, input: "--font: \(path)")
    }
    let names = file.animation.fonts.flatMap { font in
      [font.name, font.family, "\(font.family) \(font.style)"]
    }
    guard !allowUnmatched, !names.contains(name) else { return }
    let near = NearestNames.near(name, among: Set(names).sorted())
    let known = near.isEmpty ? file.animation.fonts.map(\.name) : near
    throw Failure(
      .usage,
      "--font: the animation has no font \"\(name)\""
        + (known.isEmpty
          ? "" : "; available: " + Words.list(known))
    )
  }
}

/// Texts in place of those of text layers.
package struct TextReplacements: Sendable {
  /// Texts, as `KEYPATH=STRING`.
  package var text: [String] = []
  /// Texts, which win over those of ``text``.
  package var texts: [(keypath: AnimationKeypath, text: String)] = []
  /// A file of texts by keypath or layer name.
  package var textMap: String?

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<TextReplacements>([
    RequestField("text", .list) { value, replacements in
      guard case .object = value else {
        replacements.text += try OptionWords.words(value, "text")
        return
      }
      replacements.texts = try OptionWords.members(value, "text").map {
        (AnimationKeypath(keypath: $0.name), $0.text)
      }
    } write: {
      guard !$0.texts.isEmpty else { return .array($0.text.map(JSONValue.string)) }
      return JSONValue(memberList: $0.texts.map { ($0.keypath.string, .string($0.text)) })
    },
    .value("text-map", \.textMap),
  ])

  /// The files that are read.
  var files: [String] { [textMap].compactMap(\.self) }

  /// The provider of the given texts; nil when there are none.
  ///
  /// `say` gets a line for each.
  func provider(
    for file: AnimationFile,
    allowUnmatched: Bool,
    say: (String) -> Void
  ) throws -> (any AnimationKeypathTextProvider)? {
    guard !text.isEmpty || textMap != nil || !texts.isEmpty else { return nil }
    let composition = Composition(file.animation)
    let layers = composition.textLayers
    let near = KeypathSuggestion(layers.map(\.keys))
    var given: [(keypath: AnimationKeypath, text: String)] = try text.map { argument in
      let (name, words) = try PairedArgument.split(
        argument,
        at: .first,
        option: "--text",
        as: "KEYPATH=STRING"
      )
      return (AnimationKeypath(keypath: name), words)
    }
    given += texts
    for (keypath, words) in given {
      let count = layers.filter { KeypathTextProvider.matches(keypath, layer: $0) }.count
      guard count > 0 || allowUnmatched else {
        if composition.hierarchyKeypaths().contains(where: {
          $0.isLayer && KeypathTextProvider.matches(keypath, layer: AnimationKeypath(keys: $0.path))
        }) {
          throw Failure(
            .usage,
            "--text: \(keypath.string) is not a text layer\(Self.named(layers))"
          )
        }
        let suggestion = near.text(for: keypath)
        throw Failure(.usage, "--text: no text layer matches \(keypath.string)\(suggestion)")
      }
      say("--text \(keypath.string)=\(words): " + Words.count(count, "layer"))
    }
    let map = try textMap.map {
      try TextReplacements.map($0, layers, allowUnmatched: allowUnmatched)
    }
    return GivenTexts(map: map, texts: KeypathTextProvider(given))
  }

  /// `; text layers: "Title", "Caption"`, at most three.
  private static func named(_ layers: [AnimationKeypath]) -> String {
    guard !layers.isEmpty else { return "; the animation has none" }
    let names = layers.prefix(3).map { "\"\($0.string)\"" }.joined(separator: ", ")
    return "; text layers: \(names)" + (layers.count > 3 ? ", …" : "")
  }

  /// The texts as overrides, added to others.
  func added(
    to overrides: CompositionOverrides,
    for file: AnimationFile,
    allowUnmatched: Bool,
    say: (String) -> Void
  ) throws -> CompositionOverrides {
    guard let provider = try provider(for: file, allowUnmatched: allowUnmatched, say: say) else {
      return overrides
    }
    let composition = Composition(file.animation)
    var result = overrides.isEmpty ? CompositionOverrides(composition) : overrides
    let texts = OrderedDictionary(grouping: result.entries.filter { $0.kind == .text }) { entry in
      provider.text(for: AnimationKeypath(keys: entry.path.dropLast()), sourceText: "")
    }
    for case (let text?, let entries) in texts {
      let keypath = AnimationKeypath(keys: entries[0].path)
      result.set(PropertyOverride(keypath, .text(text)), for: entries)
    }
    return result
  }

  private static func map(
    _ path: String,
    _ layers: [AnimationKeypath],
    allowUnmatched: Bool
  ) throws -> DictionaryTextProvider {
    let texts = try TextMapFile.texts(path)
    let provider = DictionaryTextProvider(texts)
    guard
      allowUnmatched || texts.isEmpty
        || layers.contains(where: { provider.text(for: $0, sourceText: "") != nil })
    else { throw Failure(.usage, "--text-map: \(path) names no text layer of this animation") }
    return provider
  }
}

/// Texts given one by one, else those of a file.
private struct GivenTexts: AnimationKeypathTextProvider {
  let map: DictionaryTextProvider?
  let texts: KeypathTextProvider

  func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    texts.text(for: keypath, sourceText: sourceText)
      ?? map?.text(for: keypath, sourceText: sourceText)
  }
}

/// A file of texts by name.
private enum TextMapFile {
  static func texts(_ path: String) throws -> [String: String] {
    guard case .object(let members) = try JSONFile.read(path) else {
      throw Failure(.badDocument, "\(path): expected a JSON object of strings")
    }
    var texts: [String: String] = [:]
    for (name, value) in members {
      guard case .string(let text) = value else {
        throw Failure(.badDocument, "\(path): the text of \"\(name)\" is not a string")
      }
      texts[name] = text
    }
    return texts
  }
}
