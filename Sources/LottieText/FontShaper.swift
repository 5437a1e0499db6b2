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
          bytes,
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
    var start = 0
    var fallback: FontFace?
    for character in text {
      let end = start + character.utf8.count
      let face =
        store.face(for: character, instead: first, after: fallback, query, &problems)
      if face !== first { fallback = face }
      add(start..<end, face, FontRuns.script(character))
      start = end
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
