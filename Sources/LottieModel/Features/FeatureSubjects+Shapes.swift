import LottieGeometry

extension LayerSubject {
  /// Whether it has no blend mode, and the layer drawn before it that has one is blended.
  @Sendable
  static func takesBlendMode(_ subject: LayerSubject) -> Bool {
    let layer = subject.layer
    return layer.isSeen && layer.cursor[.blendMode] == nil
      && subject.composition.blendBelow[layer.index] > 0
  }

  /// Whether its matte is the layer above, and that is not marked as one.
  @Sendable
  static func hasUnmarkedMatte(_ subject: LayerSubject) -> Bool {
    let index = subject.layer.index
    guard index > 0, !namesItsMatte(subject) else { return false }
    return !subject.composition.layers[index - 1].isMatteSource
  }

  /// Whether it has a matte that it does not name, and no layer has the number before its own.
  @Sendable
  static func lacksNumberedMatte(_ subject: LayerSubject) -> Bool {
    subject.looksForMatte && subject.numberedBefore == nil
  }

  /// Whether it has a matte that it does not name, and a layer that is not the one above has the number before its own.
  @Sendable
  static func hasOtherNumberedMatte(_ subject: LayerSubject) -> Bool {
    guard subject.looksForMatte, let numbered = subject.numberedBefore else { return false }
    return numbered.index != subject.layer.index - 1
  }

  /// Whether it has a matte and does not name it.
  private var looksForMatte: Bool {
    layer.matteMode != 0 && layer.cursor[.matteLayer] == nil
  }

  /// The layer whose number is one less than its own.
  private var numberedBefore: LayerContext? {
    layer.ind.flatMap { composition.layer(ind: $0 &- 1) }
  }

  /// Whether its matte is a shape layer without a fill or stroke.
  @Sendable
  static func hasEmptyMatte(_ subject: LayerSubject) -> Bool {
    subject.matte.map { $0.type == .shape && $0.paints == 0 && $0.cursor[.effects] == nil } ?? false
  }

  /// Whether it has an effect that changes pixels, without a switch.
  @Sendable
  static func hasUnswitchedEffect(_ subject: LayerSubject) -> Bool {
    subject.cursor[.effects]?.elements.contains { effect in
      guard effect[.enabled] == nil, effect.isObject else { return false }
      return Feature.effect(effect) != .effectExpressionControl
    } ?? false
  }

  /// Whether it has an effect that is switched on; `explicitly`: and has the switch.
  func has(_ effect: Feature, explicitly: Bool = false) -> Bool {
    cursor[.effects]?.elements.contains {
      ($0[.enabled]?.isSet ?? !explicitly) && Feature.effect($0) == effect
    } ?? false
  }

  /// Whether, of the effects that change a layer's pixels by themselves or spread them, one alone is switched on with
  /// the switch, and is a Fill, a Tint or a Tritone.
  var isOnlyRecolored: Bool {
    let recoloring: [Feature] = [.effectFill, .effectTint, .effectTritone]
    let drawn = recoloring + [.effectGaussianBlur, .effectDropShadow]
    let effects = (cursor[.effects]?.list ?? []).filter { $0[.enabled]?.isSet ?? false }
      .map(Feature.effect).filter(drawn.contains)
    return effects.count == 1 && recoloring.contains(effects[0])
  }

  /// Whether it has a drop shadow, and is neither an image nor a shape layer with one fill or stroke, or is turned or
  /// masked.
  var castsShadowOfMore: Bool {
    guard has(.effectDropShadow) else { return false }
    let isPlain = layer.type == .image || layer.type == .shape && layer.paints < 2
    return !isPlain || LayerSubject.hasMasks(self)
      || PropertyContext.differs(cursor[.transform]?[.rotation], from: 0)
  }

  /// The number of axes about which a layer in space is turned.
  var turningAxes: Int {
    guard let transform = cursor[.transform] else { return 0 }
    let axes = [transform[.rotationX], transform[.rotationY], transform[.rotationZ]]
    let isTilted = axes.prefix(2).contains { PropertyContext.differs($0, from: 0) }
    return isTilted ? axes.filter { PropertyContext.differs($0, from: 0) }.count : 0
  }
}

