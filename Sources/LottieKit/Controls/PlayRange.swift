/// A stretch of an animation to be played, backwards when it ends before it starts.
public struct PlayRange: Hashable, Sendable {
  /// Where it starts, as a fraction of the animation.
  public var fromProgress: Double
  /// Where it ends, as a fraction of the animation; less than the start plays backwards.
  public var toProgress: Double
  /// What is shown when it has been played to its end.
  public var finalProgress: Double

  /// A range; what it ends with is shown afterwards unless something else is said.
  public init(fromProgress: Double, toProgress: Double, finalProgress: Double? = nil) {
    self.fromProgress = fromProgress
    self.toProgress = toProgress
    self.finalProgress = finalProgress ?? toProgress
  }
}
