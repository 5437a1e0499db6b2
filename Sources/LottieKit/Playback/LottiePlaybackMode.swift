/// What an animation shows: a moment, or a stretch being played.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// It stands still at a moment.
  case paused(at: PausedState)
  /// It plays a range, a marker's or several.
  case playing(PlaybackMode)

  /// The moment at which it stands still.
  public enum PausedState: Hashable, Sendable {
    /// At the frame shown when it was paused.
    case currentFrame
    /// At a progress in 0…1.
    case progress(Double)
    /// At a frame of the animation, fractions allowed.
    case frame(Double)
    /// At a time in seconds.
    case time(Double)
    /// At the start or the end of a marker.
    case marker(String, position: MarkerPosition = .start)
  }

  /// Which end of a marker is meant.
  public enum MarkerPosition: Hashable, Sendable {
    /// The marker's own frame.
    case start
    /// Its frame plus its duration; of a marker without duration its frame.
    case end
  }

  /// What it plays.
  ///
  /// Where a start is nil it is the current frame.
  public enum PlaybackMode: Hashable, Sendable {
    /// From one progress, in 0…1, to another.
    case fromProgress(Double?, toProgress: Double, loopMode: LottieLoopMode?)
    /// From one frame of the animation to another.
    case fromFrame(Double?, toFrame: Double, loopMode: LottieLoopMode?)
    /// From one marker to another, whose own frame may be left out.
    case fromMarker(
      String?,
      toMarker: String,
      playEndMarkerFrame: Bool = true,
      loopMode: LottieLoopMode?
    )
    /// From a marker's frame to its frame plus its duration.
    case marker(String, loopMode: LottieLoopMode?)
    /// The stretches of markers, one after the other, each once; unknown ones are passed over.
    case markers([String])
  }
}

/// What becomes of playing while nobody sees it.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  /// It stops, at the start of what it played; its completion is told that it did not finish.
  case stop
  /// It pauses; its completion is told that it did not finish.
  case pause
  /// It pauses, and goes on afterwards where it was.
  case pauseAndRestore
  /// It ends at once, at its last frame; its completion is told that it finished.
  case forceFinish
  /// It goes on as if somebody did.
  case continuePlaying
}
