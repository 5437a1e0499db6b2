/// What plays for people who asked for less motion.
public enum ReducedMotionMode: Hashable, Sendable {
  /// What was asked for.
  case standardMotion
  /// The range of the first marker named "reduced motion", "reducedMotion", "reduced_motion" or
  /// "reduced-motion", in capitals or not; without one what was asked for.
  case reducedMotion
  /// Nothing: the first frame of that marker shows, else that of the animation, and it has finished.
  case disabledMotion
}

/// Says whether people asked for less motion, for example by a setting of the program.
public protocol ReducedMotionOptionProvider: Sendable {
  /// What to play now.
  var currentReducedMotionMode: ReducedMotionMode { get }
}

/// What plays for people who asked for less motion, or whom to ask.
public enum ReducedMotionOption: Sendable {
  /// Always the same.
  case specific(ReducedMotionMode)
  /// What a provider says when playing begins; options of the same identity are equal.
  case dynamic(any ReducedMotionOptionProvider, dataID: any Hashable & Sendable)

  /// What was asked for plays.
  public static var standardMotion: ReducedMotionOption { .specific(.standardMotion) }
  /// The marker for less motion plays.
  public static var reducedMotion: ReducedMotionOption { .specific(.reducedMotion) }
  /// Nothing plays.
  public static var disabledMotion: ReducedMotionOption { .specific(.disabledMotion) }

  /// What plays now.
  public var currentReducedMotionMode: ReducedMotionMode {
    switch self {
    case .specific(let mode): mode
    case .dynamic(let provider, _): provider.currentReducedMotionMode
    }
  }
}

extension ReducedMotionOption: Hashable {
  private var identity: AnyHashable {
    switch self {
    case .specific(let mode): AnyHashable(mode)
    case .dynamic(_, let dataID): AnyHashable(dataID)
    }
  }

  /// Whether both are the same mode, or of the same identity.
  public static func == (a: ReducedMotionOption, b: ReducedMotionOption) -> Bool {
    a.identity == b.identity
  }

  /// Hashes the mode or the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
