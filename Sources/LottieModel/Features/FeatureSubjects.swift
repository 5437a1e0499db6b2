/// A layer and its composition.
struct LayerSubject: FeatureSubject {
  let layer: LayerContext
  let composition: CompositionContext
  /// What is known of a precomp's layers.
  struct Contents {
    /// Whether they may overlap.
    var areSeveral = true
    /// Whether one of them, or a paint or group of theirs, is translucent.
    var areTranslucent = false
    /// Whether one of them may paint beyond the bounds of its paths.
    var exceedPaths = true
    /// Whether one of them, or a paint or group of theirs, has a blend mode.
    var blend = false
    /// Whether one of them, or of those of a precomp within, has a matte.
    var areMatted = false
  }

  /// What is known of a precomp's layers.
  var contents = Contents()

  var cursor: JSONCursor { layer.cursor }
}

extension DocumentIndex: FeatureSubject {
  var cursor: JSONCursor { root }
}

extension JSONCursor: FeatureSubject {
  var cursor: JSONCursor { self }
}

extension AssetContext: FeatureSubject {}
extension ShapeContext: FeatureSubject {}
extension PropertyContext: FeatureSubject {}
extension KeyframeContext: FeatureSubject {}

extension DocumentIndex {
  /// Whether character outlines have the tangents of Bodymovin before 4.8, which are points, not
  /// offsets.
  @Sendable
  static func hasGlyphsOfOldExports(_ document: DocumentIndex) -> Bool {
    guard let glyphs = document.root["chars"], document.root.isExported(before: 4, 8) else {
      return false
    }
    return glyphs.elements.contains { ($0["data"]?["shapes"]?.count ?? 0) > 0 }
  }

  /// Whether there are glyphs of a font that no iOS has.
  @Sendable
  static func hasGlyphsOfAppFonts(_ document: DocumentIndex) -> Bool {
    document.root["chars"]?.elements.contains { glyph in
      !SystemFonts.iOS.contains(SystemFonts.plain(glyph["fFamily"]?.string ?? ""))
    } ?? false
  }
}

extension DocumentIndex {
  /// The texts with a line break that is not among the glyphs, where there are any.
  var textsWithUnlistedBreaks: [ShownText] {
    guard let glyphs = root["chars"], glyphs.count > 0 else { return [] }
    let breaks: Set<UnicodeScalar> = ["\u{3}", "\n", "\r"]
    let listed = Set(glyphs.elements.compactMap { $0["ch"]?.string?.unicodeScalars.first })
    let unlisted = breaks.subtracting(listed)
    return shownTexts.filter { $0.cursor.hasScalar(unlisted.contains) }
  }

  /// The texts with a character of their font that is not among the glyphs, where there are any; line breaks and texts
  /// in capitals do not count.
  var textsWithUnlistedCharacters: [ShownText] {
    guard let glyphs = root["chars"], glyphs.count > 0 else { return [] }
    var listed: [GlyphFont: Set<String>] = [:]
    for glyph in glyphs.elements {
      let font = GlyphFont(family: glyph["fFamily"]?.string, style: glyph["style"]?.string)
      if let character = glyph[.character]?.string { listed[font, default: []].insert(character) }
    }
    var fonts: [String: GlyphFont] = [:]
    for font in root["fonts"]?["list"]?.list ?? [] {
      guard let name = font["fName"]?.string, fonts[name] == nil else { continue }
      fonts[name] = GlyphFont(family: font["fFamily"]?.string, style: font["fStyle"]?.string)
    }
    return shownTexts.filter { shown in
      let text = shown.cursor
      guard let font = text[.font]?.string.flatMap({ fonts[$0] }), let string = text[.text]?.string,
        text[.caps]?.isSet != true
      else { return false }
      let known = listed[font] ?? []
      return string.contains { character in
        !character.isNewline && character != "\u{3}" && !known.contains(String(character))
      }
    }
  }

  /// The text of a keyframe, and its layer.
  struct ShownText {
    let layer: JSONCursor
    let cursor: JSONCursor
  }

  /// The texts of layers that are shown, of each keyframe.
  private var shownTexts: [ShownText] {
    compositions.lazy.filter(\.isReached).flatMap(\.layers).flatMap { layer in
      (layer.textKeyframes?.list ?? []).compactMap { keyframe in
        keyframe[.startValue].map { ShownText(layer: layer.cursor, cursor: $0) }
      }
    }
  }
}

/// A font as glyphs name it.
private struct GlyphFont: Hashable {
  let family: String?
  let style: String?
}

