import LottieModel

extension AnimationPlayer {
  /// Pauses at the current frame; the completion is called with `false`.
  public func pause() { interrupt() }

  /// Pauses at a given state; an unknown marker pauses at the current frame.
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

  /// Stops at the first frame; the completion is called with `false`.
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

  /// The current frame as progress in 0…1.
  public var currentProgress: Double {
    get { animation.progressTime(forFrame: currentFrame) }
    set { pause(at: .progress(newValue)) }
  }

  /// The current frame as a time in seconds.
  public var currentTime: Double {
    get { animation.time(forFrame: currentFrame) }
    set { pause(at: .time(newValue)) }
  }

  /// The visible progress, in 0…1.
  public var realtimeProgress: Double { animation.progressTime(forFrame: realtimeFrame) }

  /// The visible time, in seconds.
  public var realtimeTime: Double { animation.time(forFrame: realtimeFrame) }
}

extension AnimationPlayer {
  /// Call when the animation is no longer visible.
  public func enterBackground() {
    switch backgroundBehavior {
    case .stop: stop()
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

  /// Call when the animation is visible again.
  public func enterForeground() {
    guard let held else { return }
    (running, self.held) = (held.run, nil)
    running?.move(by: clock - held.since)
  }
}