extension ShapeListContext {
  var shown: [ShapeContext] { items.filter { !$0.isHidden } }

  /// A modifier of paths that is switched off, behind paths.
  @Sendable
  static func hiddenModifier(_ list: ShapeListContext) -> JSONCursor? {
    guard
      let index = list.items.firstIndex(where: { item in
        item.isHidden && item.type.map { $0 == .repeater || $0.changesPaths } ?? false
      }), list.items[..<index].contains(where: { $0.paths > 0 })
    else { return nil }
    return list.items[index].cursor
  }

  /// An individual trim behind several groups with paths and paints.
  @Sendable
  static func trimOfSeveralGroups(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard
      let index = items.firstIndex(where: {
        $0.type == .trim && $0.cursor[.trimMultipleShapes]?.whole == 2
      })
    else { return nil }
    let groups = items[..<index].filter { $0.type == .group && $0.paths > 0 && $0.paints > 0 }
    return groups.count > 1 && items[index].cuts ? items[index].cursor : nil
  }

  /// A trim with an offset behind groups that have one.
  @Sendable
  static func offsetTrimOfTrims(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    let index = items.firstIndex {
      $0.type == .trim && PropertyContext.differs($0.cursor[.offset], from: 0)
    }
    guard let index, items[..<index].contains(where: \.hasTrim) else { return nil }
    return items[index].cursor
  }

  /// Trims that stand still before one that moves, where neither the paths nor the layer move.
  static func stillTrims(_ list: ShapeListContext) -> [JSONCursor] {
    let items = list.shown
    // Groups further in are taken to move: each list is searched by those around it.
    let levels = 3
    guard let moving = items.firstIndex(where: { $0.type == .trim && $0.isMovingTrim }),
      !(list.layer.transform.map(PropertyContext.hasKeyframes) ?? false),
      !items[..<moving].contains(where: { $0.mayMovePaths(levels: levels) })
    else { return [] }
    return items[..<moving].flatMap { $0.trims(levels: levels) }
  }

