public import LottieModel

/// A switch with a range of its animation for being turned on and one for being turned off.
public final class AnimatedSwitch: AnimatedControl {
  /// What happens when it is turned while it still plays the last turn.
  public enum CancelBehavior: Hashable, Sendable {
    /// The last turn is played backwards, and at its end the switch shows where the new turn ends.
    case reverse
    /// The new animation is played from its start.
    case none
  }

  /// What happens when it is turned while it still plays.
  public var cancelBehavior = CancelBehavior.reverse
  /// Told when it was turned by an event, not by the program.
  public var stateUpdated: ((_ isOn: Bool) -> Void)?
  private var isTurnedOn = false
  private var onRange = PlayRange(fromProgress: 0, toProgress: 1)
  private var offRange = PlayRange(fromProgress: 1, toProgress: 0)

  /// A switch that is off, plays its animation to go on and plays it backwards to go off.
  public override init(animation: LottieAnimation? = nil) {
    super.init(animation: animation)
  }

  /// Whether it is on; set, it rests at once where the turn would end.
  public var isOn: Bool {
    get { isTurnedOn }
    set { setIsOn(newValue, animated: false) }
  }

  /// Says what is played when it is turned on, or off; if it is in that state and does not play, it
  /// rests at the new end.
  ///
  /// - Parameters:
  ///   - fromProgress: The start, 0…1; a start after the end plays backwards.
  ///   - toProgress: The end, 0…1, where the switch rests.
  ///   - onState: Whether the range is the one for being turned on.
  public func setProgressForState(
    fromProgress: Double,
    toProgress: Double,
    forOnState onState: Bool
  ) {
    let range = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
    if onState { onRange = range } else { offRange = range }
    if onState == isOn, !animationView.isAnimationPlaying { rest() }
  }

  /// The progress at which it rests in its state.
  public var restingProgress: Double { range(isOn).toProgress }

  /// Switches it.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on from now on.
  ///   - isAnimated: Whether the turn is played; otherwise it rests at once.
  /// - Returns: What is played now; nil when nothing is.
  @discardableResult
  public func setIsOn(_ isOn: Bool, animated isAnimated: Bool) -> PlayRange? {
    isTurnedOn = isOn
    isSelected = isOn
    guard isAnimated else {
      rest()
      return nil
    }
    let range = turn(to: isOn, at: animationView.realtimeAnimationProgress)
    play(range)
    return range
  }

  override func respond(to event: ControlEvent) -> PlayRange? {
    guard event == .touchUpInside else { return nil }
    let range = setIsOn(!isOn, animated: true)
    stateUpdated?(isOn)
    runActions(.valueChanged)
    return range
  }

  /// What is played to turn it while it shows a progress.
  private func turn(to isOn: Bool, at progress: Double) -> PlayRange {
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

  private func rest() { animationView.currentProgress = restingProgress }

  private func range(_ isOn: Bool) -> PlayRange { isOn ? onRange : offRange }
}
