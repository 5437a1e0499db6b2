import LottieGeometry
import LottieModel
import OrderedCollections

/// Leaves out vertices of paths where one curve goes through several.
///
/// All keyframes of a path lose the same vertices, so that each keeps its partner; the bound holds at the keyframes
/// and in the middle between two.
enum PathVertices {
  /// Shapes to whose result the vertices or the parts of their length matter.
  private static let modifiers: Set<String> = ["tm", "rd", "op", "zz", "pb", "tw", "rp"]
  /// Maximum vertices of a property, over all keyframes.
  fileprivate static let maximumVertices = 100_000

  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    // Expressions may read the points of a path.
    guard !document.hasExpressions else { return [] }
    var changes: [DocumentChange] = []
    document.root.forEachObject { path, members in
      let isLayer = members["ty"]?.number != nil && members["ip"] != nil
      if isLayer, !isPlain(.object(members)) { return false }
      guard let value = members["k"], members["sid"] == nil else { return true }
      if let change = change(value, path, document.tolerance) { changes.append(change) }
      return false
    }
    return changes
  }

  /// Whether a layer has neither dashes, texts nor modifiers.
  private static func isPlain(_ layer: JSONValue) -> Bool {
    var isPlain = layer["ty"] != .number(5)
    (layer["shapes"] ?? .null).forEachObject { _, members in
      if let kind = members["ty"]?.text, modifiers.contains(kind) || members["d"]?.elements != nil {
        isPlain = false
      }
      return isPlain
    }
    return isPlain
  }

  private static func change(
    _ value: JSONValue,
    _ path: [String],
    _ tolerance: Double
  ) -> DocumentChange? {
    if value["v"] != nil {
      guard let shape = VertexList(value), let shapes = simpler([shape], tolerance) else {
        return nil
      }
      return DocumentChange(path: path + ["k"], value: shapes[0].value)
    }
    guard let keyframes = value.elements, keyframes.count <= maximumVertices,
      keyframes.allSatisfy({ $0["e"] == nil })
    else { return nil }
    let shapes = keyframes.compactMap { keyframe -> VertexList? in
      guard let values = keyframe["s"]?.elements, values.count == 1 else { return nil }
      return VertexList(values[0])
    }
    guard !shapes.isEmpty, shapes.count == keyframes.count,
      let simpler = simpler(shapes, tolerance)
    else { return nil }
    let changed = zip(keyframes, simpler).map { keyframe, shape -> JSONValue in
      guard case .object(var members) = keyframe else { return keyframe }
      members["s"] = .array([shape.value])
      return .object(members)
    }
    return DocumentChange(path: path + ["k"], value: .array(changed))
  }

  /// The paths with fewer vertices; nil where none can go.
  private static func simpler(_ shapes: [VertexList], _ tolerance: Double) -> [VertexList]? {
    let count = shapes[0].vertices.count
    guard count >= 3, count * shapes.count <= maximumVertices,
      shapes.allSatisfy({ $0.vertices.count == count && $0.isClosed == shapes[0].isClosed })
    else { return nil }
    return VertexFit(shapes, tolerance).result
  }
}

/// A path as a document has it.
private struct VertexList {
  let isClosed: Bool
  var vertices: [Point]
  /// The handles before and after each vertex, relative to it.
  var handles: [(into: Point, out: Point)]
  private let members: OrderedDictionary<String, JSONValue>

  init?(_ value: JSONValue) {
    guard case .object(let members) = value, let closed = members["c"],
      let vertices = VertexList.points(members["v"]), let into = VertexList.points(members["i"]),
      let out = VertexList.points(members["o"]), into.count == vertices.count,
      out.count == vertices.count
    else { return nil }
    (self.members, self.vertices, isClosed) = (members, vertices, closed.isOn ?? false)
    handles = zip(into, out).map { ($0, $1) }
  }