  /// A repeater behind paths that are painted only behind it.
  @Sendable
  static func repeaterOfPaths(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == .repeater }) else { return nil }
    let isPaint = { (item: ShapeContext) in item.type?.isPaint ?? false }
    let hasPaths = items[..<index].contains {
      $0.type?.isPath ?? false || $0.type == .group && $0.paints == 0
    }
    guard hasPaths, !items[..<index].contains(where: isPaint),
      items[index...].contains(where: isPaint)
    else { return nil }
    return items[index].cursor
  }

  /// A repeater behind another, which repeats its copies.
  static func repeaterOfCopies(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let last = items.lastIndex(where: { $0.type == .repeater }),
      items[..<last].contains(where: { $0.type == .repeater || $0.hasRepeater })
    else { return nil }
    return items[last].cursor
  }

  /// Round Corners of a rectangle that is trimmed.
  @Sendable
  static func roundTrimmedRectangle(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == .roundedCorners }),
      items[..<index].contains(where: { $0.type == .rectangle }),
      items.contains(where: { $0.type == .trim && $0.cuts })
    else { return nil }
    return items[index].cursor
  }

  /// A fill of several paths, one of which is in a group with paints or modifiers of its own.
  @Sendable
  static func fillOfApartGroups(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    let isFill = { (item: ShapeContext) in item.type == .fill || item.type == .gradientFill }
    guard let index = items.lastIndex(where: isFill),
      items[..<index].contains(where: { $0.type == .group && $0.isMoreThanPaths }),
      items[..<index].reduce(0, { $0 + $1.paths }) > 1
    else { return nil }
    return items[index].cursor
  }

  /// A repeater whose opacities are not 100 %, behind several fills and strokes.
  @Sendable
  static func fadingRepeaterOfPaints(_ list: ShapeListContext) -> JSONCursor? {
    var paints = 0
    for item in list.shown {
      if item.type == .repeater, paints > 1, Condition.fadesCopies.holds(item) {
        return item.cursor
      }
      paints += item.paints
    }
    return nil
  }

  /// Round Corners of a rectangle that has Roundness.
  @Sendable
  static func roundRoundedRectangle(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == .roundedCorners }),
      items[..<index].contains(where: {
        $0.type == .rectangle && PropertyContext.differs($0.cursor[.roundness], from: 0)
      })
    else { return nil }
    return items[index].cursor
  }

  /// Merge Paths that only joins the paths of a simultaneous trim behind it.
  @Sendable
  static func trimmedMerge(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    let trim = items.lastIndex { $0.type == .trim && $0.cuts && $0.cursor["m"]?.whole != 2 }
    return trim.flatMap { ShapeContext.joining(items[..<$0]) }
  }

  /// A modifier of paths before a repeater.
  @Sendable
  static func repeatedModifier(_ list: ShapeListContext) -> JSONCursor? {
    ShapeContext.repeated(list.items).first?.cursor
  }

  /// Round Corners of paths: of rectangles only, or of others too.
  static func roundCorners(_ list: ShapeListContext, ofRectangles: Bool) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == .roundedCorners }) else { return nil }
    let hasOthers = items[..<index].contains(where: \.hasCornersOfPaths)
    return hasOthers == !ofRectangles ? items[index].cursor : nil
  }

  /// A stroked path that is closed by a flag beside it only, and whose ends are apart.
  @Sendable
  static func pathClosedBeside(_ list: ShapeListContext) -> JSONCursor? {
    let isStroked = list.shown.contains { $0.type?.isStroke ?? false }
    return list.shown.first { item in
      guard item.type == .path, item.cursor["closed"]?.isSet ?? false,
        let path = item.cursor[.path]?.firstPath, path[.closed]?.bool != true,
        let points = path[.vertices]?.list, points.count > 1
      else { return false }
      return path.isClosedByCurve || isStroked && points.first?.numbers != points.last?.numbers
    }?.cursor
  }

  /// Round Corners of a path that is not closed.
  @Sendable
  static func roundCornersOfOpenPath(_ list: ShapeListContext) -> JSONCursor? {
    modifier(.roundedCorners, of: \.hasOpenPath, in: list)
  }

  /// Round Corners of a star or polygon, or of several paths of its list.
  @Sendable
  static func roundCombinedCorners(_ list: ShapeListContext) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == .roundedCorners }) else { return nil }
    let before = items[..<index]
    let paths = before.count { $0.type?.isPath ?? false }
    return paths > 1 || before.contains(where: \.hasStar) ? items[index].cursor : nil
  }

  /// The strokes that are wider than a path before them that bends.
  @Sendable
  static func strokesOverBends(_ list: ShapeListContext) -> [JSONCursor] {
    list.strokes(after: .infinity, gathering: { $0 = min($0, $1.narrowestBend) }) { bend, item in
      bend < .infinity && PropertyContext.range(item.cursor[.strokeWidth]).upperBound > bend
    }
  }

  /// The strokes of more than one path.
  @Sendable
  static func strokesOfSeveralPaths(_ list: ShapeListContext) -> [JSONCursor] {
    list.strokes(after: 0, gathering: { $0 += $1.paths }) { paths, _ in paths > 1 }
  }

  /// The strokes with round or square caps of what is open and has no length at some time.
  @Sendable
  static func openDots(_ list: ShapeListContext) -> [JSONCursor] { list.dots(\.isDot) }

  /// The strokes with round or square caps of what is closed and has no length at some time.
  @Sendable
  static func closedDots(_ list: ShapeListContext) -> [JSONCursor] { list.dots(\.isClosedDot) }

  private func dots(_ isDot: (ShapeContext) -> Bool) -> [JSONCursor] {
    strokes(after: false, gathering: { $0 = $0 || isDot($1) }) { hasDot, item in
      hasDot && item.hasCaps
    }
  }

  /// The strokes that pass a test with what is gathered of the shapes before them.
  private func strokes<Gathered>(
    after start: Gathered,
    gathering add: (inout Gathered, ShapeContext) -> Void,
    _ test: (Gathered, ShapeContext) -> Bool
  ) -> [JSONCursor] {
    var gathered = start
    return shown.compactMap { item in
      guard item.type?.isStroke ?? false else {
        add(&gathered, item)
        return nil
      }
      return test(gathered, item) ? item.cursor : nil
    }
  }

  /// Offset Paths of a path that bends and is not closed.
  @Sendable
  static func offsetOpenPath(_ list: ShapeListContext) -> JSONCursor? {
    modifier(.offset, of: \.hasOpenBend, in: list)
  }

  /// Offset Paths of a path that goes around counterclockwise.
  @Sendable
  static func offsetReversedPath(_ list: ShapeListContext) -> JSONCursor? {
    modifier(.offset, of: \.hasReversedPath, in: list)
  }

  /// Pucker & Bloat of a star or polygon.
  @Sendable
  static func puckeredStar(_ list: ShapeListContext) -> JSONCursor? {
    modifier(.pucker, of: \.hasStar, in: list)
  }

  /// The first modifier of a type, where a shape before it passes a test.
  private static func modifier(
    _ type: ShapeType,
    of test: (ShapeContext) -> Bool,
    in list: ShapeListContext
  ) -> JSONCursor? {
    let items = list.shown
    guard let index = items.firstIndex(where: { $0.type == type }),
      items[..<index].contains(where: test)
    else { return nil }
    return items[index].cursor
  }
}

