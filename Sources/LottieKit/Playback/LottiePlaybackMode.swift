/// The content an animation shows: a single frame, or a range being played.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// It stands still at a frame, progress, time or marker.
  case paused(at: PausedState)
  /// It plays a range, a marker's or several.
  case playing(PlaybackMode)

  /// The moment at which it stands still.
  public enum PausedState: Hashable, Sendable {
    /// At the current frame.
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

  /// Stands at the current frame.
  public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }

  /// The end of a marker that is meant.
  public enum MarkerPosition: Hashable, Sendable {
    /// The marker's own frame.
    case start
    /// Its frame plus its duration; of a marker without duration its frame.
    case end
  }

  /// The range to play.
  ///
  /// A nil start is the current frame.
  public enum PlaybackMode: Hashable, Sendable {
    /// From one progress, in 0…1, to another.
    case fromProgress(Double?, toProgress: Double, loopMode: LottieLoopMode?)
    /// From one frame of the animation to another.
    case fromFrame(Double?, toFrame: Double, loopMode: LottieLoopMode?)
    /// From one marker to another, whose own frame may be excluded.
    case fromMarker(
      String?,
      toMarker: String,
      playEndMarkerFrame: Bool = true,
      loopMode: LottieLoopMode?
    )
    /// From a marker's frame to its frame plus its duration.
    case marker(String, loopMode: LottieLoopMode?)
    /// The ranges of markers, one after another, each once; unknown ones are ignored.
    case markers([String])

    /// From the current frame to a progress, in 0…1.
    public static func toProgress(_ progress: Double, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromProgress(nil, toProgress: progress, loopMode: loopMode)
    }

    /// From the current frame to a frame of the animation.
    public static func toFrame(_ frame: Double, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromFrame(nil, toFrame: frame, loopMode: loopMode)
    }

    /// From the current frame to a marker, whose own frame may be excluded.
    public static func toMarker(
      _ marker: String,
      playEndMarkerFrame: Bool = true,
      loopMode: LottieLoopMode
    ) -> PlaybackMode {
      .fromMarker(
        nil,
        toMarker: marker,
        playEndMarkerFrame: playEndMarkerFrame,
        loopMode: loopMode
      )
    }
  }
}

/// The effect on playback while the animation is not visible.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  /// It stops, at the start of what it played; its completion is told that it did not finish.
  case stop
  /// It pauses; its completion is called with `false`.
  case pause
  /// It pauses, and continues afterwards from the same frame.
  case pauseAndRestore
  /// It ends at once, at its last frame; its completion is called with `true`.
  case forceFinish
  /// It continues to play.
  case continuePlaying
}
