public import LottieModel

/// Computes the visible frame of an animation by a clock that the caller provides.
///
/// It draws nothing and starts no thread: pass the time, in seconds from any origin, to
/// ``update(at:)`` as often as needed and draw ``realtimeFrame``. The clock is lottie-ios's, with
/// the same ends: a range that is played to its end stays at its end frame, one that loops never
/// shows it; and one that is started while a frame within it shows continues from there.
public final class AnimationPlayer {
  /// Called when playing ends, with whether it reached its end.
  public typealias Completion = (_ finished: Bool) -> Void

  /// The animation whose frames, rate and markers it goes by.
  public let animation: LottieAnimation
  /// Loop mode of ranges played without one; set by the mode given last when playing.
  ///
  /// Setting it applies to the range being played.
  public var loopMode = LottieLoopMode.playOnce {
    didSet { if loopMode != oldValue, queue == nil { running?.setLoopMode(loopMode, at: clock) } }
  }
  /// Playback speed multiplier; negative plays backwards.
  ///
  /// Values that are not finite are ignored.
  public var animationSpeed = 1.0 {
    didSet {
      if !animationSpeed.isFinite { animationSpeed = oldValue }
      if animationSpeed != oldValue { running?.setSpeed(animationSpeed, at: clock) }
    }
  }
  /// Whether only whole frames show: fractions are cut off.
  public var respectAnimationFrameRate = false
  /// Effect of the background on playback.
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  /// What to play for people who asked for less motion; taken when playing begins.
  public var reducedMotionMode = ReducedMotionMode.standardMotion

  /// The time.
  private(set) var clock = 0.0
  /// The visible frame when nothing plays.
  var shown: Double
  /// The range being played.
  var running: PlaybackRun?
  /// The run that was in the foreground, and the time when it was paused.
  var held: (run: PlaybackRun, since: Double)?
  /// The ranges still to play, each once; nil when no sequence plays.
  var queue: ArraySlice<ClosedRange<Double>>?

  /// The range that was asked for last.
  private var mode = LottiePlaybackMode.PlaybackMode.markers([])

  /// Creates a player at the first frame.
  ///
  /// - Parameters:
  ///   - animation: The animation to play.
  ///   - clock: The time now, in seconds from any origin.
  public init(_ animation: LottieAnimation, clock: Double = 0) {
    self.animation = animation
    self.clock = clock.isFinite ? clock : 0
    shown = animation.startFrame
  }

  /// Whether something plays; false while it is held in the background.
  public var isAnimationPlaying: Bool { running != nil }

  /// What plays, as it was asked for, or that it stands.
  public var playbackMode: LottiePlaybackMode { isAnimationPlaying ? .playing(mode) : .paused }

  /// Advances the clock; time does not run backwards.
  ///
  /// - Returns: The frame to show.
  @discardableResult
  public func update(at time: Double) -> Double {
    if time.isFinite { clock = max(clock, time) }
    while let run = running, clock >= run.endTime { finish(run, at: run.endTime) }
    return realtimeFrame
  }

  /// The time at which playing ends by itself; nil when nothing plays, infinite for loops.
  public var endTime: Double? { running?.endTime }

  /// The frame that shows at the time last told, fractions allowed.
  public var realtimeFrame: Double {
    let frame = running?.frame(at: clock) ?? shown
    return respectAnimationFrameRate ? frame.rounded(.down) : frame
  }

  /// Interrupts playback and plays the range of a mode; nil starts at the current frame.
  func run(
    _ mode: LottiePlaybackMode.PlaybackMode,
    from: Double?,
    to: Double,
    _ loopMode: LottieLoopMode?,
    _ completion: Completion?
  ) {
    let from = from ?? realtimeFrame
    interrupt()
    self.mode = mode
    if let loopMode { self.loopMode = loopMode }
    if !reduceMotion(completion) { start(from: from, to: to, self.loopMode, completion) }
  }

  /// Plays ranges one after another, each once, from their start.
  func run(
    _ mode: LottiePlaybackMode.PlaybackMode,
    _ ranges: [ClosedRange<Double>],
    _ completion: Completion?
  ) {
    interrupt()
    self.mode = mode
    guard !reduceMotion(completion) else { return }
    queue = ranges[...]
    startNext(completion)
  }

  /// Shows what there is for reduced motion.
  ///
  /// - Returns: False if playing goes on as asked: for standard motion, and without such a marker.
  private func reduceMotion(_ completion: Completion?) -> Bool {
    let marker = animation.reducedMotionMarker
    switch reducedMotionMode {
    case .standardMotion: return false
    case .reducedMotion:
      guard let marker else { return false }
      start(from: marker.frameTime, to: marker.endFrameTime, loopMode, completion)
    case .disabledMotion:
      shown = clamped(marker?.frameTime ?? animation.startFrame)
      completion?(true)
    }
    return true
  }

  /// Ends playback early.
  func interrupt() {
    shown = realtimeFrame
    let run = running ?? held?.run
    (running, held, queue) = (nil, nil, nil)
    run?.completion?(false)
  }

  /// Ends a run as if it had reached its end.
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
    // Its start, or with negative speed its end, wherever the previous one ended.
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
    // NaN is the start.
    guard frame > animation.startFrame else { return animation.startFrame }
    return min(frame, max(animation.startFrame, animation.endFrame))
  }
}