extension ShapeContext {
  /// Whether the end of a gradient is not straight above, below or beside its start, or one of them moves.
  @Sendable
  static func hasSlantedRadius(_ gradient: ShapeContext) -> Bool {
    let starts = gradient.cursor[.startPoint].map(PropertyContext.values) ?? []
    let ends = gradient.cursor[.endPoint].map(PropertyContext.values) ?? []
    guard starts.count == 1, ends.count == 1 else { return !starts.isEmpty && !ends.isEmpty }
    let sides = (0...1).map { axis in
      abs((ends[0].number(at: axis) ?? 0) - (starts[0].number(at: axis) ?? 0))
    }
    return min(sides[0], sides[1]) > 0.01 * max(sides[0], sides[1])
  }

  /// Whether it is a path with corners other than a rectangle, or a group with one.
  var hasCornersOfPaths: Bool {
    guard !isHidden else { return false }
    return contents?.hasCornersOfPaths ?? (type == .path || type == .star)
  }

  /// Whether it is a path of three vertices or more that is not closed, or a group with one.
  var hasOpenPath: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasOpenPath }
    guard type == .path, let path = cursor[.path]?.firstPath else { return false }
    return path[.closed]?.bool != true && path[.vertices]?.count ?? 0 > 2
  }

  /// Whether it is a path that bends and is not closed, or a group with one.
  var hasOpenBend: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasOpenBend }
    guard type == .path, let path = cursor[.path]?.firstPath, path[.closed]?.bool != true else {
      return false
    }
    return path[.vertices]?.count ?? 0 > 2 || path.hasTangents
  }

  /// Whether its line cap is round or square.
  var hasCaps: Bool { [2, 3].contains(cursor[.lineCap]?.whole) }

  /// Whether it is an open path without a length at some keyframe, or a group with one.
  var isDot: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasDot }
    return hasPathWithoutLength(isClosed: false)
  }

  /// Whether it is a closed path, an ellipse or a rectangle without a length at some keyframe, or a group with one.
  var isClosedDot: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasClosedDot }
    switch type {
    case .ellipse, .rectangle:
      let sizes = cursor[.size].map(PropertyContext.values) ?? []
      return sizes.contains { !$0.hasNumber { $0 != 0 } }
    default: return hasPathWithoutLength(isClosed: true)
    }
  }

  private func hasPathWithoutLength(isClosed: Bool) -> Bool {
    guard type == .path, let property = cursor[.path] else { return false }
    return property.paths.contains { $0.hasNoLength(isClosed: isClosed) }
  }

  /// The narrowest that a path which bends is: of an ellipse, a round rectangle or a closed path the smaller side, of
  /// an open one the larger, of a group that of what shows in it; infinite if nothing bends.
  ///
  /// Of animated paths only the first keyframe counts.
  var narrowestBend: Double {
    guard !isHidden else { return .infinity }
    if let contents {
      let bend = contents.narrowestBend
      return bend < .infinity ? bend * contents.leastScale : bend
    }
    switch type {
    case .rectangle where !PropertyContext.reaches(cursor[.roundness], beyond: 0): return .infinity
    case .ellipse, .rectangle:
      return cursor[.size].map { PropertyContext.values($0).flatMap(\.numbers).min() ?? .infinity }
        ?? .infinity
    case .path: return cursor[.path]?.firstPath?.sizeOfBends ?? .infinity
    default: return .infinity
    }
  }

  /// The least factor by which a transform scales an axis.
  var leastScale: Double {
    let scales = cursor[.scale].map(PropertyContext.values) ?? []
    return scales.flatMap { $0.numbers.prefix(2) }.map { abs($0) / 100 }.min() ?? 1
  }

  /// Whether it is a closed path that goes around counterclockwise, or a group with one.
  var hasReversedPath: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasReversedPath }
    if cursor[.direction]?.whole == 3 { return type?.isPath ?? false }
    guard type == .path, let property = cursor[.path], let path = property.firstPath else {
      return false
    }
    return path[.closed]?.isSet == true && path[.vertices]?.count ?? 0 > 2 && !property.isClockwise
  }

  /// Whether it is a path with a curve that is twice as fast at one place as at another, or a group with one.
  var hasUnevenCurve: Bool {
    guard !isHidden else { return false }
    if let contents { return contents.hasUnevenCurve }
    guard type == .path, let path = cursor[.path]?.firstPath else { return false }
    func points(_ member: JSONName) -> [Point] {
      path[member]?.elements.map { Point($0.number(at: 0) ?? 0, $0.number(at: 1) ?? 0) } ?? []
    }
    let (vertices, ins, outs) = (points(.vertices), points(.inTangents), points(.outTangents))
    let count = min(vertices.count, ins.count, outs.count)
    let isClosed = path[.closed]?.bool ?? false
    return (0..<max(0, isClosed ? count : count - 1)).contains { index in
      let next = (index + 1) % count
      let (out, back) = (outs[index], ins[next])
      let isLine = out.length == 0 && back.length == 0
      // The lengths of the derivative at the start, in the middle and at the end.
      let middle = ((vertices[next] - vertices[index]) * 2 + back - out) * 0.75
      let speeds = [out.length * 3, middle.length, back.length * 3]
      return !isLine && (speeds.max() ?? 0) > 2 * (speeds.min() ?? 0)
    }
  }

  /// Whether it is a group with a trim that cuts.
  var hasTrim: Bool {
    guard !isHidden else { return false }
    return contents?.items.contains { $0.hasTrim || $0.type == .trim && $0.cuts } ?? false
  }

  /// Whether it is a star or polygon, or a group with one.
  var hasStar: Bool {
    guard !isHidden else { return false }
    return contents?.hasStar ?? (type == .star)
  }
}

