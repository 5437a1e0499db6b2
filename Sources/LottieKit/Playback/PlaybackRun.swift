/// A stretch of an animation that is being played, by a clock.
struct PlaybackRun {
  /// Told when it ends: whether by itself.
  let completion: AnimationPlayer.Completion?
  private var timing: PlaybackTiming
  /// The clock when the timing began.
  private var start: Double
  /// The frame that showed then.
  private var standing: Double

  /// A run that goes on from a frame: lottie-ios plays the rest of a stretch that it is within.
  ///
  /// - Parameters:
  ///   - timing: What is played, without an offset.
  ///   - frame: The frame that shows; outside the stretch, or at its end, it begins anew.
  ///   - clock: The time now.
  ///   - completion: Told when it ends.
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

  /// The clock when it ends by itself; infinite for loops.
  var endTime: Double { start + timing.duration }

  /// The frame where it ends by itself.
  var endFrame: Double { timing.speed < 0 ? timing.fromFrame : timing.toFrame }

  /// The frame where it begins.
  var beginFrame: Double { timing.speed < 0 ? timing.toFrame : timing.fromFrame }

  /// The frame that shows at a time.
  func frame(at clock: Double) -> Double {
    timing.speed == 0 ? standing : timing.frame(at: clock - start)
  }

  /// Goes on at another speed from the frame that shows.
  mutating func setSpeed(_ speed: Double, at clock: Double) {
    let played = (clock - start + timing.timeOffset) * abs(timing.speed)
    let goesOn = timing.speed * speed > 0
    standing = frame(at: clock)
    start = clock
    timing.speed = speed
    if goesOn { timing.timeOffset = played / abs(speed) } else { resume(from: standing) }
  }

  /// Goes on in another mode from the frame that shows, counting anew.
  mutating func setLoopMode(_ mode: LottieLoopMode, at clock: Double) {
    standing = frame(at: clock)
    start = clock
    timing.loopMode = mode
    resume(from: standing)
  }

  /// Moves all of it to another time.
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
