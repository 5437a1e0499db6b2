import LottieModel

extension AnimationPlayer {
  /// Pauses at the current frame; the completion is called with `false`.
  public func pause() { interrupt() }

  /// Pauses at a given state; an unknown marker pauses at the current frame.
  public func pause(at state: LottiePlaybackMode.PausedState) {
    interrupt()
    switch state {
    case .currentFrame: break
    case .progress(let progress): show(animation.frameTime(forProgress: progress))
    case .frame(let frame): show(frame)
    case .time(let time): show(animation.frameTime(forTime: time))
    case .marker(let name, let position):
      guard let marker = marker(name) else { return }
      show(marker.frameTime + (position == .end ? marker.durationFrameTime : 0))
    }
  }

  private func show(_ frame: Double) {
    if frame.isFinite { shown = frame }
  }

  /// Stands still at the first frame; the completion is told that it did not finish.
  public func stop() {
    interrupt()
    shown = animation.startFrame
  }

  /// The current frame: while playing the one it will end at, as in lottie-ios; setting it stops
  /// playing.
  public var currentFrame: Double {
    get { running?.endFrame ?? shown }
    set { pause(at: .frame(newValue)) }
  }

  /// The same as progress, 0 at the first frame and 1 at the end.
  public var currentProgress: Double {
    get { animation.progressTime(forFrame: currentFrame) }
    set { pause(at: .progress(newValue)) }
  }

  /// The same in seconds from the first frame.
  public var currentTime: Double {
    get { animation.time(forFrame: currentFrame) }
    set { pause(at: .time(newValue)) }
  }

  /// The progress that shows now, in 0…1, also while something plays.
  public var realtimeProgress: Double { animation.progressTime(forFrame: realtimeFrame) }

  /// The seconds from the first frame to the one that shows now.
  public var realtimeTime: Double { animation.time(forFrame: realtimeFrame) }
}

extension AnimationPlayer {
  /// Notes that the animation is no longer visible: playback follows ``backgroundBehavior``.
  public func enterBackground() {
    switch backgroundBehavior {
    case .stop:
      guard let start = (running ?? held?.run)?.beginFrame else { return }
      interrupt()
      shown = start
    case .pause: pause()
    case .pauseAndRestore:
      guard let run = running else { return }
      shown = realtimeFrame
      (held, running) = ((run, clock), nil)
    case .forceFinish:
      while let run = running { finish(run, at: clock) }
    case .continuePlaying: break
    }
  }

  /// Somebody sees it again: what was held goes on, as if no time had passed.
  public func enterForeground() {
    guard let held else { return }
    (running, self.held) = (held.run, nil)
    running?.move(by: clock - held.since)
  }
}