  private static func points(_ value: JSONValue?) -> [Point]? {
    guard let elements = value?.elements else { return nil }
    let points = elements.compactMap { element -> Point? in
      guard let pair = element.elements, pair.count == 2, let x = pair[0].number,
        let y = pair[1].number, x.isFinite, y.isFinite
      else { return nil }
      return Point(x, y)
    }
    return points.count == elements.count ? points : nil
  }

  var value: JSONValue {
    func list(_ points: [Point]) -> JSONValue {
      .array(points.map { .array([.number($0.x), .number($0.y)]) })
    }
    var members = members
    members["i"] = list(handles.map(\.into))
    members["o"] = list(handles.map(\.out))
    members["v"] = list(vertices)
    return .object(members)
  }

  /// The segment behind a vertex; after the last of a closed path the first comes again.
  func segment(_ index: Int) -> CubicCurve {
    let next = (index + 1) % vertices.count
    let (a, b) = (vertices[index], vertices[next])
    return CubicCurve(a, a + handles[index].out, b + handles[next].into, b)
  }

  /// The parameters of samples of segments on one curve that was cut into them: a handle is as long as the part that
  /// its segment has of the curve.
  func parameters(_ start: Int, _ end: Int, samplesPerSegment: Int) -> [Double] {
    var parts = [1.0]
    for index in start + 1..<max(start + 1, end) {
      let (into, out) = (handles[index].into.length, handles[index].out.length)
      let ratio = into > 0 && out > 0 ? out / into : 1
      parts.append((parts.last ?? 1) * min(max(ratio, 0.05), 20))
    }
    let whole = parts.reduce(0, +)
    var before = 0.0
    var result: [Double] = []
    for part in parts {
      for step in 0..<samplesPerSegment {
        result.append((before + part * Double(step) / Double(samplesPerSegment)) / whole)
      }
      before += part
    }
    return result + [1]
  }

  /// Whether the path goes on in its direction at a vertex, by a cosine.
  func isSmooth(_ index: Int, cosine: Double) -> Bool {
    let before = segment((index + vertices.count - 1) % vertices.count).endDirection
    let after = segment(index).startDirection
    let length = before.length * after.length
    return length > 0 && -before.dot(after) >= cosine * length
  }
}

extension CubicCurve {
  /// The direction in which it leaves its start.
  fileprivate var startDirection: Point {
    [p1, p2, p3].map { $0 - p0 }.first { $0.length > 1e-9 } ?? .zero
  }
  /// The direction from its end, backwards.
  fileprivate var endDirection: Point { CubicCurve(p3, p2, p1, p0).startDirection }
}

/// Longest runs of segments that one curve can stand for, in all keyframes of a path.
private struct VertexFit {
  /// Ten degrees: corners stay.
  private static let cosine = 0.985
  /// Points of a segment that are compared.
  private static let samplesPerSegment = 8
  /// The fewest vertices of a closed path.
  private static let fewestClosed = 3

  private let shapes: [VertexList]
  private let tolerance: Double
  /// Segments of a path.
  private let segments: Int
  /// Points along each path, ``samplesPerSegment`` a segment, and its end.
  private let samples: [[Point]]

  init(_ shapes: [VertexList], _ tolerance: Double) {
    (self.shapes, self.tolerance) = (shapes, tolerance)
    let segments = shapes[0].vertices.count - (shapes[0].isClosed ? 0 : 1)
    self.segments = segments
    let count = VertexFit.samplesPerSegment
    samples = shapes.map { shape in
      var points: [Point] = []
      for index in 0..<segments {
        let curve = shape.segment(index)
        for step in 0..<count { points.append(curve.point(at: Double(step) / Double(count))) }
      }
      return points + [shape.segment(segments - 1).p3]
    }
  }

