public import LottieModel

/// What happens to a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
  /// A finger is put on it.
  case touchDown
  /// A finger on it is lifted.
  case touchUpInside
  /// A finger put on it is lifted elsewhere.
  case touchUpOutside
  /// A finger on it moves out of it.
  case touchDragExit
  /// A finger put on it moves into it again.
  case touchDragEnter
  /// The touch is taken away by something else.
  case touchCancel
  /// Its value changed.
  case valueChanged
}

/// A button that plays a stretch of its animation when something happens to it.
public struct AnimatedButton: Sendable {
  /// What it shows in each state.
  public var control: AnimatedControl
  private var ranges: [ControlEvent: PlayRange] = [
    .touchUpInside: PlayRange(fromProgress: 0, toProgress: 1)
  ]

  /// A button that plays all of its animation when it is pressed.
  public init(animation: LottieAnimation) {
    control = AnimatedControl(animation: animation)
  }

  /// Plays a stretch at an event.
  public mutating func setPlayRange(
    fromProgress: Double,
    toProgress: Double,
    event: ControlEvent
  ) {
    ranges[event] = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
  }

  /// Plays from one marker to another at an event.
  ///
  /// - Returns: False, and nothing changes, when there is no such marker.
  @discardableResult
  public mutating func setPlayRange(
    fromMarker fromName: String,
    toMarker toName: String,
    event: ControlEvent
  ) -> Bool {
    guard let from = control.animation.progressTime(forMarker: fromName),
      let to = control.animation.progressTime(forMarker: toName)
    else { return false }
    ranges[event] = PlayRange(fromProgress: from, toProgress: to)
    return true
  }

  /// Takes an event.
  ///
  /// - Returns: What is played now, once; nil when nothing is, as for a button that is not enabled.
  public mutating func handle(_ event: ControlEvent) -> PlayRange? {
    switch event {
    case .touchDown, .touchDragEnter: control.isHighlighted = control.isEnabled
    case .touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel:
      control.isHighlighted = false
    case .valueChanged: break
    }
    return control.isEnabled ? ranges[event] : nil
  }
}
