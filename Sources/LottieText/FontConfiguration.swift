import CFontconfig
import LottieScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Fonts found by fontconfig: those of the machine, or those of given folders; not thread-safe.
final class FontConfiguration {
  /// A font file and what it holds.
  struct Match {
    var path: String
    var index: Int
    var family: String
    /// The style of its outlines; in a variable font that nearest to the requested one.
    var style: FontStyle
    /// Whether its weight is set along an axis.
    var isVariable: Bool
    /// Whether its name is the requested one, so that its style is meant.
    var isByName = false
  }

  private let config: OpaquePointer

  /// Font folders of a machine without a configuration, as in fontconfig.
  private static let usualDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Finds the fonts of the machine; nil if fontconfig fails.
  ///
  /// Slim container images have no configuration file, of which fontconfig would complain on standard error.
  convenience init?(system: Void) {
    if FontConfiguration.hasFile {
      self.init(loaded: FcInitLoadConfigAndFonts())
    } else {
      self.init(directories: FontConfiguration.usualDirectories)
    }
  }

  private init?(loaded config: OpaquePointer?) {
    guard let config else { return nil }
    self.config = config
  }

  /// Whether a configuration can be loaded, or a wrong one is named by the environment.
  private static var hasFile: Bool {
    guard getenv("FONTCONFIG_FILE") == nil, let empty = FcConfigCreate() else { return true }
    defer { FcConfigDestroy(empty) }
    // Without a configuration it would load one to ask.
    guard let file = FcConfigGetFilename(empty, nil) else { return false }
    FcStrFree(file)
    return true
  }

  /// Finds the fonts in folders and in folders within them.
  init?(directories: [String]) {
    guard let config = FcConfigCreate() else { return nil }
    self.config = config
    for file in directories.flatMap(FontFolder.files) { FcConfigAppFontAddFile(config, file) }
  }

  deinit { FcConfigDestroy(config) }

  /// The best font of a family, or the one with the requested name; nil when there is neither.
  func exact(_ query: FontQuery) -> Match? {
    for family in FontConfiguration.families(query) {
      let found = list(FC_FAMILY, family)
      if !found.isEmpty { return best(found, FontStyle(query)) }
    }
    for name in [query.name, "\(query.family) \(query.style)"] where !name.isEmpty {
      for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
        guard var found = list(object, name).first?.match else { continue }
        found.isByName = true
        return found
      }
    }
    return nil
  }

  /// The fallback of a font: what fontconfig's rules name for the family, as Liberation Sans for
  /// Arial, else what they name for the font that browsers use for unknown families.
  func fallback(_ query: FontQuery) -> Match? {
    let style = FontStyle.asInBrowsers(query)
    let families = FontConfiguration.families(query)
    for family in families + families.compactMap({ FontConfiguration.aliases[$0.lowercased()] }) {
      let pattern = FontPattern(family, style)
      if let match = pattern.nearest(in: config), pattern.namesFirmly(match.family) { return match }
    }
    return FontPattern("Times New Roman", style).nearest(in: config)
  }

  /// The font that has most of some characters, similar to the requested one.
  ///
  /// `inColor`: Whether any color font goes before all others, or after them.
  func font(with scalars: [Unicode.Scalar], near query: FontQuery, inColor: Bool) -> Match? {
    let pattern = FontPattern(query.family, FontStyle.asInBrowsers(query))
    pattern.add(scalars)
    pattern.add(FC_COLOR, inColor)
    return pattern.nearest(in: config)
  }

  /// The families of a query: a list joined by commas, as in CSS.
  private static func families(_ query: FontQuery) -> [String] {
    query.family.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        .filter { $0 != "\"" && $0 != "'" }
    }.filter { !$0.isEmpty }
  }

  /// Families that browsers take for each other.
  private static let aliases = [
    "arial": "Helvetica", "helvetica": "Arial", "times": "Times New Roman",
    "times new roman": "Times", "courier": "Courier New", "courier new": "Courier",
  ]

  private typealias Candidate = (match: Match, weights: ClosedRange<Int>)

  private func list(_ object: String, _ value: String) -> [Candidate] {
    let pattern = FontPattern()
    pattern.add(object, value)
    return pattern.all(in: config)
  }

  /// The candidate nearest to a style in slant, then in weight.
  private func best(_ candidates: [Candidate], _ style: FontStyle) -> Match? {
    candidates.map { match, weights in
      var match = match
      match.style.weight = min(max(style.weight, weights.lowerBound), weights.upperBound)
      return match
    }.min { a, b in
      FontConfiguration.distance(a.style, style) < FontConfiguration.distance(b.style, style)
    }
  }

  private static func distance(_ a: FontStyle, _ b: FontStyle) -> Int {
    abs(a.weight - b.weight) + (a.isItalic == b.isItalic ? 0 : 10_000)
  }
}

