import LottieGeometry

extension PropertyContext {
  private typealias Move = (
    keyframe: JSONCursor, next: JSONCursor, start: [Double], end: [Double]
  )

  /// Pairs of neighboring keyframes, the first of which is not held, with the values between which it goes.
  private var moves: [Move] { keyframes.map { PropertyContext.moves($0) } ?? [] }

  /// Those of a list of keyframes whose first passes a test.
  private static func moves(
    _ keyframes: JSONCursor,
    where isWanted: (JSONCursor) -> Bool = { _ in true }
  ) -> [Move] {
    var moves: [Move] = []
    var before: JSONCursor?
    for keyframe in keyframes.elements {
      defer { before = keyframe }
      guard let before, !(before[.hold]?.isSet ?? false), isWanted(before),
        let start = before[.startValue]?.numbers,
        let end = before[.endValue]?.numbers ?? keyframe[.startValue]?.numbers
      else { continue }
      moves.append((before, keyframe, start, end))
    }
    return moves
  }

  /// A moment at which a property of one number turns back, as easing overshoots, and the time of the next keyframe.
  package typealias Turn = (time: Double, value: Double, end: Double)

  /// All such moments between keyframes.
  package static func turns(_ keyframes: JSONCursor) -> [Turn] {
    moves(keyframes) { overshoot($0) != nil }.flatMap { move -> [Turn] in
      guard let curve = overshoot(move.keyframe), let start = move.start.first,
        let end = move.end.first, let from = move.keyframe[.time]?.double,
        let to = move.next[.time]?.double
      else { return [] }
      return CubicCurve.extremes(0, curve.p1.y, curve.p2.y, 1).map { t in
        let turn = curve.point(at: t)
        return (from + (to - from) * turn.x, start + (end - start) * turn.y, to)
      }.filter { $0.time.isFinite && $0.value.isFinite }
    }
  }

  /// The easing curve of a keyframe of one number; nil where the value stays between those of the keyframes.
  private static func overshoot(_ keyframe: JSONCursor) -> CubicCurve? {
    guard let outgoing = keyframe[.easeOut], let incoming = keyframe[.easeIn],
      let y1 = outgoing[.y]?.numbers.first, let y2 = incoming[.y]?.numbers.first,
      min(y1, y2) < 0 || max(y1, y2) > 1
    else { return nil }
    let x1 = outgoing[.x]?.numbers.first ?? 0
    let x2 = incoming[.x]?.numbers.first ?? 1
    return CubicCurve(.zero, Point(x1, y1), Point(x2, y2), Point(1, 1))
  }

  /// The least and the greatest value of a property of one number, between keyframes, too.
  static func reach(_ property: JSONCursor?) -> ClosedRange<Double> {
    let range = range(property)
    let turns = property.flatMap(keyframes).map(turns) ?? []
    return turns.reduce(range) { min($0.lowerBound, $1.value)...max($0.upperBound, $1.value) }
  }

  /// Whether the opacity of a layer, group or paint is below 0 or above 100 % by more than rounding hides, between
  /// keyframes, too.
  @Sendable
  static func isOpacityOutOfRange(_ property: PropertyContext) -> Bool {
    guard property.key.key == JSONName.opacity.key, property.kind == .number,
      let owner = property.owner,
      owner[.type].map({ faded.contains(where: $0.isString) }) ?? (owner["mode"] == nil)
    else { return false }
    let reach = reach(property.cursor)
    return reach.lowerBound < -0.4 || reach.upperBound > 100.4
  }

  /// The types of shape items whose `o` is an opacity.
  private static let faded: [JSONName] = ["fl", "st", "gf", "gs", "tr"]

  /// Whether it mixes two colors that are told from their mixture in linear light.
  @Sendable
  static func mixesColors(_ property: PropertyContext) -> Bool {
    guard property.kind == .color, property.isAnimated else { return false }
    return property.moves.contains { move in
      zip(move.start, move.end).prefix(3).contains { LinearLight.mixesApart($0, $1) }
    }
  }

  /// Whether a keyframe stands behind a later one.
  var isUnordered: Bool {
    guard let keyframes else { return false }
    var latest = -Double.infinity
    return keyframes.elements.contains { keyframe in
      guard let time = keyframe[.time]?.double else { return false }
      defer { latest = time }
      return time < latest
    }
  }

  /// Whether a held keyframe is followed by a last one that is neither held nor has an end value.
  @Sendable
  static func endsAfterHold(_ property: PropertyContext) -> Bool {
    guard let last = property.keyframes?.list.suffix(2), last.count == 2, let before = last.first,
      let end = last.last
    else { return false }
    return before[.hold]?.isSet ?? false && !(end[.hold]?.isSet ?? false) && end[.endValue] == nil
      && end[.startValue] != nil && before[.startValue]?.numbers != end[.startValue]?.numbers
  }

  /// Whether easing leads over a way of which a five-hundredth may be seen.
  ///
  /// Of a trim that is a tenth of the path; opacities and colors go over none.
  @Sendable
  static func easesFar(_ property: PropertyContext) -> Bool {
    guard property.isAnimated, let least = property.leastLongWay else { return false }
    return property.moves.contains { move in
      move.keyframe.isEasedUnevenly
        && zip(move.start, move.end).contains { abs($1 - $0) >= least }
    }
  }

  /// From which change of its value on a five-hundredth of it may be seen: degrees, percent or units.
  private var leastLongWay: Double? {
    switch kind {
    case .number where owner?[.type]?.isString("tm") ?? false: 10
    case .number where key.key != JSONName.opacity.key: 90
    case .point, .size: 200
    default: nil
    }
  }

