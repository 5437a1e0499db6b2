public import LottieModel

/// Says which frame of an animation shows, by a clock that the caller holds.
///
/// It draws nothing and starts no thread: give the time, in seconds from any moment on, to
/// ``update(at:)`` as often as wanted and draw ``realtimeFrame``. That is lottie-ios's clock, with the
/// same ends: a stretch that is played to its end stands at its end frame, one that loops never shows
/// it.
public final class AnimationPlayer {
  /// Told when playing ends: whether it came to its end.
  public typealias Completion = (_ finished: Bool) -> Void

  /// What plays.
  public let animation: LottieAnimation
  /// How often stretches are played that say nothing of it; the one given last when playing.
  public var loopMode = LottieLoopMode.playOnce
  /// Factor of the speed; negative plays backwards.
  public var animationSpeed = 1.0 {
    didSet { if animationSpeed != oldValue { rebase() } }
  }
  /// Whether only whole frames show.
  public var respectAnimationFrameRate = false
  /// What becomes of playing in the background.
  public var backgroundBehavior = LottieBackgroundBehavior.pauseAndRestore

  private var clock = 0.0
  private var shown: Double
  private var running: Run?
  private var held: Run?
  private var queue: [ClosedRange<Double>] = []

  /// A stretch being played.
  private struct Run {
    var timing: PlaybackTiming
    /// The clock when its time was 0.
    var start: Double
    var completion: Completion?
  }

  /// A player that stands at the first frame.
  ///
  /// - Parameters:
  ///   - animation: What plays.
  ///   - clock: The time now, in seconds from any moment on.
  public init(_ animation: LottieAnimation, clock: Double = 0) {
    self.animation = animation
    self.clock = clock
    shown = animation.startFrame
  }

  /// Whether a stretch is being played.
  public var isAnimationPlaying: Bool { running != nil }

  /// Tells the player what time it is; time does not run backwards.
  ///
  /// - Returns: The frame to show.
  @discardableResult
  public func update(at time: Double) -> Double {
    clock = max(clock, time)
    while let run = running, clock - run.start >= run.timing.duration {
      finish(run, at: run.start + run.timing.duration)
    }
    return realtimeFrame
  }

  /// Seconds of the clock at which playing ends by itself; nil when nothing plays, infinite for loops.
  public var endTime: Double? { running.map { $0.start + $0.timing.duration } }
}

extension AnimationPlayer {
  /// Plays the whole animation.
  public func play(loopMode: LottieLoopMode? = nil, completion: Completion? = nil) {
    run(from: animation.startFrame, to: animation.endFrame, loopMode, completion)
  }