/// A pattern of fontconfig's, which it owns.
private final class FontPattern {
  private let pattern: OpaquePointer?

  init() {
    pattern = FcPatternCreate()
  }

  convenience init(_ family: String, _ style: FontStyle) {
    self.init()
    add(FC_FAMILY, family)
    add(style)
  }

  private init(owning pattern: OpaquePointer) {
    self.pattern = pattern
  }

  deinit { if let pattern { FcPatternDestroy(pattern) } }

  func add(_ object: String, _ value: String) {
    FcPatternAddString(pattern, object, value)
  }

  func add(_ style: FontStyle) {
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(style.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
  }

  func add(_ object: String, _ value: Bool) {
    FcPatternAddBool(pattern, object, FcBool(value ? 1 : 0))
  }

  func add(_ scalars: [Unicode.Scalar]) {
    guard let set = FcCharSetCreate() else { return }
    for scalar in scalars { FcCharSetAddChar(set, scalar.value) }
    FcPatternAddCharSet(pattern, FC_CHARSET, set)
    FcCharSetDestroy(set)
  }

  func nearest(in config: OpaquePointer) -> FontConfiguration.Match? {
    add(FC_SCALABLE, true)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(config, pattern, &result) else { return nil }
    return FontPattern(owning: found).match
  }

  /// Whether a family is among those asked for after fontconfig's rules have been applied, up to the
  /// last that is not merely a default, as Skia has it.
  func namesFirmly(_ family: String) -> Bool {
    var families: [(name: String, isFirm: Bool)] = []
    var value = FcValue()
    var binding = FcValueBindingWeak
    while families.count < 1_000,
      FcPatternGetWithBinding(pattern, FC_FAMILY, Int32(families.count), &value, &binding)
        == FcResultMatch
    {
      let name = value.type == FcTypeString ? value.u.s.map { String(cString: $0) } : nil
      families.append((name ?? "", binding != FcValueBindingWeak))
    }
    guard let last = families.lastIndex(where: \.isFirm) else { return false }
    return families[...last].contains { $0.name.lowercased() == family.lowercased() }
  }

  /// All scalable fonts that agree with the pattern.
  func all(
    in config: OpaquePointer
  ) -> [(match: FontConfiguration.Match, weights: ClosedRange<Int>)] {
    add(FC_SCALABLE, true)
    let objects = FcObjectSetCreate()
    defer { FcObjectSetDestroy(objects) }
    for object in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_VARIABLE] {
      FcObjectSetAdd(objects, object)
    }
    guard let set = FcFontList(config, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { i in
      guard let font = set.pointee.fonts[i] else { return nil }
      FcPatternReference(font)
      let pattern = FontPattern(owning: font)
      return pattern.match.map { ($0, pattern.weights) }
    }.sorted { ($0.0.path, $0.0.index) < ($1.0.path, $1.0.index) }
  }

  private var match: FontConfiguration.Match? {
    guard let path = string(FC_FILE) else { return nil }
    // The upper half names an instance of a variable font, as for FreeType, or by 0x8000 all of them.
    let index = integer(FC_INDEX) ?? 0
    let namesAll = index >> 16 & 0x8000 != 0
    var style = FontStyle("")
    // Rules of fontconfig's tell of a style that they would have made from the font.
    style.weight = isSet(FC_EMBOLDEN) ? 400 : weights.lowerBound
    style.isItalic = integer(FC_SLANT) ?? 0 > 0 && !isSet(FC_MATRIX)
    return FontConfiguration.Match(
      path: path,
      index: namesAll ? index & 0xFFFF : index,
      family: string(FC_FAMILY) ?? path,
      style: style,
      isVariable: namesAll || isSet(FC_VARIABLE)
    )
  }

  /// The weights that it has: of variable fonts several.
  private var weights: ClosedRange<Int> {
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0
    else {
      // A single weight is a number, which fontconfig does not give as a range.
      let weight = Int(FcWeightToOpenType(Int32(integer(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR))))
      return weight...weight
    }
    let weights = [low, high].map { Int(FcWeightToOpenTypeDouble($0).rounded()) }
    return min(weights[0], weights[1])...max(weights[0], weights[1])
  }

  /// Whether a flag is true, or a matrix slants.
  private func isSet(_ object: String) -> Bool {
    var value = FcValue()
    guard FcPatternGet(pattern, object, 0, &value) == FcResultMatch else { return false }
    switch value.type {
    case FcTypeBool: return value.u.b != 0
    case FcTypeMatrix: return value.u.m.map { $0.pointee.xy != 0 } ?? false
    default: return false
    }
  }

  private func string(_ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    guard FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }
}