  var result: [VertexList]? {
    var kept: [Int] = []
    var curves: [[CubicCurve]] = shapes.map { _ in [] }
    var index = 0
    while index < segments {
      let (end, fitted) = longest(from: index)
      kept.append(index)
      for shape in shapes.indices {
        curves[shape].append(fitted?[shape] ?? shapes[shape].segment(index))
      }
      index = end
    }
    if !shapes[0].isClosed { kept.append(segments) }
    let fewest = shapes[0].isClosed ? VertexFit.fewestClosed : 2
    guard kept.count < shapes[0].vertices.count, kept.count >= fewest else { return nil }
    return zip(shapes, curves).map { shape, curves in shape.keeping(kept, curves) }
  }

  /// The last vertex that one curve reaches from another, and the curve of each keyframe.
  private func longest(from start: Int) -> (end: Int, curves: [CubicCurve]?) {
    var limit = start + 1
    while limit < segments, canPass(limit) { limit += 1 }
    var (good, step) = (start + 1, 2)
    var best: [CubicCurve]?
    while good < limit {
      let next = min(limit, start + step)
      guard let curves = fit(start, next) else { break }
      (good, best) = (next, curves)
      step *= 2
    }
    var bad = min(limit + 1, start + step)
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if let curves = fit(start, middle) { (good, best) = (middle, curves) } else { bad = middle }
    }
    return (good, best)
  }

  private func canPass(_ index: Int) -> Bool {
    shapes.allSatisfy { $0.isSmooth(index, cosine: VertexFit.cosine) }
  }

  private func points(_ shape: Int, _ start: Int, _ end: Int) -> [Point] {
    let count = VertexFit.samplesPerSegment
    return Array(samples[shape][start * count...end * count])
  }

  /// The curves from a vertex to another; nil where one errs by more than the tolerance.
  private func fit(_ start: Int, _ end: Int) -> [CubicCurve]? {
    var curves: [CubicCurve] = []
    var parameters: [[Double]] = []
    for (index, shape) in shapes.enumerated() {
      let fit = CubicFit.curve(
        through: points(index, start, end),
        out: shape.segment(start).startDirection,
        into: shape.segment(end - 1).endDirection,
        from: shape.parameters(start, end, samplesPerSegment: VertexFit.samplesPerSegment),
        tolerance: tolerance
      )
      guard let fit else { return nil }
      curves.append(fit.curve)
      parameters.append(fit.parameters)
    }
    for index in curves.indices.dropLast() {
      let (a, b) = (curves[index], curves[index + 1])
      let middle = CubicCurve(
        a.p0.lerp(to: b.p0, 0.5),
        a.p1.lerp(to: b.p1, 0.5),
        a.p2.lerp(to: b.p2, 0.5),
        a.p3.lerp(to: b.p3, 0.5)
      )
      let points = zip(points(index, start, end), points(index + 1, start, end)).map {
        $0.lerp(to: $1, 0.5)
      }
      // What comes to a point in the middle has no length there.
      let between = zip(parameters[index], parameters[index + 1]).map { ($0 + $1) / 2 }
      guard CubicFit.distance(points, to: middle, from: between) <= tolerance else { return nil }
    }
    return curves
  }
}

extension VertexList {
  /// The path with some of its vertices, and the curves between them.
  fileprivate func keeping(_ kept: [Int], _ curves: [CubicCurve]) -> VertexList {
    var result = self
    result.vertices = kept.map { vertices[$0] }
    result.handles = kept.map { handles[$0] }
    for (index, curve) in curves.enumerated() {
      let next = (index + 1) % kept.count
      result.handles[index].out = (curve.p1 - curve.p0).short
      result.handles[next].into = (curve.p2 - curve.p3).short
    }
    return result
  }
}

extension Point {
  /// With three decimals, as fitted handles are written.
  fileprivate var short: Point {
    func short(_ value: Double) -> Double {
      let result = (value * 1_000).rounded() / 1_000
      return result == 0 ? 0 : result
    }
    return Point(short(x), short(y))
  }
}
