public import LottieModel

/// Says which frame of an animation shows, by a clock that the caller holds.
///
/// It draws nothing and starts no thread: give the time, in seconds from any moment on, to
/// ``update(at:)`` as often as wanted and draw ``realtimeFrame``. That is lottie-ios's clock, with the
/// same ends: a stretch that is played to its end stands at its end frame, one that loops never shows
/// it; and one that is played while a frame within it shows goes on from there.
public final class AnimationPlayer {
  /// Told when playing ends: whether it came to its end.
  public typealias Completion = (_ finished: Bool) -> Void

  /// The animation whose frames, rate and markers it goes by.
  public let animation: LottieAnimation
  /// How often stretches are played that say nothing of it; the one given last when playing.
  ///
  /// What plays goes on in a mode that is set meanwhile.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue, queue == nil { running?.setLoopMode(loopMode, at: clock) } }
  }
  /// Factor of the speed; negative plays backwards.
  ///
  /// What is not finite changes nothing.
  public var animationSpeed = 1.0 {
    didSet {
      if !animationSpeed.isFinite { animationSpeed = oldValue }
      if animationSpeed != oldValue { running?.setSpeed(animationSpeed, at: clock) }
    }
  }
  /// Whether only whole frames show: fractions are cut off.
  public var respectAnimationFrameRate = false
  /// What becomes of playing in the background.
  public var backgroundBehavior = LottieBackgroundBehavior.pauseAndRestore

  /// The time.
  private(set) var clock = 0.0
  /// The frame that shows when nothing plays.
  var shown: Double
  /// What plays.
  var running: PlaybackRun?
  /// What goes on in the foreground, and the time when it was held.
  var held: (run: PlaybackRun, since: Double)?
  /// Stretches that follow, each played once; nil when it is not a sequence that plays.
  var queue: ArraySlice<ClosedRange<Double>>?

  /// A player that stands at the first frame.
  ///
  /// - Parameters:
  ///   - animation: What plays.
  ///   - clock: The time now, in seconds from any moment on.
  public init(_ animation: LottieAnimation, clock: Double = 0) {
    self.animation = animation
    self.clock = clock.isFinite ? clock : 0
    shown = animation.startFrame
  }

  /// Whether something plays; false while it is held in the background.
  public var isAnimationPlaying: Bool { running != nil }

  /// Tells the player what time it is; time does not run backwards.
  ///
  /// - Returns: The frame to show.
  @discardableResult
  public func update(at time: Double) -> Double {
    if time.isFinite { clock = max(clock, time) }
    while let run = running, clock >= run.endTime { finish(run, at: run.endTime) }
    return realtimeFrame
  }

  /// Seconds of the clock at which playing ends by itself; nil when nothing plays, infinite for loops.
  public var endTime: Double? { running?.endTime }

  /// The frame that shows at the time last told, fractions allowed.
  public var realtimeFrame: Double {
    let frame = running?.frame(at: clock) ?? shown
    return respectAnimationFrameRate ? frame.rounded(.down) : frame
  }

  /// Plays a stretch once what plays is interrupted; nil is from the frame that shows.
  func run(from: Double?, to: Double, _ mode: LottieLoopMode?, _ completion: Completion?) {
    let from = from ?? realtimeFrame
    interrupt()
    if let mode { loopMode = mode }
    start(from: from, to: to, loopMode, completion)
  }

  /// Plays stretches one after the other, each once, whatever shows now.
  func run(_ ranges: [ClosedRange<Double>], _ completion: Completion?) {
    interrupt()
    queue = ranges[...]
    startNext(completion)
  }

  /// Ends what plays before its time.
  func interrupt() {
    shown = realtimeFrame
    let run = running ?? held?.run
    (running, held, queue) = (nil, nil, nil)
    run?.completion?(false)
  }

  /// Ends a run as if its time had come.
  func finish(_ run: PlaybackRun, at time: Double) {
    shown = run.endFrame
    running = nil
    if startNext(run.completion) {
      running?.move(by: time - clock)
    } else {
      run.completion?(true)
    }
  }

  @discardableResult
  private func startNext(_ completion: Completion?) -> Bool {
    guard let next = queue?.popFirst() else {
      queue = nil
      return false
    }
    // Its start, if the speed is negative its end, wherever the one before it ended.
    shown = animationSpeed < 0 ? next.upperBound : next.lowerBound
    start(from: next.lowerBound, to: next.upperBound, .playOnce, completion)
    return true
  }

  private func start(
    from: Double,
    to: Double,
    _ mode: LottieLoopMode,
    _ completion: Completion?
  ) {
    let timing = PlaybackTiming(
      fromFrame: clamped(from),
      toFrame: clamped(to),
      framerate: animation.framerate,
      loopMode: mode,
      speed: animationSpeed
    )
    running = PlaybackRun(timing, from: shown, at: clock, completion: completion)
  }

  private func clamped(_ frame: Double) -> Double {
    // What is no number is the start.
    guard frame > animation.startFrame else { return animation.startFrame }
    return min(frame, max(animation.startFrame, animation.endFrame))
  }
}
