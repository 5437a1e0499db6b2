import LottieGeometry
import LottieModel

/// The values of a list of keyframes over time, with a cursor at the last position.
final class KeyframeInterpolator<Value: Interpolatable> {
  private struct Segment {
    let easing: PreparedEasing
    let motionPath: MotionPath
  }

  /// The motion path from one keyframe to the next.
  private enum MotionPath {
    case straight
    case curved(CubicCurve)
  }

  private enum PreparedEasing {
    case hold
    case linear
    case curve(UnitBezier)
    case perComponent([UnitBezier])
  }

  private let times: [Double]
  private let values: [Value]
  private let segments: [Segment]
  private let isOrientation: Bool
  private var cursor = 0
  /// The curved motion path used last, measured; most are never used.
  private var measured: (segment: Int, curve: MeasuredPath)?
  /// Whether the last value was exactly that of the keyframe at the cursor, as in a hold.
  private var isResting = false
  private var lastFrame = Double.nan
  /// Rules of another player.
  private let dialect: Dialect

  init(_ group: KeyframeGroup<Value>, _ dialect: Dialect = []) {
    let keyframes = group.keyframes
    self.dialect = dialect
    times =
      dialect.contains(.singleTimes)
      ? keyframes.map { Double(Float($0.time)) } : keyframes.map(\.time)
    values = keyframes.map(\.value)
    isOrientation = group.isOrientation
    let isStraight = isOrientation
    segments = keyframes.indices.dropLast().map { i in
      Segment(
        easing: Self.prepared(keyframes[i].easing),
        motionPath:
          isStraight
          ? .straight : Self.motionPath(keyframes[i], keyframes[i + 1], dialect)
      )
    }
  }

  /// The value at a frame, or nil when it certainly equals the last one.
  func update(frame: Double) -> Value? {
    guard frame != lastFrame else { return nil }
    let wasResting = isResting
    let previous = cursor
    let isFirst = lastFrame.isNaN
    lastFrame = frame
    seek(frame)
    isResting = rests(frame)
    if isResting, wasResting, previous == cursor, !isFirst { return nil }
    if isResting { return values[cursor] }
    measure()
    return between(frame)
  }

  /// The times of the keyframes, sorted.
  var keyframeTimes: [Double] { times }

  /// The value at a frame, without affecting the next update.
  func value(at frame: Double) -> Value {
    let kept = cursor
    defer { cursor = kept }
    seek(frame)
    if rests(frame) { return values[cursor] }
    measure()
    return between(frame)
  }

  /// Moves the cursor to the last keyframe that is not after the frame, or to the first.
  private func seek(_ frame: Double) {
    while cursor > 0, times[cursor] > frame { cursor -= 1 }
    while cursor + 1 < times.count, times[cursor + 1] <= frame { cursor += 1 }
  }

  /// Measures the motion path at the cursor, if it is curved.
  private func measure() {
    guard case .curved(let curve) = segments[cursor].motionPath, measured?.segment != cursor else {
      return
    }
    measured = (cursor, MeasuredPath(curve, dialect))
  }

  private func rests(_ frame: Double) -> Bool {
    guard cursor < segments.count, frame > times[cursor] else { return true }
    if case .hold = segments[cursor].easing { return true }
    return false
  }

  private func between(_ frame: Double) -> Value {
    let start = times[cursor]
    let progress = (frame - start) / (times[cursor + 1] - start)
    let segment = segments[cursor]
    let (from, to) = (values[cursor], values[cursor + 1])
    switch segment.easing {
    case .hold: return from
    case .linear: return along(segment, from, to, progress)
    case .curve(let curve): return along(segment, from, to, curve.y(atX: progress))
    case .perComponent(let curves):
      if isOrientation {
        return from.turned(to: to, curves[0].y(atX: progress))
      }
      if case .curved = segment.motionPath {
        return along(segment, from, to, curves[0].y(atX: progress))
      }
      return from.interpolated(to: to) { n in curves[min(n, curves.count - 1)].y(atX: progress) }
    }
  }

  private func along(_ segment: Segment, _ from: Value, _ to: Value, _ fraction: Double) -> Value {
    if isOrientation { return from.turned(to: to, fraction) }
    guard case .curved = segment.motionPath, let curve = measured?.curve else {
      if dialect.contains(.linearColors) { return from.interpolatedInLight(to: to, fraction) }
      return from.interpolated(to: to, fraction)
    }
    return from.interpolated(to: to, fraction).placed(at: curve.point(atFraction: fraction))
  }

  private static func prepared(_ easing: Easing) -> PreparedEasing {
    switch easing {
    case .hold: .hold
    case .linear: .linear
    case .curve(let curve): .curve(UnitBezier(curve))
    case .perComponent(let curves): .perComponent(curves.map(UnitBezier.init))
    }
  }

  private static func motionPath(
    _ from: Keyframe<Value>,
    _ to: Keyframe<Value>,
    _ dialect: Dialect
  ) -> MotionPath {
    guard let spatial = from.spatial, let start = from.value.spatialPoint,
      let end = to.value.spatialPoint
    else { return .straight }
    let curve = CubicCurve(start, start + spatial.out.point, end + spatial.in.point, end)
    if !dialect.isDisjoint(with: [.coarseMotionPaths, .parametricMotionPaths]) {
      return .curved(curve)
    }
    // Control points on the segment between the ends change nothing: motion is even along the path.
    let motionPath = end - start
    func isBetween(_ p: Point) -> Bool {
      abs(motionPath.cross(p - start)) < 0.001
        && (0...motionPath.dot(motionPath)).contains(motionPath.dot(p - start))
    }
    if start != end, isBetween(curve.p1), isBetween(curve.p2) { return .straight }
    return .curved(curve)
  }
}
