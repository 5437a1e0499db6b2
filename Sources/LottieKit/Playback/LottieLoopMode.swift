/// The number of times a range of an animation is played, and whether in alternating directions.
public enum LottieLoopMode: Hashable, Sendable {
  /// Once, and then it stands at the end.
  case playOnce
  /// From the start again and again; the end frame itself never shows.
  case loop
  /// Forwards and backwards, without end.
  case autoReverse
  /// A number of times, which may have a fraction.
  case `repeat`(Double)
  /// Forwards and backwards a number of times, which may have a fraction.
  case repeatBackwards(Double)

  /// Number of repetitions; infinite for endless modes.
  public var repeatCount: Double {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: .infinity
    case .repeat(let count), .repeatBackwards(let count): max(0, count)
    }
  }

  /// Whether each repetition is forwards and backwards.
  public var autoreverses: Bool {
    switch self {
    case .autoReverse, .repeatBackwards: true
    case .playOnce, .loop, .repeat: false
    }
  }
}
