import LottieGeometry

/// The direction of a position's motion.
struct MotionHeading {
  /// Maximum number of keyframes without motion that are searched.
  private static let maximumRests = 64
  /// A hundredth of a frame: what the motion is measured over.
  private static let step = 0.01

  /// The times of its keyframes, sorted.
  let times: [Double]
  /// The position at a frame.
  let position: (Double) -> Point

  /// Degrees at a frame.
  ///
  /// Before the motion that of its start; at rest that of the last motion. It depends on the frame
  /// alone, never on previous frames.
  func degrees(at frame: Double) -> Double {
    guard let first = times.first, let last = times.last else { return 0 }
    let start = first + MotionHeading.step
    if let moving = motion(at: min(max(frame, start), last)) { return moving }
    var rests = 0
    for time in times.reversed() where time < frame && time > first {
      if let arriving = motion(at: time) { return arriving }
      rests += 1
      if rests == MotionHeading.maximumRests { break }
    }
    return 0
  }

  /// Whether a frame is after the first keyframe and before the last one.
  func isMoving(at frame: Double) -> Bool {
    guard let first = times.first, let last = times.last else { return false }
    return first < frame && frame < last
  }

  /// Degrees at a frame as lottie-android has them, which looks ahead from the first keyframe on: 0 at rest.
  ///
  /// TransformKeyframeAnimation.getMatrix.
  func degreesAhead(at frame: Double) -> Double {
    let start = max(frame, times.first ?? frame)
    return motion(from: start, to: start + MotionHeading.step) ?? 0
  }

  private func motion(at time: Double) -> Double? {
    motion(from: time - MotionHeading.step, to: time)
  }

  private func motion(from start: Double, to end: Double) -> Double? {
    let motion = position(end) - position(start)
    return motion == .zero || !motion.isFinite ? nil : atan2(motion.y, motion.x) * 180 / .pi
  }
}
