public import LottieModel

/// A switch with one range of its animation for turning on and one for turning off.
open class AnimatedSwitch: AnimatedControl {
  /// The behavior when it is switched during the previous transition.
  public enum CancelBehavior: Hashable, Sendable {
    /// The previous transition plays backwards, then the end of the new one is shown.
    case reverse
    /// The new animation is played from its start.
    case none
  }

  /// Behavior when it is switched while it still plays.
  public var cancelBehavior = CancelBehavior.reverse
  /// Called when it was switched by an event, not by the program.
  public var stateUpdated: ((_ isOn: Bool) -> Void)?
  private var isTurnedOn = false
  private var onRange = PlayRange(fromProgress: 0, toProgress: 1)
  private var offRange = PlayRange(fromProgress: 1, toProgress: 0)

  /// A switch, off, that plays its animation to turn on and plays it backwards to turn off.
  public override init(
    animation: LottieAnimation? = nil,
    configuration: LottieConfiguration = .shared
  ) {
    super.init(animation: animation, configuration: configuration)
  }

  /// Whether it is on; setting it shows the end of the transition at once.
  public var isOn: Bool {
    get { isTurnedOn }
    set { setIsOn(newValue, animated: false) }
  }

  /// Sets the range played when it is turned on, or off; if it is in that state and not playing, it shows
  /// the new end.
  ///
  /// - Parameters:
  ///   - fromProgress: The start, 0…1; a start after the end plays backwards.
  ///   - toProgress: The end, 0…1, which is shown afterwards.
  ///   - onState: Whether the range is for turning on.
  public func setProgressForState(
    fromProgress: Double,
    toProgress: Double,
    forOnState onState: Bool
  ) {
    let range = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
    if onState { onRange = range } else { offRange = range }
    if onState == isOn, !animationView.isAnimationPlaying { rest() }
  }

  /// Sets a range, as the README of lottie-ios 3.0 writes it.
  public func setProgressForState(
    fromProgress: Double,
    toProgress: Double,
    forState onState: Bool
  ) {
    setProgressForState(fromProgress: fromProgress, toProgress: toProgress, forOnState: onState)
  }

  /// The progress shown in its state.
  public var restingProgress: Double { range(isOn).toProgress }

  /// Switches it.
  ///
  /// - Parameters:
  ///   - isOn: The new state.
  ///   - isAnimated: Whether to play the transition; otherwise its end is shown at once.
  /// - Returns: The range now played; nil for none.
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

  open override func respond(to event: ControlEvent) -> PlayRange? {
    guard event == .touchUpInside else { return nil }
    let range = setIsOn(!isOn, animated: true)
    stateUpdated?(isOn)
    runActions(.valueChanged)
    return range
  }

  /// The transition to a state, starting at a progress.
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
