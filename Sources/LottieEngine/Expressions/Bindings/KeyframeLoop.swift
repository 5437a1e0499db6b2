/// Maps a frame outside of the keyframes into a repeated range of them.
struct KeyframeLoop {
  /// The mapped position.
  enum Position: Equatable {
    /// At a frame.
    case plain(Double)
    /// At a frame, plus so many times the range's change.
    case offset(frame: Double, rounds: Double)
    /// Extrapolated from an edge, by the slope over a step inside.
    case straight(from: Double, step: Double, distance: Double)
  }

  /// The ends of the range, in frames.
  let first: Double
  let last: Double
  private let isOut: Bool

  /// Creates a loop before the first keyframe or after the last; nil without two keyframes.
  ///
  /// The range is a number of segments, of which 0 means all, or a number of frames.
  init?(times: [Double], isOut: Bool, segments: Double?, duration: Double) {
    guard times.count > 1, let start = times.first, let end = times.last else { return nil }
    self.isOut = isOut
    var (first, last) = (start, end)
    if let segments {
      let all = times.count - 1
      let count =
        segments.isFinite && segments >= 1 ? Int(min(segments.rounded(.down), Double(all))) : all
      if isOut { first = times[all - count] } else { last = times[count] }
    } else if duration > 0 {
      if isOut { first = max(end - duration, start) } else { last = min(start + duration, end) }
    }
    guard last > first else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// Maps a frame by a kind of loop; unknown kinds are cycles.
  func position(of frame: Double, _ type: String) -> Position {
    guard frame.isFinite, isOut ? frame > last : frame < first else { return .plain(frame) }
    let length = last - first
    let distance = isOut ? frame - first : first - frame
    let rest = distance.truncatingRemainder(dividingBy: length)
    let rounds = (distance / length).rounded(.down)
    switch type {
    case "pingpong":
      let isOdd = rounds.truncatingRemainder(dividingBy: 2) != 0
      if isOut { return .plain(isOdd ? last - rest : first + rest) }
      return .plain(isOdd ? last - rest : first + rest)
    case "offset":
      if isOut { return .offset(frame: first + rest, rounds: rounds) }
      return .offset(frame: last - rest, rounds: -(rounds + 1))
    case "continue":
      if isOut { return .straight(from: last, step: 0.001, distance: frame - last) }
      return .straight(from: first, step: -0.001, distance: frame - first)
    default: return .plain(isOut ? first + rest : last - rest)
    }
  }
}