  /// Whether a motion path leads from a point around to the same.
  @Sendable
  static func hasLoop(_ property: PropertyContext) -> Bool {
    guard property.kind == .point, property.isAnimated else { return false }
    return property.moves.contains { $0.start == $0.end && $0.keyframe.hasTangent(beyond: 5) }
  }

  /// Whether a motion path leads along the line between its ends, and beyond one of them.
  @Sendable
  static func leavesItsLine(_ property: PropertyContext) -> Bool {
    guard property.kind == .point, let keyframes = property.keyframes?.list else { return false }
    return zip(keyframes, keyframes.dropFirst()).contains {
      // With a start value of the next keyframe the first is true wherever the second is.
      $0.leavesItsLine(to: $1) || $1[.startValue] == nil && $0.leavesItsLineBriefly(to: $1)
    }
  }

  /// Whether a keyframe's end value differs from the start value of the next one.
  @Sendable
  static func jumpsAfterItsEnd(_ property: PropertyContext) -> Bool {
    guard property.kind != nil, let keyframes = property.keyframes else { return false }
    var before: JSONCursor?
    for keyframe in keyframes.elements {
      defer { before = keyframe }
      guard let before, !(before[.hold]?.isSet ?? false), let end = before[.endValue]?.numbers,
        let next = keyframe[.startValue]?.numbers
      else { continue }
      if zip(end, next).contains(where: { abs($0 - $1) > 1e-3 * max(1, abs($0)) }) { return true }
    }
    return false
  }
}

extension JSONCursor {
  /// Whether a keyframe has a curve of easing that is not a line.
  fileprivate var isEasedUnevenly: Bool {
    guard let incoming = self[.easeIn], let outgoing = self[.easeOut] else { return false }
    return [incoming, outgoing].contains { handle in
      guard let x = handle[.x], let y = handle[.y] else { return false }
      return zip(x.numbers, y.numbers).contains { abs($0 - $1) > 1e-3 }
    }
  }

  /// Whether a keyframe has a tangent with a component longer than this.
  func hasTangent(beyond length: Double = 0) -> Bool {
    [self[.tangentOut], self[.tangentIn]].contains {
      $0?.hasNumber { abs($0) > length } ?? false
    }
  }

  /// Whether the tangents of a keyframe lead along the line to the start value of the next, in the plane, and beyond one
  /// of the two.
  ///
  /// On the line is what lottie-web takes for it, which looks at no end value: player/js/utils/bez.js and
  /// PropertyFactory.js.
  package func leavesItsLine(to next: JSONCursor) -> Bool {
    guard let (line, tangents) = next[.startValue].flatMap(tangentsAlongLine) else { return false }
    return JSONCursor.leaves(line, tangents)
  }

  /// Whether skottie takes a path that leaves its line for the line: neither tangent is longer, and the rounding of its
  /// numbers lets it find them on the line.
  ///
  /// modules/skottie/src/animator/Vec2KeyframeAnimator.cpp.
  package func leavesItsLineBriefly(to next: JSONCursor) -> Bool {
    guard let end = next[.startValue] ?? self[.endValue],
      let (line, tangents) = tangentsAlongLine(to: end), JSONCursor.leaves(line, tangents),
      let start = self[.startValue], let outgoing = self[.tangentOut],
      let incoming = self[.tangentIn]
    else { return false }
    let way = end.skiaPoint - start.skiaPoint
    return [outgoing.skiaPoint, incoming.skiaPoint].allSatisfy { tangent in
      let squares = ((way * way).sum(), (tangent * tangent).sum())
      let product = (way * tangent).sum()
      return squares.1 <= squares.0
        && abs(product * product - squares.0 * squares.1) <= 1 / 4096
    }
  }

  /// The first two of its numbers, as Skia reads them.
  private var skiaPoint: SIMD2<Float> {
    let numbers = numbers.prefix(2).map(SkiaNumber.parsed)
    return numbers.count == 2 ? SIMD2(numbers[0], numbers[1]) : .zero
  }

  private static func leaves(_ line: Point, _ tangents: [Point]) -> Bool {
    tangents.contains { !(-0.01...1.01).contains(line.dot($0) / line.dot(line)) }
  }

  /// The way to a value, and the ends of both tangents from its start, where all lie on a line in the plane.
  private func tangentsAlongLine(to end: JSONCursor) -> (line: Point, tangents: [Point])? {
    guard let outgoing = self[.tangentOut], let incoming = self[.tangentIn],
      let start = self[.startValue]
    else { return nil }
    let all = [start, end, outgoing, incoming].map(\.numbers)
    guard all.allSatisfy({ $0.count > 1 && $0.dropFirst(2).allSatisfy { $0 == 0 } }) else {
      return nil
    }
    let points = all.map { Point($0[0], $0[1]) }
    let line = points[1] - points[0]
    let tangents = [points[2], line + points[3]]
    guard line.dot(line) > 0, tangents.allSatisfy({ abs(line.cross($0)) < 1e-3 }) else {
      return nil
    }
    return (line, tangents)
  }
}

/// Mixtures of colors in linear light, as some players make them.
private enum LinearLight {
  /// The least difference of a channel that is seen.
  private static let least = 0.05

  /// Whether the middle between two values of a channel differs from that in linear light.
  ///
  /// A gamma of 2 is near enough to the curve of sRGB.
  static func mixesApart(_ a: Double, _ b: Double) -> Bool {
    let (a, b) = (max(0, min(1, a)), max(0, min(1, b)))
    return ((a * a + b * b) / 2).squareRoot() - (a + b) / 2 > least
  }
}
