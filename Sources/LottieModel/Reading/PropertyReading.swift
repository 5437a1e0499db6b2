import LottieGeometry
import LottieScene

/// A type that property values can have.
protocol DocumentValue: Hashable, Sendable {
  /// A description for messages.
  static var expectation: String { get }
  /// Reads a value tolerantly; nil when it has another type.
  static func read(_ cursor: JSONCursor) -> Self?
}

extension Double: DocumentValue {
  static var expectation: String { "a number" }

  @inline(__always)
  static func read(_ cursor: JSONCursor) -> Double? { cursor.lenientDouble }
}

extension Vector3D: DocumentValue {
  static var expectation: String { "an array of two or three numbers" }

  @inline(__always)
  static func read(_ cursor: JSONCursor) -> Vector3D? {
    if cursor.count == 2, let (x, y) = cursor.plainPair { return Vector3D(x, y) }
    guard cursor.isArray else { return cursor.lenientDouble.map { Vector3D($0, $0, $0) } }
    var elements = cursor.elements
    guard let x = elements.next()?.lenientDouble else { return nil }
    let y = elements.next()?.lenientDouble ?? 0
    return Vector3D(x, y, elements.next()?.lenientDouble ?? 0)
  }
}

extension Color: DocumentValue {
  static var expectation: String { "an array of three or four numbers" }

  /// The greatest component of a color of 0…1 that was mixed out of range; more is one of 0…255.
  static let greatestComponent = 2.0

  /// Reads components in 0…1, or in 0…255 if any is above ``greatestComponent`` (bodymovin before
  /// 4.1.9); alpha is ignored, as in all players.
  ///
  /// Hexadecimal strings are accepted as well.
  static func read(_ cursor: JSONCursor) -> Color? {
    if let text = cursor.string { return Color(hex: text) }
    guard cursor.isArray, cursor.count >= 3 else { return nil }
    var parts = (0.0, 0.0, 0.0)
    var elements = cursor.elements
    guard let r = elements.next()?.lenientDouble, let g = elements.next()?.lenientDouble,
      let b = elements.next()?.lenientDouble
    else { return nil }
    parts = (r, g, b)
    let scale = max(r, g, b) > greatestComponent ? 1 / 255.0 : 1
    return Color(red: parts.0 * scale, green: parts.1 * scale, blue: parts.2 * scale)
  }
}

extension [Double]: DocumentValue {
  static var expectation: String { "an array of numbers" }

  static func read(_ cursor: JSONCursor) -> [Double]? {
    guard cursor.isArray else { return cursor.lenientDouble.map { [$0] } }
    return cursor.elements.map { $0.lenientDouble ?? 0 }
  }
}

extension BezierPath: DocumentValue {
  static var expectation: String { "a path with \"v\", \"i\" and \"o\"" }

  /// Tangents are relative to their vertices in the document.
  ///
  /// Missing ones make corners.
  static func read(_ cursor: JSONCursor) -> BezierPath? {
    if cursor.isArray {
      var elements = cursor.elements
      guard let first = elements.next(), first.isObject else { return nil }
      return read(first)
    }
    guard let list = cursor["v"], list.isArray else { return nil }
    var vertices: [CurveVertex] = []
    vertices.reserveCapacity(list.count)
    var ins = cursor["i"]?.elements
    var outs = cursor["o"]?.elements
    for vertex in list.elements {
      guard let point = point(vertex) else { return nil }
      let i = tangent(&ins)
      let o = tangent(&outs)
      vertices.append(CurveVertex(point, in: point + i, out: point + o))
    }
    return BezierPath([Contour(vertices, isClosed: cursor.flag("c"))])
  }

  /// The path of a document whose tangents are points, as it was read.
  var withTangentsAsPoints: BezierPath {
    BezierPath(
      contours.map { contour in
        Contour(
          contour.vertices.map {
            CurveVertex($0.point, in: $0.inTangent - $0.point, out: $0.outTangent - $0.point)
          },
          isClosed: contour.isClosed
        )
      }
    )
  }

  @inline(__always)
  private static func tangent(_ list: inout JSONCursor.Elements?) -> Point {
    guard let next = list?.next() else { return .zero }
    return point(next) ?? .zero
  }

  @inline(__always)
  private static func point(_ cursor: JSONCursor) -> Point? {
    if let (x, y) = cursor.plainPair { return Point(x, y) }
    return lenientPoint(cursor)
  }

  @inline(never)
  private static func lenientPoint(_ cursor: JSONCursor) -> Point? {
    var elements = cursor.elements
    guard let x = elements.next()?.lenientDouble, let y = elements.next()?.lenientDouble else {
      return nil
    }
    return Point(x, y)
  }
}