extension LayerSubject {
  /// Whether a layer, a paint or a group within it is translucent.
  var fadesWithin: Bool { layer.hasTranslucent || contents.areTranslucent }

  /// Whether it, or its matte, may paint beyond the bounds of its paths.
  @Sendable
  static func exceedsPaths(_ subject: LayerSubject) -> Bool {
    let layer = subject.layer
    let exceeds = layer.type == .precomp ? subject.contents.exceedPaths : layer.exceedsPaths
    return exceeds || layer.hasEffects
      || subject.matte.map { $0.exceedsPaths || $0.hasEffects } ?? false
  }

  /// The layer that is its matte: the one it names, or the one above.
  var matte: LayerContext? {
    guard layer.matteMode != 0 else { return nil }
    return layer.matteLayer.flatMap(composition.layer(ind:))
      ?? (layer.index > 0 ? composition.layers[layer.index - 1] : nil)
  }

  /// Whether it shows when its matte does not.
  @Sendable
  static func outlastsMatte(_ subject: LayerSubject) -> Bool {
    guard let matte = subject.matte, let start = subject.layer.inPoint,
      let end = subject.layer.outPoint, let matteStart = matte.inPoint,
      let matteEnd = matte.outPoint
    else { return false }
    return matteStart > start || matteEnd < end
  }

  /// Whether it starts or ends within the animation, or before other layers of its composition.
  @Sendable
  static func cutsTheAnimation(_ subject: LayerSubject) -> Bool {
    let composition = subject.composition
    guard let start = subject.layer.inPoint, let end = subject.layer.outPoint else { return false }
    let first = composition.isRoot ? composition.cursor[.inPoint]?.double : composition.firstInPoint
    let last = composition.isRoot ? composition.cursor[.outPoint]?.double : composition.lastOutPoint
    return start > first ?? start || end < last ?? end
  }

  /// Whether it is moved in depth.
  @Sendable
  static func hasDepth(_ subject: LayerSubject) -> Bool {
    guard let position = subject.cursor[.transform]?[.position] else { return false }
    if position[.separateDimensions]?.bool == true {
      return PropertyContext.differs(position[.z], from: 0)
    }
    guard subject.cursor[.threeDimensional]?.isSet ?? false, let value = position[.value] else {
      return false
    }
    if let depth = value.number(at: 2) { return depth != 0 }
    return value.elements.contains { keyframe in
      keyframe[.startValue]?.number(at: 2).map { $0 != 0 } ?? false
    }
  }

  /// Its masks with a mode other than "n".
  var activeMasks: [JSONCursor] {
    (cursor[.masks]?.list ?? []).filter { !($0["mode"]?.isText("n") ?? false) }
  }

  /// Whether it has several active masks.
  @Sendable
  static func hasSeveralMasks(_ subject: LayerSubject) -> Bool { subject.activeMasks.count > 1 }

  /// The modes of its active masks.
  var activeModes: [String] { activeMasks.map { $0["mode"]?.string ?? "a" } }

  /// Whether its active masks after the first have several modes.
  @Sendable
  static func mixesMasks(_ subject: LayerSubject) -> Bool {
    let modes = subject.activeModes.dropFirst()
    return modes.contains { $0 != modes.first }
  }

  /// Whether a mask of a mode follows another mask; a first mask is drawn as add.
  static func combinesMasks(_ subject: LayerSubject, _ mode: StaticString) -> Bool {
    subject.activeMasks.dropFirst().contains { $0["mode"]?.isText(mode) ?? false }
  }

  /// Whether its scale is 0 along one axis only, at some keyframe.
  var isFlattened: Bool {
    guard let scale = cursor[.transform]?[.scale] else { return false }
    return PropertyContext.values(scale).contains { value in
      guard let x = value.number(at: 0), let y = value.number(at: 1) else { return false }
      return (x == 0) != (y == 0)
    }
  }

  /// Whether it scales strokes unevenly, by a hundredth or more: its own, those of a precomp, or those of layers that
  /// it is the parent of.
  @Sendable
  static func scalesStrokesUnevenly(_ subject: LayerSubject) -> Bool {
    guard let scale = subject.cursor[.transform]?[.scale],
      PropertyContext.values(scale).contains(where: \.isUnevenScale)
    else { return false }
    if subject.hasStroke { return !subject.isFlattened }
    return subject.layer.type == .precomp && subject.contents.exceedPaths
      || subject.composition.isNeeded(subject.layer)
  }

