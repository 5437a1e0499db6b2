public import LottieModel

/// An event of a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
  /// A touch began inside.
  case touchDown
  /// A touch ended inside.
  case touchUpInside
  /// A touch ended outside.
  case touchUpOutside
  /// A touch moved from inside to outside.
  case touchDragExit
  /// A touch moved from outside to inside.
  case touchDragEnter
  /// The system cancelled the touch.
  case touchCancel
  /// Its value changed.
  case valueChanged
}

/// A button that plays a range of its animation at an event.
public struct AnimatedButton: Sendable {
  /// The control, which shows a layer for each state.
  public var control: AnimatedControl
  private var ranges: [ControlEvent: PlayRange] = [
    .touchUpInside: PlayRange(fromProgress: 0, toProgress: 1)
  ]

  /// A button that plays its whole animation when pressed.
  public init(animation: LottieAnimation) {
    control = AnimatedControl(animation: animation)
  }

  /// Plays a range at an event.
  public mutating func setPlayRange(
    fromProgress: Double,
    toProgress: Double,
    event: ControlEvent
  ) {
    ranges[event] = PlayRange(fromProgress: fromProgress, toProgress: toProgress)
  }

  /// Plays from one marker to another at an event.
  ///
  /// - Returns: False, without any change, when a marker does not exist.
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

  /// Handles an event.
  ///
  /// - Returns: The range to play once; nil for none, as for a disabled button.
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