extension JSONCursor {
  /// The path of a property, or that of its first keyframe.
  package var firstPath: JSONCursor? {
    guard let keyframes = PropertyContext.keyframes(self) else { return self[.value] }
    return keyframes.firstElement?[.startValue]?.firstElement
  }

  /// Whether a path of two vertices or more is not closed, and says so.
  package var isOpen: Bool {
    self[.closed]?.bool == false && self[.vertices]?.count ?? 0 > 1
  }

  /// Whether a path of two vertices or more is not closed, and would be so by a curve.
  var isClosedByCurve: Bool {
    guard self[.closed]?.bool != true, let points = self[.vertices]?.list, points.count > 1 else {
      return false
    }
    return self[.inTangents]?.firstElement?.hasNumber { $0 != 0 } ?? false
      || self[.outTangents]?.list.last?.hasNumber { $0 != 0 } ?? false
  }

  /// Whether the vertices of a path, or of its first keyframe, go around clockwise.
  var isClockwise: Bool {
    guard let list = firstPath?[.vertices] else { return false }
    let points = list.elements.compactMap(\.point)
    guard points.count > 2, let last = points.last else { return false }
    var area = 0.0
    var before = last
    for point in points {
      area += before.x * point.y - point.x * before.y
      before = point
    }
    // The y axis points down.
    return area > 0
  }
}