  /// Whether its shapes have strokes.
  var hasStroke: Bool {
    cursor["shapes"]?.elements.contains { ShapeContext($0).hasStroke } ?? false
  }

  /// Whether it has an active mask.
  @Sendable
  static func hasMasks(_ subject: LayerSubject) -> Bool { !subject.activeMasks.isEmpty }

  /// Whether it has an active mask, a matte or a blend mode.
  var isComposited: Bool { !activeMasks.isEmpty || layer.matteMode != 0 || layer.cursor.isBlended }

  /// Whether an effect does more than change pixels by themselves.
  var hasMoreThanFilters: Bool {
    let others: [Feature] = [
      .effectTransform, .effectStroke, .effectLinearWipe, .effectRadialWipe, .effectVenetianBlinds,
      .effectMatte3, .effectDisplacementMap,
    ]
    return cursor[.effects]?.elements.contains {
      $0[.enabled]?.isSet != false && others.contains(Feature.effect($0))
    } ?? false
  }

  /// Whether its time is remapped to one time.
  @Sendable
  static func standsStill(_ subject: LayerSubject) -> Bool {
    subject.cursor[.timeRemap].map { PropertyContext.keyframes($0) == nil } ?? false
  }

  /// Whether it is three-dimensional, and a keyframe of its position has a tangent.
  @Sendable
  static func movesAlongPathInSpace(_ subject: LayerSubject) -> Bool {
    guard subject.cursor[.threeDimensional]?.isSet ?? false,
      let keyframes = subject.cursor[.transform]?[.position].flatMap(PropertyContext.keyframes)
    else { return false }
    return keyframes.elements.contains { $0.hasTangent() }
  }

  /// Whether it is rotated and sets `ddd` only after its transform, or never.
  @Sendable
  static func turnsBeforeItsFlag(_ subject: LayerSubject) -> Bool {
    guard let transform = subject.cursor[.transform],
      PropertyContext.differs(transform[.rotation], from: 0)
    else { return false }
    guard let flag = subject.cursor[.threeDimensional] else { return true }
    return flag.location.node > transform.location.node
  }

  /// Whether its matte is not the layer above.
  @Sendable
  static func namesItsMatte(_ subject: LayerSubject) -> Bool {
    guard let source = subject.cursor[.matteLayer]?.whole else { return false }
    let index = subject.layer.index
    return source != (index > 0 ? subject.composition.layers[index - 1].ind : nil)
  }
}

extension ShapeListContext {
  /// A trim of shapes that are filled in the same list.
  @Sendable
  static func trimOfFill(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.items.lazy.filter { !$0.isHidden }
    guard let trim = items.first(where: { $0.type == .trim }), trim.cuts,
      items.contains(where: { $0.type == .fill || $0.type == .gradientFill })
    else { return nil }
    return trim.cursor
  }

  /// A trim behind groups that have a fill.
  @Sendable
  static func trimOfFilledGroups(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.items.filter { !$0.isHidden }
    guard let index = items.firstIndex(where: { $0.type == .trim && $0.cuts }) else { return nil }
    let groups = items[..<index].filter { $0.type == .group }
    let isFilled = groups.contains { group in
      group.cursor[.contents]?.elements.contains {
        [.fill, .gradientFill].contains(ShapeContext($0).type)
      } ?? false
    }
    return isFilled ? items[index].cursor : nil
  }

  /// The fills and strokes with a blend mode, where their layer is translucent.
  @Sendable
  static func blendedPaints(_ list: ShapeListContext) -> [JSONCursor] {
    let blended = list.items.filter {
      $0.type?.isPaint ?? false && $0.cursor[.blendMode]?.double ?? 0 != 0
    }
    guard !blended.isEmpty,
      PropertyContext.differs(list.layer.cursor[.transform]?[.opacity], from: 100)
    else { return [] }
    return blended.map(\.cursor)
  }

  /// An individual trim of two paths of one group; one is trimmed alike in both ways.
  @Sendable
  static func trimOfFewPaths(_ list: ShapeListContext) -> JSONCursor? {
    list.individualTrim.flatMap { $0.isOfSeveral || $0.paths < 2 ? nil : $0.cursor }
  }

  /// An individual trim of more than two paths, or of several groups.
  @Sendable
  static func trimOfSeveralPaths(_ list: ShapeListContext) -> JSONCursor? {
    list.individualTrim.flatMap { $0.isOfSeveral ? $0.cursor : nil }
  }