extension ModelReader {
  /// A required property.
  func property<Value: DocumentValue>(
    _ cursor: JSONCursor,
    _ name: JSONName
  ) throws(Malformed) -> KeyframeGroup<Value> {
    guard let member = cursor[name] else {
      throw Malformed(cursor, missing: name, "a property")
    }
    return try property(member)
  }

  /// A property that takes a default value when it is missing or cannot be read.
  mutating func property<Value: DocumentValue>(
    _ cursor: JSONCursor,
    _ name: JSONName,
    default value: Value
  ) -> KeyframeGroup<Value> {
    guard let member = cursor[name] else {
      return KeyframeGroup(value, location: cursor.location)
    }
    do throws(Malformed) {
      return try property(member)
    } catch {
      leaveOut("property", error)
      return KeyframeGroup(value, location: member.location)
    }
  }

  /// A property: `{"a":…,"k":…}` with a value, an array of keyframes or one keyframe as `k`, a bare
  /// value, or a slot's value.
  func property<Value: DocumentValue>(
    _ cursor: JSONCursor
  ) throws(Malformed) -> KeyframeGroup<Value> {
    guard cursor.isObject else {
      guard let value = Value.read(cursor) else {
        throw Malformed(cursor, expected: Value.expectation)
      }
      return KeyframeGroup(value, location: cursor.location)
    }
    let slot = cursor["sid"]?.string
    var group: KeyframeGroup<Value>
    if let slot, let replacement = slots[slot] {
      group = try shared(replacement, by: cursor, Value.self)
    } else {
      group = try keyframes(cursor, Value.self)
    }
    if let slot {
      group.slotID = slot
      // Expressions and keypaths know the property by its own place, not by that of the slot.
      group.location = cursor.location
    }
    if let expression = cursor["x"], expression.isString { group.expression = expression.string }
    return group
  }

  /// The values of a slot, the same keyframes for all properties that refer to it; only the first one where
  /// these are too many.
  private func shared<Value: DocumentValue>(
    _ slot: JSONCursor,
    by property: JSONCursor,
    _ type: Value.Type
  ) throws(Malformed) -> KeyframeGroup<Value> {
    let group = try slotReads.value(at: slot.location) { () throws(Malformed) in
      try keyframes(slot, type)
    }
    let count = group.isAnimated ? group.keyframes.count : 1
    guard slotReads.admits(count, for: property.location) else {
      return KeyframeGroup(group.initial, location: property.location)
    }
    return group
  }

  private func keyframes<Value: DocumentValue>(
    _ cursor: JSONCursor,
    _ type: Value.Type
  ) throws(Malformed) -> KeyframeGroup<Value> {
    guard let k = cursor["k"] else {
      guard let value = Value.read(cursor) else { throw Malformed(cursor, missing: "k", "a value") }
      return KeyframeGroup(value, location: cursor.location)
    }
    if k.isKeyframe { return try constant(keyframe: k, at: cursor) }
    if k.isArray {
      var elements = k.elements
      if let first = elements.next(), first.isKeyframe {
        return KeyframeGroup(keyframes: try keyframeList(k), location: cursor.location)
      }
      // A mix of values and keyframes: only the keyframes count.
      if k.hasContainers, k.elements.contains(where: { $0.isKeyframe }) {
        return KeyframeGroup(keyframes: try keyframeList(k), location: cursor.location)
      }
    }
    guard let value = Value.read(k) else { throw Malformed(k, expected: Value.expectation) }
    return KeyframeGroup(value, location: cursor.location)
  }

  private func constant<Value: DocumentValue>(
    keyframe: JSONCursor,
    at cursor: JSONCursor
  ) throws(Malformed) -> KeyframeGroup<Value> {
    guard let value = keyframe["s"].flatMap(Value.read) else {
      throw Malformed(keyframe, missing: "s", Value.expectation)
    }
    return KeyframeGroup(value, location: cursor.location)
  }

