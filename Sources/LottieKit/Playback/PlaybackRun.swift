/// A range of an animation being played by a clock.
struct PlaybackRun {
  /// Called when it ends, with whether it reached its end.
  let completion: AnimationPlayer.Completion?
  private var timing: PlaybackTiming
  /// The clock at the start.
  private var start: Double
  /// The frame shown at that time.
  private var standing: Double

  /// Creates a run that continues from a frame: lottie-ios plays the rest of a range that contains it.
  ///
  /// - Parameters:
  ///   - timing: The range, without an offset.
  ///   - frame: The current frame; outside the range, or at its end, the range starts from its
  ///     beginning.
  ///   - clock: The time now.
  ///   - completion: Called when it ends.
  init(
    _ timing: PlaybackTiming,
    from frame: Double,
    at clock: Double,
    completion: AnimationPlayer.Completion?
  ) {
    self.timing = timing
    self.completion = completion
    start = clock
    standing = frame
    resume(from: frame)
  }

  /// The clock at which it ends by itself; infinite for loops.
  var endTime: Double { start + timing.duration }

  /// The frame at which it ends by itself.
  var endFrame: Double { timing.speed < 0 ? timing.fromFrame : timing.toFrame }

  /// The frame where it begins.
  var beginFrame: Double { timing.speed < 0 ? timing.toFrame : timing.fromFrame }

  /// The visible frame at a time.
  func frame(at clock: Double) -> Double {
    timing.speed == 0 ? standing : timing.frame(at: clock - start)
  }

  /// Continues at another speed from the current frame.
  mutating func setSpeed(_ speed: Double, at clock: Double) {
    let played = (clock - start + timing.timeOffset) * abs(timing.speed)
    let goesOn = timing.speed * speed > 0
    standing = frame(at: clock)
    start = clock
    timing.speed = speed
    if goesOn { timing.timeOffset = played / abs(speed) } else { resume(from: standing) }
  }

  /// Continues in another mode from the current frame, with a new loop count.
  mutating func setLoopMode(_ mode: LottieLoopMode, at clock: Double) {
    standing = frame(at: clock)
    start = clock
    timing.loopMode = mode
    resume(from: standing)
  }

  /// Shifts it in time.
  mutating func move(by seconds: Double) { start += seconds }

  private mutating func resume(from frame: Double) {
    let low = min(timing.fromFrame, timing.toFrame)
    let high = max(timing.fromFrame, timing.toFrame)
    standing = min(max(frame, low), high)
    if standing == endFrame { standing = beginFrame }
    let seconds = abs(standing - beginFrame) / timing.framerate
    timing.timeOffset = timing.speed == 0 ? 0 : seconds / abs(timing.speed)
  }
}