  /// The first individual trim, its paths, and whether it cuts more than two paths, or two of which a group
  /// holds both, or paints one.
  private var individualTrim: (cursor: JSONCursor, paths: Int, isOfSeveral: Bool)? {
    let shown = items.filter { !$0.isHidden }
    guard
      let index = shown.firstIndex(where: {
        $0.type == .trim && $0.cursor[.trimMultipleShapes]?.whole == 2
      })
    else { return nil }
    let counts = shown[..<index].filter { $0.type == .group }.map { ($0.paths, $0.paints) }
    let sum = shown[..<index].reduce(0) { $0 + $1.paths }
    let isApart = sum == 2 && counts.contains { $0 > 1 || $0 == 1 && $1 > 0 }
    return (shown[index].cursor, sum, shown[index].cuts && (sum > 2 || isApart))
  }

  /// A trim of a rectangle, an ellipse or a star, whose first vertex is not in the document.
  @Sendable
  static func trimOfPrimitive(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.items.lazy.filter { !$0.isHidden }
    guard let trim = items.first(where: { $0.type == .trim }), trim.cuts,
      items.contains(where: { $0.type?.isPath ?? false && $0.type != .path })
    else { return nil }
    return trim.cursor
  }

  /// A trim of polygons, in the same list or in its groups.
  @Sendable
  static func trimOfPolygon(_ list: ShapeListContext) -> JSONCursor? {
    trim(list, of: \.hasPolygon)
  }

  /// A trim of paths with curves that are twice as fast at one place as at another, in the same list or in its groups.
  @Sendable
  static func trimOfUnevenCurves(_ list: ShapeListContext) -> JSONCursor? {
    trim(list, of: \.hasUnevenCurve)
  }

  private static func trim(
    _ list: ShapeListContext,
    of test: (ShapeContext) -> Bool
  ) -> JSONCursor? {
    let items = list.items.lazy.filter { !$0.isHidden }
    guard let trim = items.first(where: { $0.type == .trim }), trim.cuts,
      items.contains(where: test)
    else { return nil }
    return trim.cursor
  }

  /// Those Merge Paths that are of a mode, behind several paths, merged or not.
  static func merges(_ items: some Sequence<ShapeContext>, _ mode: Int) -> [JSONCursor] {
    var paths = 0
    var merges: [JSONCursor] = []
    for item in items where !item.isHidden {
      if item.type != .merge {
        paths += item.paths
      } else if paths > 1, item.cursor[.mergeMode]?.whole ?? 1 == mode {
        merges.append(item.cursor)
      }
    }
    return merges
  }

  /// A stroke that the group's own transform scales unevenly, by a hundredth or more.
  @Sendable
  static func unevenlyScaledStroke(_ list: ShapeListContext) -> JSONCursor? {
    guard list.items.areEverUnevenlyScaled else { return nil }
    return list.items.first { $0.type?.isStroke ?? false && !$0.isHidden }?.cursor
  }

  /// A stroke of the paths in groups before it, one of which its own transform scales unevenly.
  @Sendable
  static func strokeOfUnevenGroups(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let index = items.lastIndex(where: { $0.type?.isStroke ?? false }),
      items[..<index].contains(where: { $0.items.areUnevenlyScaled })
    else { return nil }
    return items[index].cursor
  }
}

extension JSONCursor {
  /// Whether the copies of the repeater that it is are turned, and scaled unevenly or mirrored.
  var turnsAndStretchesCopies: Bool {
    guard let transform = self[.repeaterTransform], let scale = transform[.scale] else {
      return false
    }
    return PropertyContext.differs(transform[.rotation], from: 0)
      && PropertyContext.values(scale).contains { value in
        guard let x = value.number(at: 0), let y = value.number(at: 1) else { return false }
        return value.isUnevenScale || (x < 0) != (y < 0)
      }
  }

  /// Whether it is a scale of which both sides differ by a hundredth or more.
  fileprivate var isUnevenScale: Bool {
    guard let x = number(at: 0), let y = number(at: 1) else { return false }
    return abs(abs(x) - abs(y)) > 0.01 * Swift.max(abs(x), abs(y))
  }
}

extension [ShapeContext] {
  /// Whether the group's own transform scales them unevenly, by a hundredth or more.
  fileprivate var areUnevenlyScaled: Bool {
    first { $0.type == .transform }?.cursor[.scale]?[.value]?.isUnevenScale ?? false
  }

  /// Whether the group's own transform scales them unevenly at some keyframe.
  fileprivate var areEverUnevenlyScaled: Bool {
    first { $0.type == .transform }?.cursor[.scale].map(PropertyContext.values)?
      .contains(where: \.isUnevenScale) ?? false
  }
}

