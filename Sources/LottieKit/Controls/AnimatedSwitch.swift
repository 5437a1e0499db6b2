public import LottieModel

/// A switch with an animation for being turned on and one for being turned off.
public struct AnimatedSwitch: Sendable {
  /// What happens when it is turned while it still plays the last turn.
  public enum CancelBehavior: Hashable, Sendable {
    /// The last turn is played backwards.
    case reverse
    /// The new turn is played from its start.
    case none
  }

  /// What it shows in each state.
  public var control: AnimatedControl
  /// What happens when it is turned while it still plays.
  public var cancelBehavior = CancelBehavior.reverse
  /// Whether it is on.
  public private(set) var isOn = false
  private var onRange = PlayRange(fromProgress: 0, toProgress: 1)
  private var offRange = PlayRange(fromProgress: 1, toProgress: 0)

  /// A switch that is off, plays its animation to go on and plays it backwards to go off.
  public init(animation: LottieAnimation) {
    control = AnimatedControl(animation: animation)
  }

  /// Says what is played when it is turned on, or off.
  public mutating func setProgressForState(
    fromProgress: Double,
    toProgress: Double,
    forOnState onState: Bool
  ) {
    let range = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
    if onState { onRange = range } else { offRange = range }
  }

  /// The progress at which it rests in its state.
  public var restingProgress: Double { range(isOn).toProgress }

  /// Turns it.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on from now on.
  ///   - isAnimated: Whether the turn is played; otherwise it rests at once.
  ///   - progress: The progress it shows now, which tells whether it still plays.
  /// - Returns: What is played now; nil when nothing is.
  public mutating func setIsOn(
    _ isOn: Bool,
    animated isAnimated: Bool,
    atProgress progress: Double
  ) -> PlayRange? {
    self.isOn = isOn
    control.isSelected = isOn
    guard isAnimated else { return nil }
    let (next, last) = (range(isOn), range(!isOn))
    let low = min(last.fromProgress, last.toProgress)
    let high = max(last.fromProgress, last.toProgress)
    guard cancelBehavior == .reverse, low < progress, progress < high else { return next }
    return PlayRange(
      fromProgress: last.toProgress,
      toProgress: last.fromProgress,
      finalProgress: next.toProgress
    )
  }

  /// Takes an event: a lifted finger turns it.
  ///
  /// - Returns: What is played now; nil when nothing is.
  public mutating func handle(_ event: ControlEvent, atProgress progress: Double) -> PlayRange? {
    guard event == .touchUpInside, control.isEnabled else { return nil }
    return setIsOn(!isOn, animated: true, atProgress: progress)
  }

  private func range(_ isOn: Bool) -> PlayRange { isOn ? onRange : offRange }
}