extension LayerContext {
  var isSeen: Bool { !isHidden && type?.isVisible == true }
}

/// A corner of a path: a vertex at which it changes its direction.
struct PathCorner {
  /// Smaller angles are those of rounding in exporters, in radians.
  fileprivate static let leastAngle = 0.17

  /// Whether a curve begins or ends there.
  let endsCurve: Bool
}

extension JSONCursor {
  /// The corners of a closed path, or of that of a property's first keyframe.
  ///
  /// Linear in its vertices.
  var corners: [PathCorner] {
    guard let path = firstPath, let vertices = path[.vertices]?.points,
      let ins = path[.inTangents]?.points, let outs = path[.outTangents]?.points,
      vertices.count > 2, ins.count == vertices.count, outs.count == vertices.count
    else { return [] }
    return vertices.indices.compactMap { index in
      let before = (index + vertices.count - 1) % vertices.count
      let after = (index + 1) % vertices.count
      let (here, arriving, leaving) = (vertices[index], ins[index], outs[index])
      let from =
        arriving != .zero ? .zero - arriving : here - (vertices[before] + outs[before])
      let to = leaving != .zero ? leaving : vertices[after] + ins[after] - here
      let (cross, dot) = (from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
      guard abs(atan2(cross, dot)) > PathCorner.leastAngle else { return nil }
      let curves = [arriving, outs[before], leaving, ins[after]]
      return PathCorner(endsCurve: curves.contains { $0 != .zero })
    }
  }

  /// The smaller side of the box of a closed path, the larger of an open one; nil of one without tangents.
  fileprivate var sizeOfBends: Double? {
    guard hasTangents, let points = self[.vertices]?.points else { return nil }
    let box = points.reduce(into: Rect.empty) { $0.formUnion($1) }
    let isClosed = self[.closed]?.bool ?? false
    return isClosed ? min(box.width, box.height) : max(box.width, box.height)
  }

  /// The paths of a property, as it rests or at its keyframes.
  fileprivate var paths: [JSONCursor] {
    PropertyContext.values(self).compactMap { $0.isArray ? $0.firstElement : $0 }
  }

  /// Whether a path of two vertices or more, open or closed, begins and ends each of its curves at one point.
  fileprivate func hasNoLength(isClosed: Bool) -> Bool {
    self[.closed]?.bool ?? false == isClosed && self[.vertices]?.isOnePoint ?? false
      && !hasTangents
  }

  /// Whether it is a list of two points or more, which are all in one place.
  private var isOnePoint: Bool {
    guard isArray, count > 1, let first = firstElement?.point else { return false }
    return elements.allSatisfy { $0.point == first }
  }

  /// Whether a path has a tangent of a length.
  fileprivate var hasTangents: Bool {
    func areLong(_ tangents: JSONCursor?) -> Bool {
      tangents?.elements.contains { $0.hasNumber { $0 != 0 } } ?? false
    }
    return areLong(self[.inTangents]) || areLong(self[.outTangents])
  }

  /// A list of lists of two numbers or more as points; nil if it is another.
  private var points: [Point]? {
    guard isArray else { return nil }
    let points = elements.compactMap(\.point)
    return points.count == count ? points : nil
  }

  /// A list that begins with two numbers, as a point.
  private var point: Point? {
    guard let x = number(at: 0), let y = number(at: 1) else { return nil }
    return Point(x, y)
  }
}
