import LottieModel

extension AnimationPlayer {
  /// Plays the whole animation, from the current frame.
  public func play(loopMode: LottieLoopMode? = nil, completion: Completion? = nil) {
    let mode = LottiePlaybackMode.PlaybackMode.toProgress(1, loopMode: loopMode ?? self.loopMode)
    run(mode, from: animation.startFrame, to: animation.endFrame, loopMode, completion)
  }

  /// Plays from one progress to another; nil starts at the current frame.
  public func play(
    fromProgress: Double? = nil,
    toProgress: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    let from = fromProgress.map(animation.frameTime(forProgress:))
    let to = animation.frameTime(forProgress: toProgress)
    let mode = LottiePlaybackMode.PlaybackMode.fromProgress(
      fromProgress,
      toProgress: toProgress,
      loopMode: loopMode ?? self.loopMode
    )
    run(mode, from: from, to: to, loopMode, completion)
  }

  /// Plays from one time, in seconds, to another; nil starts at the current frame.
  public func play(
    fromTime: Double? = nil,
    toTime: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    let from = fromTime.map(animation.frameTime(forTime:))
    let to = animation.frameTime(forTime: toTime)
    play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: completion)
  }

  /// Plays from one frame to another; nil starts at the current frame.
  ///
  /// Frames outside the animation are clamped. A start after the end plays backwards.
  public func play(
    fromFrame: Double? = nil,
    toFrame: Double,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) {
    let mode = LottiePlaybackMode.PlaybackMode.fromFrame(
      fromFrame,
      toFrame: toFrame,
      loopMode: loopMode ?? self.loopMode
    )
    run(mode, from: fromFrame, to: toFrame, loopMode, completion)
  }

  /// Plays from one marker to another.
  ///
  /// - Parameters:
  ///   - fromMarker: The start; nil is the current frame.
  ///   - toMarker: The end.
  ///   - playEndMarkerFrame: Whether the end's own frame is shown; else it ends a frame before.
  ///   - loopMode: Number of repetitions; nil is ``loopMode``.
  ///   - completion: Called when playing ends; never if a marker does not exist.
  /// - Returns: Whether the markers exist; if one does not, nothing happens.
  @discardableResult
  public func play(
    fromMarker: String? = nil,
    toMarker: String,
    playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) -> Bool {
    guard let end = marker(toMarker)?.frameTime else { return false }
    let from = fromMarker.flatMap(marker)?.frameTime
    guard from != nil || fromMarker == nil else { return false }
    let to = playEndMarkerFrame ? end : end - 1
    let mode = LottiePlaybackMode.PlaybackMode.fromMarker(
      fromMarker,
      toMarker: toMarker,
      playEndMarkerFrame: playEndMarkerFrame,
      loopMode: loopMode ?? self.loopMode
    )
    run(mode, from: from, to: to, loopMode, completion)
    return true
  }

  /// Plays the range of a marker; nothing happens if it does not exist.
  ///
  /// - Returns: Whether it exists.
  @discardableResult
  public func play(
    marker name: String,
    loopMode: LottieLoopMode? = nil,
    completion: Completion? = nil
  ) -> Bool {
    guard let range = range(of: name) else { return false }
    let mode = LottiePlaybackMode.PlaybackMode.marker(name, loopMode: loopMode ?? self.loopMode)
    run(mode, from: range.lowerBound, to: range.upperBound, loopMode, completion)
    return true
  }

  /// Plays the ranges of markers, one after the other, each once and from its start.
  ///
  /// Names that do not exist are skipped. The completion is called once, at the end of all.
  ///
  /// - Returns: Whether one of them exists; otherwise nothing happens.
  @discardableResult
  public func play(markers names: [String], completion: Completion? = nil) -> Bool {
    let ranges = names.compactMap(range)
    guard !ranges.isEmpty else { return false }
    run(.markers(names), ranges, completion)
    return true
  }

  /// Stands or plays as a mode says; a mode that stands tells no completion.
  public func setPlaybackMode(_ mode: LottiePlaybackMode, completion: Completion? = nil) {
    switch mode {
    case .paused(let state): pause(at: state)
    case .playing(let mode): play(mode, completion: completion)
    }
  }

  /// Plays as a mode says; a mode of an unknown marker changes nothing.
  public func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: Completion? = nil) {
    switch mode {
    case .fromProgress(let from, let to, let loopMode):
      play(fromProgress: from, toProgress: to, loopMode: loopMode, completion: completion)
    case .fromFrame(let from, let to, let loopMode):
      play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: completion)
    case .fromMarker(let from, let to, let includesEnd, let loopMode):
      play(
        fromMarker: from,
        toMarker: to,
        playEndMarkerFrame: includesEnd,
        loopMode: loopMode,
        completion: completion
      )
    case .marker(let name, let loopMode):
      play(marker: name, loopMode: loopMode, completion: completion)
    case .markers(let names): play(markers: names, completion: completion)
    }
  }

  /// The last marker of a name.
  func marker(_ name: String) -> Marker? { animation.markers.last { $0.name == name } }

  private func range(of name: String) -> ClosedRange<Double>? {
    marker(name).map { $0.frameTime...$0.endFrameTime }
  }
}

extension Marker {
  /// Its frame plus its duration.
  var endFrameTime: Double { frameTime + max(0, durationFrameTime) }
}
