import LottieGeometry
import LottieModel

/// The values of a list of keyframes over time, with a cursor at the last position.
final class KeyframeInterpolator<Value: Interpolatable> {
  /// The way from the keyframe at the cursor to the next one.
  private struct Segment {
    /// The number of the first keyframe.
    let index: Int
    let easing: PreparedEasing
    let motionPath: MotionPath
  }

  /// The motion path from one keyframe to the next.
  private enum MotionPath {
    case straight
    case curved(MeasuredPath)
  }

  private enum PreparedEasing {
    case hold
    case linear
    case curve(EasingCurve)
    case perComponent([EasingCurve])
  }

  /// The document's own keyframes, which all that show the property share, unless another player has other times.
  private let keyframes: [Keyframe<Value>]
  private let isOrientation: Bool
  private var cursor = 0
  /// The segment used last, prepared; most are never used.
  private var prepared: Segment?
  /// Whether the last value was exactly that of the keyframe at the cursor, as in a hold.
  private var isResting = false
  private var lastFrame = Double.nan
  /// Rules of another player.
  private let dialect: Dialect

  init(_ group: KeyframeGroup<Value>, _ dialect: Dialect = []) {
    keyframes =
      dialect.roundsTimes
      ? group.keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.time = dialect.time(keyframe.time)
        return keyframe
      }
      : group.keyframes
    self.dialect = dialect
    isOrientation = group.isOrientation
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
    return isResting ? keyframes[cursor].value : between(frame)
  }

  /// The times of the keyframes, sorted.
  var keyframeTimes: [Double] { keyframes.indices.map(time) }

  /// The value at a frame, without affecting the next update.
  func value(at frame: Double) -> Value {
    let kept = cursor
    defer { cursor = kept }
    seek(frame)
    return rests(frame) ? keyframes[cursor].value : between(frame)
  }

  private func time(_ index: Int) -> Double { keyframes[index].time }

  /// Moves the cursor to the last keyframe that is not after the frame, or to the first.
  private func seek(_ frame: Double) {
    if time(cursor) <= frame {
      // As it is from frame to frame: the same keyframe, or the next one.
      if cursor + 1 == keyframes.count || frame < time(cursor + 1) { return }
      cursor += 1
      if cursor + 1 == keyframes.count || frame < time(cursor + 1) { return }
    }
    var (low, high) = (0, keyframes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if time(middle) <= frame { low = middle } else { high = middle }
    }
    cursor = low
  }

  /// The segment at the cursor.
  private func segment() -> Segment {
    if let prepared, prepared.index == cursor { return prepared }
    let segment = Segment(
      index: cursor,
      easing: Self.prepared(keyframes[cursor].easing, dialect),
      motionPath: isOrientation
        ? .straight : Self.motionPath(keyframes[cursor], keyframes[cursor + 1], dialect)
    )
    prepared = segment
    return segment
  }

  private func rests(_ frame: Double) -> Bool {
    guard cursor + 1 < keyframes.count, frame > time(cursor) else { return true }
    if case .hold = keyframes[cursor].easing { return true }
    return false
  }

  private func between(_ frame: Double) -> Value {
    let start = time(cursor)
    let progress = (frame - start) / (time(cursor + 1) - start)
    let segment = segment()
    let (from, to) = (keyframes[cursor].value, keyframes[cursor + 1].value)
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
    guard case .curved(let curve) = segment.motionPath else {
      if dialect.contains(.linearColors) { return from.interpolatedInLight(to: to, fraction) }
      return from.interpolated(to: to, fraction)
    }
    return from.interpolated(to: to, fraction).placed(at: curve.point(atFraction: fraction))
  }

  private static func prepared(_ easing: Easing, _ dialect: Dialect) -> PreparedEasing {
    switch easing {
    case .hold: .hold
    case .linear: .linear
    case .curve(let curve): .curve(EasingCurve(curve, dialect))
    case .perComponent(let curves): .perComponent(curves.map { EasingCurve($0, dialect) })
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
    let measures: Dialect = [.coarseMotionPaths, .parametricMotionPaths, .octagonalMotionPaths]
    if !dialect.isDisjoint(with: measures) {
      return .curved(MeasuredPath(curve, dialect))
    }
    // Control points on the segment between the ends change nothing: motion is even along the path.
    let motionPath = end - start
    func isBetween(_ p: Point) -> Bool {
      abs(motionPath.cross(p - start)) < 0.001
        && (0...motionPath.dot(motionPath)).contains(motionPath.dot(p - start))
    }
    if start != end, isBetween(curve.p1), isBetween(curve.p2) { return .straight }
    return .curved(MeasuredPath(curve, dialect))
  }
}
