/// A range of an animation to play, backwards when it ends before it starts.
public struct PlayRange: Hashable, Sendable {
  /// Start, as a fraction of the animation.
  public var fromProgress: Double
  /// End, as a fraction of the animation; less than the start plays backwards.
  public var toProgress: Double
  /// The progress shown after it was played to its end.
  public var finalProgress: Double

  /// Creates a range; its end frame is shown afterwards unless stated otherwise.
  public init(fromProgress: Double, toProgress: Double, finalProgress: Double? = nil) {
    self.fromProgress = fromProgress
    self.toProgress = toProgress
    self.finalProgress = finalProgress ?? toProgress
  }
}
