import CHarfBuzz
public import LottieScene
import Synchronization

/// Shapes text with fonts of a provider, of given folders and of the machine, in that order.
///
/// Nothing is started or read before the first text. It may be shared by threads, which take turns.
public final class FontShaper: TextShaper {
  private let state: Guarded<FontStore>
  private let usesKerning: Bool

  /// Creates a shaper.
  ///
  /// - Parameters:
  ///   - provider: Asked first.
  ///   - directories: Folders with fonts.
  ///   - usesSystemFonts: Whether the machine's fonts are searched.
  ///   - usesKerning: Whether characters are kerned as their font says, which players do not.
  public init(
    provider: (any AnimationFontProvider)? = nil,
    directories: [String] = [],
    usesSystemFonts: Bool = true,
    usesKerning: Bool = false
  ) {
    self.usesKerning = usesKerning
    state = Guarded(
      FontStore(provider: provider, directories: directories, usesSystemFonts: usesSystemFonts)
    )
  }

  /// The files of fonts that were opened.
  package var files: [String] { state.withLock { $0.openedFiles } }

  /// Shapes text of one direction and one line.
  public func shape(
    _ text: String,
    font: FontQuery,
    isRightToLeft: Bool
  ) -> ShapedText {
    state.withLock { store in
      var result = ShapedText()
      var runs = FontRuns(text, font, store, &result.problems).runs
      if isRightToLeft { runs.reverse() }
      let bytes = Array(text.utf8)
      for run in runs {
        result.glyphs += run.face.shape(
          // A tab is a blank, as in browsers; no font has a glyph for it.
          bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 },
          part: run.range,
          isRightToLeft: isRightToLeft,
          isKerned: usesKerning,
          &result.problems
        )
      }
      return result
    }
  }
}

/// The parts of a text that one font and one script serve.
private struct FontRuns {
  struct Run {
    var range: Range<Int>
    let face: FontFace
    var script: hb_script_t
  }

  private(set) var runs: [Run] = []

  init(_ text: String, _ query: FontQuery, _ store: FontStore, _ problems: inout [FontProblem]) {
    guard let first = store.face(query, &problems) else { return }
    let mixed = FontRuns.mixedScripts(text, first)
    let whole = mixed.isEmpty ? nil : store.face(forAllOf: text, query)
    var start = 0
    var fallback: FontFace?
    var replaced = Replacements()
    for character in text {
      let end = start + character.utf8.count
      let face =
        whole.flatMap { $0.serves(character) ? $0 : nil }
        ?? store.face(for: character, instead: first, after: fallback, query, &problems)
      if face !== first {
        fallback = face
        if !first.serves(character) { replaced.add(character, face) }
      }
      add(start..<end, face, FontRuns.script(character))
      start = end
    }
    problems += replaced.problems(query)
  }

  /// The scripts of which a font has some characters of a text and lacks others, so that its words would be
  /// a mixture of fonts; digits count as a script.
  private static func mixedScripts(_ text: String, _ face: FontFace) -> [UInt32] {
    var (had, lacked): ([UInt32], [UInt32]) = ([], [])
    for character in text where !character.isEmoji {
      let script = character.isNumber ? HB_SCRIPT_INHERITED : FontRuns.script(character)
      guard script != HB_SCRIPT_COMMON, !character.isWhitespace else { continue }
      if face.serves(character) {
        if !had.contains(script.rawValue) { had.append(script.rawValue) }
      } else if !lacked.contains(script.rawValue) {
        lacked.append(script.rawValue)
      }
    }
    return lacked.filter(had.contains)
  }

  /// Characters that other fonts have, by the font.
  private struct Replacements {
    /// Characters of a font that a message names.
    private static let maximumNamed = 16

    private var list: [(face: FontFace, characters: [Character])] = []

    mutating func add(_ character: Character, _ face: FontFace) {
      guard let i = list.firstIndex(where: { $0.face === face }) else {
        return list.append((face, [character]))
      }
      if !list[i].characters.contains(character) { list[i].characters.append(character) }
    }

    func problems(_ query: FontQuery) -> [FontProblem] {
      list.map { face, characters in
        let isCut = characters.count > Replacements.maximumNamed
        let named = String(characters.prefix(Replacements.maximumNamed)) + (isCut ? "…" : "")
        return .charactersSubstituted(named, font: query.name, by: face.family)
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ face: FontFace, _ script: hb_script_t) {
    if let last = runs.last, last.face === face,
      last.script == script || script == HB_SCRIPT_COMMON || last.script == HB_SCRIPT_COMMON
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      if last.script == HB_SCRIPT_COMMON { runs[runs.count - 1].script = script }
    } else {
      runs.append(Run(range: range, face: face, script: script))
    }
  }

  /// The script of a character; what serves all scripts is "common".
  private static func script(_ character: Character) -> hb_script_t {
    guard let scalar = character.unicodeScalars.first else { return HB_SCRIPT_COMMON }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    let isShared = script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    return isShared ? HB_SCRIPT_COMMON : script
  }
}