  /// The keyframes of an array, in the order of their times.
  ///
  /// A keyframe's value is its own `s`; the last one may lack it and takes the `e` of the one
  /// before, or its `s` again (bodymovin before 5.5).
  private func keyframeList<Value: DocumentValue>(
    _ list: JSONCursor
  ) throws(Malformed) -> [Keyframe<Value>] {
    var result: [Keyframe<Value>] = []
    result.reserveCapacity(list.count)
    var previousEnd: Value?
    var (ascending, descending) = (true, true)
    for entry in list.elements where entry.isObject {
      guard let time = entry.number("t") else { continue }
      guard let value = entry["s"].flatMap(Value.read) ?? previousEnd ?? result.last?.value else {
        throw Malformed(entry, missing: "s", Value.expectation)
      }
      previousEnd = entry["e"].flatMap(Value.read)
      if let last = result.last {
        if last.time > time { ascending = false }
        if last.time <= time { descending = false }
      }
      result.append(
        Keyframe(time: time, value: value, easing: entry.easing, spatial: entry.spatialTangents)
      )
    }
    guard !result.isEmpty else { throw Malformed(list, expected: "keyframes with \"t\" and \"s\"") }
    if !ascending, descending {
      result = ModelReader.reversed(result)
    } else if !ascending {
      result = ModelReader.ordered(result)
    }
    return result
  }
}

extension ModelReader {
  /// The keyframes without those that stand behind a later one.
  ///
  /// lottie-ios, lottie-web, rlottie and thorvg look for the first keyframe that is later than a frame, and never find
  /// these.
  private static func ordered<Value>(_ list: [Keyframe<Value>]) -> [Keyframe<Value>] {
    var latest = -Double.infinity
    return list.filter { keyframe in
      guard keyframe.time >= latest else { return false }
      latest = keyframe.time
      return true
    }
  }

  /// The keyframes of a layer that runs backwards, by ascending time: what led to a keyframe leads from it.
  private static func reversed<Value>(_ list: [Keyframe<Value>]) -> [Keyframe<Value>] {
    var result = Array(list.reversed())
    for i in result.indices.dropLast() {
      let from = list[list.count - 2 - i]
      result[i].easing = from.easing.reversed
      result[i].spatial = from.spatial.map { SpatialTangents(out: $0.in, in: $0.out) }
      // It holds what it came from.
      if case .hold = from.easing { result[i].value = from.value }
    }
    if let first = list.first { result[result.count - 1].easing = first.easing }
    return result
  }
}

extension Easing {
  /// The same change in the other direction of time.
  fileprivate var reversed: Easing {
    func reversed(_ curve: TimingCurve) -> TimingCurve {
      let end = Point(1, 1)
      return TimingCurve(outTangent: end - curve.inTangent, inTangent: end - curve.outTangent)
    }
    return switch self {
    case .hold, .linear: self
    case .curve(let curve): .curve(reversed(curve))
    case .perComponent(let curves): .perComponent(curves.map(reversed))
    }
  }
}

extension JSONCursor {
  /// Whether this is an object with a time, that is a keyframe and not a value.
  @inline(__always)
  fileprivate var isKeyframe: Bool { isObject && self["t"] != nil }

  fileprivate var easing: Easing {
    if number("h") ?? 0 > 0 { return .hold }
    guard let out = self["o"], let `in` = self["i"], let ox = out["x"], let oy = out["y"],
      let ix = `in`["x"], let iy = `in`["y"]
    else { return .linear }
    let count = max(ox.count, oy.count, ix.count, iy.count)
    guard count > 1 else {
      return JSONCursor.easing(ox.component(0), oy.component(0), ix.component(0), iy.component(0))
    }
    let curves = (0..<min(count, 8)).map { n in
      TimingCurve(
        outTangent: Point(ox.component(n), oy.component(n)),
        inTangent: Point(ix.component(n), iy.component(n))
      )
    }
    guard curves.contains(where: { $0 != curves[0] }) else {
      return curves[0].isLinear ? .linear : .curve(curves[0])
    }
    return .perComponent(curves)
  }

  private static func easing(_ ox: Double, _ oy: Double, _ ix: Double, _ iy: Double) -> Easing {
    let curve = TimingCurve(outTangent: Point(ox, oy), inTangent: Point(ix, iy))
    return curve.isLinear ? .linear : .curve(curve)
  }

  /// A component of an easing handle, which may be a number or an array; the last one is used for
  /// those beyond.
  private func component(_ n: Int) -> Double {
    guard isArray else { return lenientDouble ?? 0 }
    var last = 0.0
    for (i, element) in elements.enumerated() {
      last = element.lenientDouble ?? 0
      if i == n { break }
    }
    return last
  }

  fileprivate var spatialTangents: SpatialTangents? {
    guard let out = self["to"].flatMap(Vector3D.read), let `in` = self["ti"].flatMap(Vector3D.read)
    else { return nil }
    let zero = Vector3D(0, 0, 0)
    return out == zero && `in` == zero ? nil : SpatialTangents(out: out, in: `in`)
  }
}