  /// Plays from one progress to another; nil is from the current frame on.
  public func play(
    fromProgress: Double? = nil,
    toProgress: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    play(
      fromFrame: fromProgress.map(animation.frameTime(forProgress:)),
      toFrame: animation.frameTime(forProgress: toProgress),
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays from one time, in seconds, to another; nil is from the current frame on.
  public func play(
    fromTime: Double? = nil,
    toTime: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    play(
      fromFrame: fromTime.map(animation.frameTime(forTime:)),
      toFrame: animation.frameTime(forTime: toTime),
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays from one frame to another; nil is from the current frame on.
  ///
  /// Frames outside the animation are taken into it. A start after the end plays backwards.
  public func play(
    fromFrame: Double? = nil,
    toFrame: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    run(from: fromFrame ?? currentFrame, to: toFrame, loopMode, completion)
  }

  /// Plays from one marker to another.
  ///
  /// - Parameters:
  ///   - fromMarker: The start; nil, or a name that is not there, is the current frame.
  ///   - toMarker: The end; nothing happens when it is not there.
  ///   - playEndMarkerFrame: Whether the end's own frame is shown; else it ends a frame before.
  ///   - loopMode: How often; nil is ``loopMode``.
  ///   - completion: Told when playing ends.
  public func play(
    fromMarker: String? = nil,
    toMarker: String,
    playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    guard let end = marker(toMarker)?.frameTime else { return }
    play(
      fromFrame: fromMarker.flatMap(marker)?.frameTime,
      toFrame: playEndMarkerFrame ? end : end - 1,
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays the stretch of a marker; nothing happens when it is not there.
  public func play(
    marker name: String,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    guard let marker = marker(name) else { return }
    run(
      from: marker.frameTime,
      to: marker.frameTime + marker.durationFrameTime,
      loopMode,
      completion
    )
  }

  /// Plays the stretches of markers, one after the other, each once.
  ///
  /// Names that are not there are passed over. The completion is told once, at the end of all.
  public func play(markers names: [String], completion: Completion? = nil) {
    interrupt()
    let stretches = names.compactMap(marker).map { marker in
      marker.frameTime...(marker.frameTime + max(0, marker.durationFrameTime))
    }
    guard let first = stretches.first else { return }
    start(from: first.lowerBound, to: first.upperBound, .playOnce, completion)
    queue = Array(stretches.dropFirst())
  }

  /// Does what a mode says.
  public func setPlaybackMode(_ mode: LottiePlaybackMode, completion: Completion? = nil) {
    switch mode {
    case .paused(let state): pause(at: state)
    case .playing(.fromProgress(let from, let to, let loopMode)):
      play(fromProgress: from, toProgress: to, loopMode: loopMode, completion: completion)
    case .playing(.fromFrame(let from, let to, let loopMode)):
      play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: completion)
    case .playing(.fromMarker(let from, let to, let includesEnd, let loopMode)):
      play(
        fromMarker: from,
        toMarker: to,
        playEndMarkerFrame: includesEnd,
        loopMode: loopMode,
        completion: completion
      )
    case .playing(.marker(let name, let loopMode)):
      play(marker: name, loopMode: loopMode, completion: completion)
    case .playing(.markers(let names)): play(markers: names, completion: completion)
    }
  }

  /// Stands still where it is; the completion is told that it did not finish.
  public func pause() {
    interrupt()
  }

  /// Stands still at a moment; a marker that is not there changes nothing but that.
  public func pause(at state: LottiePlaybackMode.PausedState) {
    interrupt()
    switch state {
    case .currentFrame: break
    case .progress(let progress): shown = animation.frameTime(forProgress: progress)
    case .frame(let frame): shown = frame
    case .time(let time): shown = animation.frameTime(forTime: time)
    case .marker(let name, let position):
      guard let marker = marker(name) else { return }
      shown = marker.frameTime + (position == .end ? marker.durationFrameTime : 0)
    }
  }

  /// Stands still at the first frame; the completion is told that it did not finish.
  public func stop() {
    interrupt()
    shown = animation.startFrame
  }

  /// Nobody sees it any more.
  public func enterBackground() {
    switch backgroundBehavior {
    case .stop: stop()
    case .pause: pause()
    case .pauseAndRestore:
      guard var run = running else { return }
      shown = realtimeFrame
      run.start = clock - run.start
      (held, running) = (run, nil)
    case .forceFinish:
      while let run = running { finish(run, at: clock) }
    case .continuePlaying: break
    }
  }

  /// Somebody sees it again.
  public func enterForeground() {
    guard var run = held else { return }
    run.start = clock - run.start
    (running, held) = (run, nil)
  }

  private func marker(_ name: String) -> Marker? { animation.markers.last { $0.name == name } }
}

extension AnimationPlayer {
  /// The frame: while playing the one it will end at, as in lottie-ios; setting it stops playing.
  public var currentFrame: Double {
    get { running.map { endFrame(of: $0) } ?? shown }
    set { pause(at: .frame(newValue)) }
  }

  /// The same in 0…1.
  public var currentProgress: Double {
    get { animation.progressTime(forFrame: currentFrame) }
    set { pause(at: .progress(newValue)) }
  }

  /// The same in seconds.
  public var currentTime: Double {
    get { animation.time(forFrame: currentFrame) }
    set { pause(at: .time(newValue)) }
  }

  /// The frame that shows now.
  public var realtimeFrame: Double {
    let frame = running.map { $0.timing.frame(at: clock - $0.start) } ?? shown
    return respectAnimationFrameRate ? frame.rounded(.down) : frame
  }

  /// The same in 0…1.
  public var realtimeProgress: Double { animation.progressTime(forFrame: realtimeFrame) }

  /// The same in seconds.
  public var realtimeTime: Double { animation.time(forFrame: realtimeFrame) }
}

extension AnimationPlayer {
  private func run(
    from: Double,
    to: Double,
    _ mode: LottieLoopMode?,
    _ completion: Completion?
  ) {
    let current = realtimeFrame
    interrupt()
    if let mode { loopMode = mode }
    shown = current
    start(from: from, to: to, loopMode, completion)
  }

  private func start(
    from: Double,
    to: Double,
    _ mode: LottieLoopMode,
    _ completion: Completion?
  ) {
    let (first, last) = (clamped(from), clamped(to))
    let timing = PlaybackTiming(
      fromFrame: first,
      toFrame: last,
      framerate: animation.framerate,
      loopMode: mode,
      speed: animationSpeed
    )
    running = Run(timing: timing, start: clock, completion: completion)
  }

  private func clamped(_ frame: Double) -> Double {
    min(max(frame, animation.startFrame), max(animation.startFrame, animation.endFrame))
  }

  /// Where a run ends by itself.
  private func endFrame(of run: Run) -> Double {
    run.timing.speed < 0 ? run.timing.fromFrame : run.timing.toFrame
  }

  private func finish(_ run: Run, at time: Double) {
    shown = endFrame(of: run)
    running = nil
    if !queue.isEmpty {
      let next = queue.removeFirst()
      start(from: next.lowerBound, to: next.upperBound, .playOnce, run.completion)
      running?.start = time
    } else {
      run.completion?(true)
    }
  }

  /// Ends what plays before its time.
  private func interrupt() {
    shown = realtimeFrame
    let run = running ?? held
    (running, held) = (nil, nil)
    queue = []
    run?.completion?(false)
  }

  /// Goes on at another speed from the frame that shows.
  private func rebase() {
    guard var run = running else { return }
    let (elapsed, speed) = (clock - run.start, run.timing.speed)
    run.timing.speed = animationSpeed
    // The same share of the way is over, however long the whole takes now.
    if animationSpeed != 0, speed != 0 {
      run.start = clock - elapsed * abs(speed) / abs(animationSpeed)
    }
    running = run
  }
}
