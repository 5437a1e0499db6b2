import LottieExpressions
import LottieGeometry

/// Paths: their vertices, and points along them.
extension ScriptBindings {
  func pathMember(
    _ name: HostName,
    of path: BezierPath,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    let contour = path.contours.first ?? Contour()
    switch name {
    case .isClosed: return .bool(contour.isClosed)
    case .points: return try points(contour.vertices.map(\.point), run)
    case .inTangents: return try points(contour.vertices.map { $0.inTangent - $0.point }, run)
    case .outTangents: return try points(contour.vertices.map { $0.outTangent - $0.point }, run)
    case .pointOnPath, .tangentOnPath, .normalOnPath:
      let fraction = try Conversion.number(arguments.isEmpty ? .number(0.5) : arguments[0], run)
      try run.charge(contour.curveCount)
      let (point, tangent) = sample(fraction, on: contour)
      switch name {
      case .pointOnPath: return try run.vector([point.x, point.y])
      case .tangentOnPath: return try run.vector([tangent.x, tangent.y])
      // To the right of the path, as it is seen.
      default: return try run.vector([-tangent.y, tangent.x])
      }
    default: return nil
    }
  }

  /// The path of a property, at a time in seconds by its keyframes; nil for other properties.
  func path(
    of property: ScriptProperty,
    at time: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> BezierPath? {
    let time = try Conversion.plain(time, run)
    guard !time.isNullish else { return try path(.object(property.handle), run) }
    let composition = property.composition
    let frame = try Conversion.number(time, run) * composition.framerate
    if property.isScripted {
      graph.note(.time(composition))
      composition.refresh(graph)
      if abs(frame - composition.frame) < 1e-6 {
        return try path(.object(property.handle), run)
      }
    }
    guard case .path(let path) = property.source.content(at: frame) else { return nil }
    return path
  }

  private func points(_ points: [Point], _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(80 * points.count)
    try run.charge(points.count)
    var values: [Value] = []
    for point in points { values.append(try run.vector([point.x, point.y])) }
    return try run.array(values)
  }

  /// The point and tangent at a fraction of the path's length.
  private func sample(_ fraction: Double, on contour: Contour) -> (Point, Point) {
    let curves = (0..<contour.curveCount).map { ArcLengthCurve(contour.curve($0)) }
    let total = curves.reduce(0) { $0 + $1.length }
    guard total > 0, fraction.isFinite, let last = curves.last else {
      return (contour.vertices.first?.point ?? .zero, .zero)
    }
    var rest = min(max(fraction, 0), 1) * total
    for curve in curves {
      if rest <= curve.length, curve.length > 0 {
        let share = rest / curve.length
        return (curve.point(atFraction: share), curve.tangent(atFraction: share))
      }
      rest -= curve.length
    }
    return (last.point(atFraction: 1), last.tangent(atFraction: 1))
  }

  /// A path from an object with vertices and absolute control points, as players store paths.
  func path(of object: PlainObject, _ run: Evaluation) throws(Abrupt) -> BezierPath? {
    guard let vertices = object.get("v") else { return nil }
    let points = try pointList(vertices, run)
    let ins = try object.get("i").map { value throws(Abrupt) in try pointList(value, run) }
    let outs = try object.get("o").map { value throws(Abrupt) in try pointList(value, run) }
    let isClosed = if case .bool(true)? = object.get("c") { true } else { false }
    let path = BezierPath(
      points.indices.map { i in
        CurveVertex(
          points[i],
          in: ins.flatMap { i < $0.count ? $0[i] : nil } ?? points[i],
          out: outs.flatMap { i < $0.count ? $0[i] : nil } ?? points[i]
        )
      },
      isClosed: isClosed
    )
    return path.isFinite ? path : nil
  }

  /// Pairs of numbers.
  private func pointList(_ value: Value, _ run: Evaluation) throws(Abrupt) -> [Point] {
    guard let array = try Conversion.plain(value, run).asArray else { return [] }
    try run.charge(array.elements.count)
    try run.allocate(64 * array.elements.count)
    var points: [Point] = []
    for element in array.elements {
      guard let pair = try Conversion.plain(element, run).asArray, pair.elements.count > 1 else {
        try run.failType("a path is made of points")
      }
      points.append(
        Point(
          try Conversion.number(pair.elements[0], run),
          try Conversion.number(pair.elements[1], run)
        )
      )
    }
    return points
  }

  /// `createPath(points, inTangents, outTangents, isClosed)`, tangents relative to the points.
  func createPath(_ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value {
    func list(_ index: Int) throws(Abrupt) -> [Point] {
      index < arguments.count ? try pointList(arguments[index], run) : []
    }
    let points = try list(0)
    let (ins, outs) = (try list(1), try list(2))
    let isClosed: Bool =
      if arguments.count > 3, case .bool(let flag) = arguments[3] {
        flag
      } else {
        arguments.count > 3 ? try Conversion.number(arguments[3], run) != 0 : true
      }
    let vertices = points.indices.map { i in
      CurveVertex(
        points[i],
        in: points[i] + (i < ins.count ? ins[i] : .zero),
        out: points[i] + (i < outs.count ? outs[i] : .zero)
      )
    }
    let path = BezierPath(vertices, isClosed: isClosed)
    guard path.isFinite else { try run.failType("a path of numbers that are not finite") }
    return .object(
      HostObject(kind: HandleKind.vectorPath.rawValue, owning: PathBox(path))
    )
  }
}