extension ShapeListContext {
  /// A closed path of one vertex, where the list has a stroke whose caps make it a dot.
  @Sendable
  static func dot(_ list: ShapeListContext) -> JSONCursor? {
    let hasCaps = list.items.contains { item in
      item.type?.isStroke ?? false && !item.isHidden && item.hasCaps
    }
    guard hasCaps else { return nil }
    return list.items.first { item in
      guard item.type == .path, !item.isHidden, let path = item.cursor[.path]?[.value] else {
        return false
      }
      return path[.vertices]?.count == 1 && path[.closed]?.bool == true
    }?.cursor
  }
}

extension ShapeContext {
  /// Number of paths, including those of inner groups.
  package var paths: Int {
    contents?.paths ?? (type?.isPath ?? false ? 1 : 0)
  }

  /// Whether it is a stroke, or a group with one.
  var hasStroke: Bool {
    guard !isHidden else { return false }
    return contents?.hasStroke ?? type?.isStroke ?? false
  }

  /// Whether it paints or changes paths, or is a group with an item that does.
  package var isMoreThanPaths: Bool {
    guard !isHidden, let type else { return false }
    if let contents { return contents.holdsMoreThanPaths }
    if type == .trim { return cuts }
    return type.isPaint || type.changesPaths || type == .repeater
  }

  /// Number of fills and strokes, including those of inner groups.
  var paints: Int {
    guard !isHidden else { return 0 }
    return contents?.paints ?? (type?.isPaint ?? false ? 1 : 0)
  }

  /// Whether it is a group whose opacity shows on overlapping paints.
  var isTranslucentGroup: Bool {
    guard paints > 1, let transform = items.last(where: { $0.type == .transform }) else {
      return false
    }
    return PropertyContext.differs(transform.cursor[.opacity], from: 100)
  }

  /// Members that say what it shows and stand before its type.
  package var membersBeforeType: [JSONCursor] {
    let harmless: Set = ["d", "ind", "nm", "mn", "ix", "cix"]
    return cursor.members.prefix { $0.name != "ty" }.filter { !harmless.contains($0.name) }
      .map(\.value)
  }

  /// Whether it is a polygon, or a group with one.
  var hasPolygon: Bool {
    guard !isHidden else { return false }
    return contents?.hasPolygon ?? (type == .star && cursor[.starType]?.whole == 2)
  }

  /// Whether it is a group with a repeater, at any depth.
  var hasRepeater: Bool {
    guard !isHidden else { return false }
    return contents?.items.contains { $0.type == .repeater || $0.hasRepeater } ?? false
  }

  /// Whether a trim ever has an effect.
  package var cuts: Bool {
    PropertyContext.differs(cursor[.start], from: 0)
      || PropertyContext.differs(cursor[.end], from: 100)
  }

  /// The numbers of a gradient, or those of its first keyframe, and its number of colors.
  private var gradientNumbers: (numbers: JSONCursor, stops: Int)? {
    guard let (colors, stops) = gradientColors else { return nil }
    let value =
      PropertyContext.keyframes(colors).map { $0.firstElement?[.startValue] } ?? colors[.value]
    return value.map { ($0, stops) }
  }

  /// The property of a gradient's stops, and its number of colors.
  private var gradientColors: (colors: JSONCursor, stops: Int)? {
    guard let gradient = cursor[.gradientColors], let colors = gradient[.value], colors.isObject,
      let stops = gradient[.numberOfColors]?.whole, stops > 0
    else { return nil }
    return (colors, stops)
  }

  /// Whether opacity stops have other offsets than color stops, in any keyframe.
  ///
  /// A player that pairs each opacity with a color draws another gradient.
  var hasOpacityStopsOfTheirOwn: Bool {
    guard let (colors, stops) = gradientColors else { return false }
    guard let keyframes = PropertyContext.keyframes(colors) else {
      return colors[.value].map { hasOpacityStopsOfTheirOwn($0, stops) } ?? false
    }
    return keyframes.elements.contains { keyframe in
      keyframe[.startValue].map { hasOpacityStopsOfTheirOwn($0, stops) } ?? false
    }
  }

  private func hasOpacityStopsOfTheirOwn(_ list: JSONCursor, _ stops: Int) -> Bool {
    guard list.count > 4 * stops, list.count <= 4096 else { return false }
    let numbers = list.numbers
    guard numbers.count > 4 * stops else { return false }
    let colors = stride(from: 0, to: 4 * stops, by: 4).map { numbers[$0] }
    let rest = stride(from: 4 * stops, to: numbers.count - 1, by: 2)
    guard rest.contains(where: { numbers[$0 + 1] < 1 }) else { return false }
    let offsets = rest.map { numbers[$0] }
    guard colors.count == offsets.count else { return true }
    return zip(colors, offsets).contains { abs($0 - $1) > 0.005 }
  }

