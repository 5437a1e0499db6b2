public import LottieModel

/// A button that plays a range of its animation at an event.
open class AnimatedButton: AnimatedControl {
  /// Called when it was pressed, before the actions.
  public var performAction: (() -> Void)?
  private var ranges: [ControlEvent: PlayRange] = [
    .touchUpInside: PlayRange(fromProgress: 0, toProgress: 1)
  ]

  /// A button that plays its whole animation when pressed.
  public override init(
    animation: LottieAnimation? = nil,
    configuration: LottieConfiguration = .shared
  ) {
    super.init(animation: animation, configuration: configuration)
  }

  /// Plays a range at an event.
  ///
  /// - Parameters:
  ///   - fromProgress: The start, 0…1; a start after the end plays backwards.
  ///   - toProgress: The end, 0…1.
  ///   - event: The event.
  public func setPlayRange(
    fromProgress: Double,
    toProgress: Double,
    event: ControlEvent
  ) {
    ranges[event] = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
  }

  /// Plays from one marker to another at an event.
  ///
  /// - Returns: False if its animation lacks one of the markers; then nothing changes.
  @discardableResult
  public func setPlayRange(
    fromMarker fromName: String,
    toMarker toName: String,
    event: ControlEvent
  ) -> Bool {
    guard let from = animationView.progressTime(forMarker: fromName),
      let to = animationView.progressTime(forMarker: toName)
    else { return false }
    ranges[event] = PlayRange(fromProgress: from, toProgress: to)
    return true
  }

  open override func respond(to event: ControlEvent) -> PlayRange? {
    defer { if event == .touchUpInside { performAction?() } }
    guard let range = ranges[event] else { return nil }
    play(range)
    return range
  }
}
