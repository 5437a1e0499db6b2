extension BezierPath {
  /// The part of the path inside a window, all contours taken as one run in their order.
  ///
  /// Contours that lie inside entirely stay as they are; a piece around the start of a closed
  /// contour is one open contour through it. A path of no length comes back empty unless the window
  /// is everything.
  public func trimmed(to window: TrimWindow) -> BezierPath { trimmed(to: window, by: .arcLength) }

  /// The same, cut by some measure of length.
  package func trimmed(to window: TrimWindow, by measure: TrimMeasure) -> BezierPath {
    switch window.span {
    case .nothing: BezierPath()
    case .everything: self
    case .part, .wrapped, .turned: MeasuredPath(self, by: measure).trimmed(to: window)
    }
  }

  /// The parts of several paths inside a window, all of them taken as one run in the order given.
  ///
  /// - Returns: As many paths as were given, in the same order; those outside are empty.
  public static func trimSequentially(
    _ paths: [BezierPath],
    to window: TrimWindow
  ) -> [BezierPath] { trimSequentially(paths, to: window, by: .arcLength) }

  /// The same, cut by some measure of length.
  package static func trimSequentially(
    _ paths: [BezierPath],
    to window: TrimWindow,
    by measure: TrimMeasure
  ) -> [BezierPath] {
    switch window.span {
    case .nothing: paths.map { _ in BezierPath() }
    case .everything, .turned: paths
    case .part, .wrapped:
      MeasuredPath.trimSequentially(paths.map { MeasuredPath($0, by: measure) }, to: window)
    }
  }
}

/// How a trim finds the place in a curve at a distance from its start.
package enum TrimMeasure: Sendable {
  /// By the length of the arc.
  case arcLength
  /// By the parameter: as far as the part of the length is, as Core Animation strokes do.
  case parameter
  /// By a short search over chords, as lottie-ios's main-thread engine does.
  case search
  /// By a length that is never more than 7 % wrong, as rlottie does; see ``CubicCurve/octagonalLength``.
  case octagonal
}

/// A path with the lengths of its curves, to be trimmed often while it stays the same.
package struct MeasuredPath: Hashable, Sendable {
  /// The path that was measured, unchanged.
  package let path: BezierPath
  /// Arc length of all its contours, in path units.
  package let length: Double

  private let contours: [MeasuredContour]

  /// Measures all contours once, so that trimming at many places is cheap.
  package init(_ path: BezierPath, by measure: TrimMeasure = .arcLength) {
    self.path = path
    contours = path.contours.map { MeasuredContour($0, measure) }
    let sum = contours.reduce(0) { $0 + $1.length }
    length = sum.isFinite ? sum : 0
  }

  /// The part inside a window; see ``BezierPath/trimmed(to:)``.
  package func trimmed(to window: TrimWindow) -> BezierPath {
    switch window.span {
    case .everything: path
    case .turned(let start): turned(to: start)
    case .nothing, .part, .wrapped: trimmed(to: window.ranges, from: 0, of: length)
    }
  }

  /// The parts of several paths; see ``BezierPath/trimSequentially(_:to:)``.
  package static func trimSequentially(
    _ paths: [MeasuredPath],
    to window: TrimWindow
  ) -> [BezierPath] {
    switch window.span {
    case .everything, .turned: return paths.map(\.path)
    case .nothing, .part, .wrapped: break
    }
    let total = paths.reduce(0) { $0 + $1.length }
    var start = 0.0
    return paths.map { path in
      defer { start += path.length }
      return path.trimmed(to: window.ranges, from: start, of: total)
    }
  }

  /// A path of one closed contour with its start moved on; any other path as it is.
  private func turned(to start: Double) -> BezierPath {
    guard contours.count == 1, contours[0].contour.isClosed, length > 0 else { return path }
    let ranges = [start...1, 0...start]
    let cut = trimmed(to: ranges, from: 0, of: length)
    guard cut.contours.count == 1, var vertices = cut.contours.first?.vertices, vertices.count > 2,
      let last = vertices.popLast()
    else { return path }
    vertices[0].inTangent = last.inTangent
    return BezierPath(vertices, isClosed: true)
  }

  /// The parts in ranges of a run of length `total`, in which this path begins at `start`.
  private func trimmed(
    to ranges: [ClosedRange<Double>],
    from start: Double,
    of total: Double
  ) -> BezierPath {
    guard total > 0, total.isFinite else { return BezierPath() }
    // Rounding leaves crumbs at the ends of contours, and a round cap would make dots of them.
    let crumb = total * 1e-7
    var position = start
    var result = BezierPath()
    for contour in contours {
      let pieces = ranges.compactMap { range -> LengthRange? in
        let low = Swift.max(0, range.lowerBound * total - position)
        let high = Swift.min(contour.length, range.upperBound * total - position)
        return high - low > crumb ? LengthRange(low: low, high: high) : nil
      }
      result.contours += contour.parts(pieces, crumb: crumb)
      position += contour.length
    }
    return result
  }
}

/// Two distances along a contour, `low < high`.
private struct LengthRange {
  var low: Double
  var high: Double
}

/// A contour with the lengths of its curves.
private struct MeasuredContour: Hashable, Sendable {
  let contour: Contour
  let lengths: [Double]
  let length: Double
  private let measure: TrimMeasure

  init(_ contour: Contour, _ measure: TrimMeasure) {
    self.contour = contour
    self.measure = measure
    lengths = (0..<contour.curveCount).map { contour.curve($0).length(by: measure) }
    length = lengths.reduce(0, +)
  }

  /// The pieces in ranges, joined where the contour is closed and they meet in its first vertex.
  func parts(_ ranges: [LengthRange], crumb: Double) -> [Contour] {
    func reachesStart(_ range: LengthRange) -> Bool { range.low <= crumb }
    func reachesEnd(_ range: LengthRange) -> Bool { range.high >= length - crumb }
    if ranges.contains(where: { reachesStart($0) && reachesEnd($0) }) { return [contour] }
    if contour.isClosed, ranges.count == 2, reachesEnd(ranges[0]), reachesStart(ranges[1]) {
      return [Contour(vertices(curves(in: ranges[0]) + curves(in: ranges[1])))]
    }
    return ranges.map { Contour(vertices(curves(in: $0))) }
  }

  private func curves(in range: LengthRange) -> [CubicCurve] {
    var result: [CubicCurve] = []
    var position = 0.0
    for (index, length) in lengths.enumerated() {
      let low = range.low - position
      let high = range.high - position
      position += length
      guard Swift.min(high, length) - Swift.max(low, 0) > self.length * 1e-10 else { continue }
      result.append(contour.curve(index).part(fromLength: low, to: high, of: length, by: measure))
    }
    return result
  }

  private func vertices(_ curves: [CubicCurve]) -> [CurveVertex] {
    guard let first = curves.first, let last = curves.last else { return [] }
    var result = [CurveVertex(first.p0, in: first.p0, out: first.p1)]
    for (curve, next) in zip(curves, curves.dropFirst()) {
      result.append(CurveVertex(curve.p3, in: curve.p2, out: next.p1))
    }
    result.append(CurveVertex(last.p3, in: last.p2, out: last.p3))
    return result
  }
}
