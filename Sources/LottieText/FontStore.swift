import LottieScene

/// Opens fonts and finds fallbacks for what they lack; not thread-safe.
final class FontStore {
  /// Fonts kept open; beyond this no further ones are looked for.
  private static let maximumFaces = 256

  private let provider: (any AnimationFontProvider)?
  private let directories: [String]
  private let usesSystemFonts: Bool
  private lazy var library = FreeTypeLibrary()
  private lazy var folders =
    directories.isEmpty ? nil : FontConfiguration(directories: directories)
  private lazy var system = usesSystemFonts ? FontConfiguration(system: ()) : nil
  private var faces: [FontQuery: Found] = [:]
  private var files: [FileKey: FontFace?] = [:]
  private var fallbacks: [FallbackKey: Found] = [:]

  /// A font and what is said each time it is used instead of another.
  private struct Found {
    var face: FontFace?
    var problems: [FontProblem] = []
  }

  private struct FileKey: Hashable {
    let path: String
    let index: Int
    let adaptation: FontAdaptation
  }

  private struct FallbackKey: Hashable {
    let scalars: [Unicode.Scalar]
    let inColor: Bool
    let style: FontStyle
    let family: String
  }

  /// Different characters of a text that a font for all of them is looked for.
  private static let maximumScalarsOfText = 128

  init(
    provider: (any AnimationFontProvider)?,
    directories: [String],
    usesSystemFonts: Bool
  ) {
    self.provider = provider
    self.directories = directories
    self.usesSystemFonts = usesSystemFonts
  }

  /// The files of the machine and of folders that were opened.
  var openedFiles: [String] {
    Set(files.filter { $0.value != nil }.map(\.key.path)).sorted()
  }

  /// The font of a query, or its fallback; nil when there is none.
  func face(_ query: FontQuery, _ problems: inout [FontProblem]) -> FontFace? {
    var found = Found()
    if let known = faces[query] {
      found = known
    } else {
      if faces.count < FontStore.maximumFaces { found.face = find(query, &found.problems) }
      faces[query] = found
    }
    problems += found.problems
    return found.face
  }

  /// The font for a character: the first if it has all its characters, else another that has them.
  ///
  /// `last`: The fallback of the characters before, which goes on if it can.
  func face(
    for character: Character,
    instead first: FontFace,
    after last: FontFace?,
    _ query: FontQuery,
    _ problems: inout [FontProblem]
  ) -> FontFace {
    let isServed = first.serves(character)
    // The selector asks for colors, which another font may have.
    let wantsColors = character.unicodeScalars.contains("\u{FE0F}") && !first.isInColor
    guard !isServed || wantsColors else { return first }
    let key = key(character.shapes, inColor: character.isEmoji, query)
    var face = last
    if last?.isInColor != key.inColor || last?.has(all: key.scalars) != true {
      let found = fallbacks[key] ?? Found(face: fallback(key, query))
      if fallbacks.count < 10_000 { fallbacks[key] = found }
      face = found.face
    }
    if isServed {
      return face?.isInColor == true && face?.serves(character) == true ? face ?? first : first
    }
    if let lacking = key.scalars.first(where: { face?.has($0) != true }) {
      problems.append(.characterMissing(String(character), codePoint: lacking.value))
    }
    return face ?? first
  }

  /// The font that has all characters of a text but emoji; nil when there is none.
  func face(forAllOf text: String, _ query: FontQuery) -> FontFace? {
    var scalars: [Unicode.Scalar] = []
    for character in text where !character.isEmoji {
      for scalar in character.shapes where !scalars.contains(scalar) { scalars.append(scalar) }
      // A font of so many is looked for no further.
      guard scalars.count <= FontStore.maximumScalarsOfText else { return nil }
    }
    let key = key(scalars, inColor: false, query)
    let found = fallbacks[key] ?? Found(face: fallback(key, query))
    if fallbacks.count < 10_000 { fallbacks[key] = found }
    return found.face.flatMap { $0.has(all: scalars) ? $0 : nil }
  }

  private func key(
    _ scalars: [Unicode.Scalar],
    inColor: Bool,
    _ query: FontQuery
  ) -> FallbackKey {
    FallbackKey(
      scalars: scalars,
      inColor: inColor,
      style: FontStyle(query),
      family: query.family
    )
  }

  private func find(_ query: FontQuery, _ problems: inout [FontProblem]) -> FontFace? {
    if let face = provided(query, &problems) { return face }
    let wanted = query.style.isEmpty ? query.family : "\(query.family) \(query.style)"
    for fonts in [folders, system] {
      guard let match = fonts?.exact(query), let face = open(match, FontStyle(query)) else {
        continue
      }
      if face.adaptation.isSynthesis {
        problems.append(.styleSynthesized(font: wanted, from: face.family))
      }
      return face
    }
    for fonts in [system, folders] {
      guard let match = fonts?.fallback(query), let face = open(match, .asInBrowsers(query)) else {
        continue
      }
      problems.append(.substituted(font: wanted, by: face.family))
      return face
    }
    problems.append(.missing(font: wanted))
    return nil
  }

  private func provided(_ query: FontQuery, _ problems: inout [FontProblem]) -> FontFace? {
    let source: FontSource?
    do throws(FontProviderError) {
      source = try provider?.font(for: query)
    } catch {
      problems.append(.notProvided(reason: error.message))
      return nil
    }
    guard let source, let library else { return nil }
    let face =
      switch source {
      case .file(let path): FontFace(path: path, library)
      case .bytes(let bytes): FontFace(bytes: bytes, library)
      }
    if face == nil {
      problems.append(.unreadable(font: query.name))
    }
    return face
  }

  /// The font that has most parts of a character; emoji in color if possible.
  private func fallback(_ key: FallbackKey, _ query: FontQuery) -> FontFace? {
    var best: (face: FontFace, count: Int)?
    for inColor in [key.inColor, !key.inColor] {
      for fonts in [folders, system] {
        let match = fonts?.font(with: key.scalars, near: query, inColor: inColor)
        guard let match, let face = open(match, .asInBrowsers(query)) else { continue }
        let count = key.scalars.count(where: face.has)
        if count == key.scalars.count { return face }
        if count > best?.count ?? 0 { best = (face, count) }
      }
    }
    return best?.face
  }

  private func open(_ match: FontConfiguration.Match, _ style: FontStyle) -> FontFace? {
    let adaptation = FontAdaptation(match, to: style)
    let key = FileKey(path: match.path, index: match.index, adaptation: adaptation)
    if let known = files[key] { return known }
    guard files.count < FontStore.maximumFaces, let library else { return nil }
    let face = FontFace(path: match.path, index: match.index, adapting: adaptation, library)
    files[key] = face
    return face
  }
}

extension FontFace {
  /// Whether it has all that a character needs glyphs for.
  func serves(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.isShapeless || has($0) }
  }
}

extension Unicode.Scalar {
  /// Whether a font needs no glyph for it.
  fileprivate var isShapeless: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      || properties.generalCategory == .control
  }
}

extension Character {
  /// Parts of one character that a fallback is chosen by.
  private static let maximumShapes = 32

  /// The parts that a font needs glyphs for.
  fileprivate var shapes: [Unicode.Scalar] {
    Array(unicodeScalars.lazy.filter { !$0.isShapeless }.prefix(Character.maximumShapes))
  }

  /// Whether it is to be shown as emoji: by itself, or by the selector U+FE0F.
  var isEmoji: Bool {
    if unicodeScalars.contains("\u{FE0E}") { return false }
    return unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}
