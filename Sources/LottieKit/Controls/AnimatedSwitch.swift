public import LottieModel

/// A switch with one animation for turning on and one for turning off.
public struct AnimatedSwitch: Sendable {
  /// What happens when it is switched while it still plays.
  public enum CancelBehavior: Hashable, Sendable {
    /// The current animation is played backwards.
    case reverse
    /// The new animation is played from its start.
    case none
  }

  /// The control, which shows a layer for each state.
  public var control: AnimatedControl
  /// What happens when it is switched while it still plays.
  public var cancelBehavior = CancelBehavior.reverse
  /// Whether it is on.
  public private(set) var isOn = false
  private var onRange = PlayRange(fromProgress: 0, toProgress: 1)
  private var offRange = PlayRange(fromProgress: 1, toProgress: 0)

  /// A switch, off, that plays its animation to turn on and plays it backwards to turn off.
  public init(animation: LottieAnimation) {
    control = AnimatedControl(animation: animation)
  }

  /// Sets the ranges that are played when it is turned on and off.
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

  /// Switches it.
  ///
  /// - Parameters:
  ///   - isOn: The new state.
  ///   - isAnimated: Whether to play the transition; otherwise it rests at once.
  ///   - progress: The current progress, which says whether it still plays.
  /// - Returns: The range to play; nil for none.
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

  /// Handles an event: the end of a touch inside switches it.
  ///
  /// - Returns: The range to play; nil for none.
  public mutating func handle(_ event: ControlEvent, atProgress progress: Double) -> PlayRange? {
    guard event == .touchUpInside, control.isEnabled else { return nil }
    return setIsOn(!isOn, animated: true, atProgress: progress)
  }

  private func range(_ isOn: Bool) -> PlayRange { isOn ? onRange : offRange }
}
