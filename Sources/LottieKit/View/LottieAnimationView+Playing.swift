import LottieModel

/// Playing: without an animation nothing plays, and no completion is called.
extension LottieAnimationView {
  /// Plays from the visible frame to the end; at the end, from the start.
  ///
  /// - Parameters:
  ///   - loopMode: The loop mode, now and from now on; nil for ``loopMode``.
  ///   - completion: Called once, when playing ends.
  public func play(loopMode: LottieLoopMode? = nil, completion: Completion? = nil) {
    player?.play(loopMode: loopMode, completion: completion)
  }

  /// Plays from one progress to another.
  ///
  /// - Parameters:
  ///   - fromProgress: The start, 0…1; nil for the visible frame.
  ///   - toProgress: The end, 0…1; before the start plays backwards.
  ///   - loopMode: The loop mode, now and from now on; nil for ``loopMode``.
  ///   - completion: Called once, when playing ends.
  public func play(
    fromProgress: Double? = nil,
    toProgress: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    player?.play(
      fromProgress: fromProgress,
      toProgress: toProgress,
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays from one time to another.
  ///
  /// - Parameters:
  ///   - fromTime: The start, in seconds from the first frame; nil for the visible frame.
  ///   - toTime: The end, in seconds from the first frame; before the start plays backwards.
  ///   - loopMode: The loop mode, now and from now on; nil for ``loopMode``.
  ///   - completion: Called once, when playing ends.
  public func play(
    fromTime: Double? = nil,
    toTime: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    player?.play(fromTime: fromTime, toTime: toTime, loopMode: loopMode, completion: completion)
  }

  /// Plays from one frame to another; frames outside the animation are clamped.
  ///
  /// - Parameters:
  ///   - fromFrame: The start; nil for the visible frame.
  ///   - toFrame: The end; before the start plays backwards.
  ///   - loopMode: The loop mode, now and from now on; nil for ``loopMode``.
  ///   - completion: Called once, when playing ends.
  public func play(
    fromFrame: Double? = nil,
    toFrame: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    player?.play(
      fromFrame: fromFrame,
      toFrame: toFrame,
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays from one marker to another; if one of them does not exist, playback does not change.
  ///
  /// - Parameters:
  ///   - fromMarker: The start; nil for the visible frame.
  ///   - toMarker: The end.
  ///   - playEndMarkerFrame: Whether the end's own frame is shown; otherwise playback ends a frame before.
  ///   - loopMode: The loop mode, now and from now on; nil for ``loopMode``.
  ///   - completion: Called once, when playing ends; never if a marker does not exist.
  /// - Returns: Whether both markers exist.
  @discardableResult
  public func play(
    fromMarker: String? = nil,
    toMarker: String,
    playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) -> Bool {
    player?.play(
      fromMarker: fromMarker,
      toMarker: toMarker,
      playEndMarkerFrame: playEndMarkerFrame,
      loopMode: loopMode,
      completion: completion
    ) ?? false
  }

  /// Plays the range of a marker; if it does not exist, playback does not change.
  ///
  /// - Returns: Whether the marker exists.
  @discardableResult
  public func play(
    marker: String,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) -> Bool {
    player?.play(marker: marker, loopMode: loopMode, completion: completion) ?? false
  }

  /// Plays the ranges of markers one after the other, each once; those that do not exist are skipped.
  ///
  /// - Returns: Whether one of them exists; otherwise playback does not change.
  @discardableResult
  public func play(markers: [String], completion: Completion? = nil) -> Bool {
    player?.play(markers: markers, completion: completion) ?? false
  }

  /// Plays as a mode says; with an unknown marker playback does not change.
  public func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: Completion? = nil) {
    player?.play(mode, completion: completion)
  }

  /// What plays, as it was asked for, or that it stands; nil without an animation.
  public var currentPlaybackMode: LottiePlaybackMode? { player?.playbackMode }

  /// Applies a playback mode: pauses or plays.
  public func setPlaybackMode(_ mode: LottiePlaybackMode, completion: Completion? = nil) {
    player?.setPlaybackMode(mode, completion: completion)
  }

  /// Pauses at the visible frame; the completion is called with false.
  public func pause() { player?.pause() }

  /// Pauses at a position; the completion is called with false.
  public func pause(at state: LottiePlaybackMode.PausedState) { player?.pause(at: state) }

  /// Stops at the first frame; the completion is called with false.
  public func stop() { player?.stop() }

  /// Whether it is playing; setting it plays, as ``play(loopMode:completion:)`` does, or pauses.
  public var isAnimationPlaying: Bool {
    get { player?.isAnimationPlaying ?? false }
    set {
      guard newValue != isAnimationPlaying else { return }
      if newValue { play() } else { pause() }
    }
  }

  /// Tells that the view is hidden: playback follows ``backgroundBehavior``.
  public func enterBackground() { player?.enterBackground() }

  /// Tells that the view is visible again: playback paused by ``enterBackground()`` resumes if the mode says so.
  public func enterForeground() { player?.enterForeground() }
}

/// Times, in frames, in progress 0…1 and in seconds.
extension LottieAnimationView {
  /// The visible frame or, while playing, the one at which it will end; setting it stops playback.
  public var currentFrame: Double {
    get { player?.currentFrame ?? 0 }
    set { player?.currentFrame = newValue }
  }

  /// The same as progress, 0 at the first frame and 1 at the end.
  public var currentProgress: Double {
    get { player?.currentProgress ?? 0 }
    set { player?.currentProgress = newValue }
  }

  /// The same in seconds from the first frame.
  public var currentTime: Double {
    get { player?.currentTime ?? 0 }
    set { player?.currentTime = newValue }
  }

  /// The visible frame, also while playing.
  public var realtimeAnimationFrame: Double { player?.realtimeFrame ?? 0 }

  /// The visible progress, 0…1, also while playing.
  public var realtimeAnimationProgress: Double { player?.realtimeProgress ?? 0 }

  /// The time, as passed to ``update(at:)``, at which playback ends by itself; infinite for loops, nil
  /// when not playing.
  public var endTime: Double? { player?.endTime }

  /// The progress of a marker; nil if it does not exist.
  public func progressTime(forMarker named: String) -> Double? {
    animation?.progressTime(forMarker: named)
  }

  /// The frame of a marker; nil if it does not exist.
  public func frameTime(forMarker named: String) -> Double? {
    animation?.frameTime(forMarker: named)
  }

  /// The range of frames of a marker; nil if it does not exist.
  public func durationFrameTime(forMarker named: String) -> Double? {
    animation?.durationFrameTime(forMarker: named)
  }
}