  /// Whether two color stops have one offset and not one color, so that the gradient has a hard edge.
  var hasDoubledStops: Bool {
    guard let (list, stops) = gradientNumbers, stops > 1, list.count <= 4096,
      stops <= list.count / 4
    else { return false }
    let numbers = list.numbers
    guard numbers.count >= 4 * stops else { return false }
    return (1..<stops).contains { stop in
      let (before, own) = (4 * (stop - 1), 4 * stop)
      guard numbers[own] <= numbers[before] else { return false }
      return (1...3).contains { numbers[own + $0] != numbers[before + $0] }
    }
  }

  /// Whether the number of color stops stands behind them and the opacity stops.
  var countsItsStopsLast: Bool {
    guard let (list, stops) = gradientNumbers, list.count > 4 * stops,
      let colors = cursor[.gradientColors], let count = colors[.numberOfColors],
      let value = colors[.value]
    else { return false }
    return value.isBefore(count)
  }

  /// The dashes and gaps, without the offset.
  private var dashesAndGaps: [JSONCursor] {
    cursor[.dashes]?.elements.filter { !($0[.dashType]?.isText("o") ?? false) } ?? []
  }

  /// Whether dashes are other than one dash and one gap with a length, with or without an offset.
  var hasUnpairedDashes: Bool {
    guard let list = cursor[.dashes], list.isArray, list.count > 0 else { return false }
    let names = dashesAndGaps.map { $0[.dashType]?.string ?? "" }
    let lengths = dashesAndGaps.map { $0[.dashLength]?[.value] }
    // Dashes and gaps of length 0 are ignored.
    if lengths.allSatisfy({ $0?.double == 0 }) { return false }
    let hasDot = list.elements.contains { dash in
      dash[.dashType]?.isText("d") ?? false && dash[.dashLength]?[.value]?.double == 0
    }
    return hasDot || names != ["d", "g"] || list.count > 3
  }

  /// Whether the number of dashes and gaps is odd, and more than one.
  var hasOddDashes: Bool {
    dashesAndGaps.count > 1 && dashesAndGaps.count % 2 == 1
  }

  /// Whether a dash that does not change is shorter than a unit, or such a gap than a tenth.
  var hasShortDashes: Bool {
    dashesAndGaps.enumerated().contains { index, dash in
      let least = index.isMultiple(of: 2) ? 1 : 0.1
      return dash[.dashLength]?[.value]?.double.map { $0 < least } ?? false
    }
  }

  /// Whether there are dashes, and no offset.
  var hasDashesWithoutOffset: Bool {
    guard let list = cursor[.dashes], list.isArray, list.count > 0 else { return false }
    return dashesAndGaps.count == list.count
  }

  /// Whether a dash or gap stands behind an offset.
  var hasDashesBehindOffset: Bool {
    guard let list = cursor[.dashes], list.isArray else { return false }
    let isOffset = list.elements.map { $0[.dashType]?.isText("o") ?? false }
    guard let first = isOffset.firstIndex(of: true) else { return false }
    return isOffset.dropFirst(first).contains(false)
  }

  /// Whether two dashes have the same name; missing names are equal.
  var hasDashesOfOneName: Bool {
    guard let list = cursor[.dashes], list.isArray, list.count > 1 else { return false }
    var names: Set<String?> = []
    return list.elements.contains { !names.insert($0[.name]?.string).inserted }
  }

