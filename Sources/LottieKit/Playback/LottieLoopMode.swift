/// How often a stretch of an animation is played, and whether backwards in turn.
public enum LottieLoopMode: Hashable, Sendable {
  /// Once, and then it stands at the end.
  case playOnce
  /// From the start again and again; the end frame itself never shows.
  case loop
  /// There and back, again and again.
  case autoReverse
  /// A number of times, which may have a fraction.
  case `repeat`(Double)
  /// There and back a number of times, which may have a fraction.
  case repeatBackwards(Double)

  /// How many times it is played; infinite for those without end.
  public var repeatCount: Double {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: .infinity
    case .repeat(let count), .repeatBackwards(let count): max(0, count)
    }
  }

  /// Whether each time is there and back.
  public var autoreverses: Bool {
    switch self {
    case .autoReverse, .repeatBackwards: true
    case .playOnce, .loop, .repeat: false
    }
  }
}