  /// Whether stops of a gradient differ both in color and in opacity, in its first keyframe.
  var fadesBetweenColors: Bool {
    guard hasOpacityStops, let (list, stops) = gradientNumbers else { return false }
    let numbers = list.numbers
    guard stops > 1, numbers.count > 4 * stops else { return false }
    func spread(_ start: Int, _ end: Int, by step: Int) -> Double {
      let values = stride(from: start, to: end, by: step).map { numbers[$0] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let colors = (1...3).map { spread($0, 4 * stops, by: 4) }
    return colors.contains { $0 > 0.25 } && spread(4 * stops + 1, numbers.count, by: 2) > 0.25
  }

  /// Whether stops make a gradient translucent, in its first keyframe.
  var hasOpacityStops: Bool {
    guard let (list, stops) = gradientNumbers, list.count > 4 * stops, list.count <= 4096 else {
      return false
    }
    let numbers = list.numbers
    let rest = stride(from: 4 * stops, to: numbers.count - 1, by: 2)
    return cursor[.gradientColors]?[.value].map { PropertyContext.keyframes($0) != nil } ?? false
      || rest.contains { numbers[$0 + 1] < 1 }
  }
}

extension LayerContext {
  /// Fills and strokes of a shape layer.
  var paints: Int { shapes.reduce(0) { $0 + $1.paints } }

  /// The last transform among the shapes of a shape layer, in no group.
  package var looseTransform: JSONCursor? { shapes.last { $0.type == .transform }?.cursor }

  /// Whether a paint or a group of a shape layer is translucent.
  var hasTranslucent: Bool { shapes.contains(where: \.isTranslucent) }

  /// Whether a paint or a group of a shape layer has a blend mode.
  var blendsWithin: Bool { shapes.contains(where: \.blends) }

  /// Whether its contents may paint beyond the bounds of their paths: strokes, texts, and what is not looked into.
  var exceedsPaths: Bool {
    switch type {
    case .shape: shapes.contains(where: \.hasStroke)
    case .text, .precomp: true
    default: false
    }
  }

  /// Whether it has effects or layer styles.
  var hasEffects: Bool { (cursor[.effects]?.count ?? 0) + (cursor["sy"]?.count ?? 0) > 0 }

  private var shapes: [ShapeContext] { cursor["shapes"]?.elements.map(ShapeContext.init) ?? [] }
}

extension CompositionContext {
  /// Whether it draws several items, which may overlap.
  var drawsSeveral: Bool {
    var only: LayerContext?
    for layer in layers where layer.type != .null && !layer.isMatteSource && shows(layer) {
      guard only == nil else { return true }
      only = layer
    }
    guard let only else { return false }
    switch only.type {
    case .solid, .image: return false
    case .shape: return only.paints > 1
    default: return true
    }
  }
}

extension CompositionContext {
  /// Whether a layer may paint beyond the bounds of its paths.
  var exceedsPaths: Bool { layers.contains { shows($0) && ($0.exceedsPaths || $0.hasEffects) } }

  /// Whether a layer, or a paint or group of one, has a blend mode.
  var blends: Bool {
    layers.contains { shows($0) && ($0.cursor.isBlended || $0.blendsWithin) }
  }

  /// Whether a layer, or a paint or group of one, is translucent.
  var hasTranslucent: Bool {
    layers.contains { layer in
      shows(layer) && (layer.hasTranslucent || (layer.cursor[.transform]?[.opacity]).isTranslucent)
    }
  }
}

extension JSONCursor? {
  /// Whether an opacity has values other than 0 and 100.
  fileprivate var isTranslucent: Bool {
    PropertyContext.differs(self, from: 100) && PropertyContext.differs(self, from: 0)
  }
}

extension JSONCursor {
  /// Whether it has a blend mode other than Normal.
  package var isBlended: Bool { self[.blendMode]?.whole ?? 0 != 0 }
}

extension ShapeContext {
  /// Whether it is a blended paint or group, or has one within.
  var blends: Bool {
    guard !isHidden else { return false }
    if type == .group { return cursor.isBlended || items.contains(where: \.blends) }
    return type?.isPaint == true && cursor.isBlended
  }

  /// Whether it is a translucent paint or group, or has one within.
  var isTranslucent: Bool {
    guard !isHidden else { return false }
    if type == .group { return items.contains(where: \.isTranslucent) }
    guard type == .transform || type?.isPaint == true else { return false }
    return cursor[.opacity].isTranslucent
  }
}

extension KeyframeContext {
  /// Whether it is interpolated to the next keyframe.
  var isEased: Bool { !isLast && !(cursor[.hold]?.isSet ?? false) }

  /// The easing handles, where it has both and they are used.
  var handles: (incoming: JSONCursor, outgoing: JSONCursor)? {
    guard isEased, let incoming = cursor[.easeIn], let outgoing = cursor[.easeOut] else {
      return nil
    }
    return (incoming, outgoing)
  }

  /// Whether the value exceeds those of the keyframes.
  @Sendable
  static func overshoots(_ keyframe: KeyframeContext) -> Bool {
    guard let (incoming, outgoing) = keyframe.handles else { return false }
    let isOutside = { (axis: JSONCursor?) in axis?.hasNumber { $0 < 0 || $0 > 1 } ?? false }
    return isOutside(incoming[.y]) || isOutside(outgoing[.y])
  }

  /// Whether a position moves along a curve.
  @Sendable
  static func isSpatial(_ keyframe: KeyframeContext) -> Bool {
    keyframe.handles != nil && keyframe.cursor.hasTangent()
  }
}

extension AssetContext {
  /// The location of an asset's image, or the kind of an asset that is no image.
  enum ImageLocation: Sendable {
    case file, data, server, sound
  }

  /// The start of its path, in lower case: embedded images are long.
  private var path: String {
    guard let bytes = cursor[.file]?.rawString else { return "" }
    let part = bytes.count > 300 ? bytes.prefix(64) : bytes.prefix(300)
    return String(decoding: part, as: UTF8.self).lowercased()
  }

  /// Location of its image; nil for assets that are neither images nor sounds.
  var image: ImageLocation? {
    if kind == .sound { return .sound }
    guard kind == .image else { return nil }
    let path = path
    if path.hasPrefix("data:") { return .data }
    let folder = cursor[.folder]?.string?.lowercased() ?? ""
    let isRemote =
      path.hasPrefix("http:") || path.hasPrefix("https:") || folder.hasPrefix("http")
    return isRemote ? .server : .file
  }

  /// Whether data are a WebP image, whatever their media type: "RIFF" in Base64; nil if they are
  /// not.
  private func isWebP(_ path: String) -> Bool? {
    path.contains(";base64,uklgr") ? true : nil
  }

  /// Whether it is a PNG image whose first chunk after the header is an ICC profile other than
  /// sRGB.
  ///
  /// The header is 33 bytes long, and the name of the chunk starts 4 bytes after it: with Base64
  /// that is within the characters 49 to 55, whatever the length of the chunk.
  var hasColorProfile: Bool {
    guard let bytes = cursor[.file]?.rawString, bytes.count < 100_000_000 else { return false }
    let prefix = "data:image/png;base64,"
    guard bytes.count > prefix.utf8.count + 60, bytes.starts(with: prefix.utf8) else {
      return false
    }
    let chunk = bytes.dropFirst(prefix.utf8.count + 50).prefix(10)
    return chunk.starts(with: "lDQ1B".utf8) && !chunk.dropFirst(5).starts(with: "zUkdC".utf8)
  }

  /// Whether it is an image in a format.
  func hasImage(_ format: String) -> Bool {
    guard let image, image != .sound else { return false }
    let path = path
    if path.hasPrefix("data:"), let isWebP = isWebP(path) { return isWebP == (format == "webp") }
    return path.hasPrefix("data:image/" + format) || path.hasSuffix("." + format)
  }
}

extension JSONCursor {
  /// The number at an index of an array.
  func number(at index: Int) -> Double? {
    guard isArray, index < count else { return nil }
    var rest = elements
    for _ in 0..<index { _ = rest.next() }
    return rest.next()?.double
  }

  /// The first number of an array, or of a static property or its first keyframe; or the number
  /// itself.
  var firstNumber: Double? {
    if let double { return double }
    if isArray { return firstElement?.double }
    guard let value = self[.value] else { return nil }
    return PropertyContext.keyframes(self).map { $0.firstElement?[.startValue]?.firstNumber }
      ?? value.firstNumber
  }

  /// Whether a point, or one of its keyframes, has a third number other than 0.
  var hasThirdNumber: Bool {
    guard let value = self[.value] else { return false }
    guard let keyframes = PropertyContext.keyframes(self) else {
      return value.number(at: 2).map { $0 != 0 } ?? false
    }
    for keyframe in keyframes.elements {
      if let depth = keyframe[.startValue]?.number(at: 2), depth != 0 { return true }
    }
    return false
  }

  /// Whether keyframes of a path have different numbers of vertices.
  var changesVertexCount: Bool {
    guard let keyframes = PropertyContext.keyframes(self) else { return false }
    var known: Int?
    for keyframe in keyframes.elements {
      for key in [.startValue, .endValue] as [JSONName] {
        guard let count = keyframe[key]?.firstElement?["v"]?.count else { continue }
        if let known, known != count { return true }
        known = count
      }
    }
    return false
  }

  /// Whether the text `t` of a text document has a character of a kind.
  func hasScalar(_ test: (UnicodeScalar) -> Bool) -> Bool {
    self[.text]?.string?.unicodeScalars.contains(where: test) ?? false
  }

  /// Whether the text of a text document has a line feed that is not part of a CRLF.
  var hasLineFeed: Bool { self[.text]?.string?.contains("\n" as Character) ?? false }
}
