/// The state of a control; several may be combined.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a state from its bits; unknown ones are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No other state.
  public static let normal: ControlState = []
  /// Touched, or under the pointer.
  public static let highlighted = ControlState(rawValue: 1)
  /// Disabled: events do nothing.
  public static let disabled = ControlState(rawValue: 2)
  /// Selected, like a switch that is on.
  public static let selected = ControlState(rawValue: 4)
  /// Has the keyboard focus; only the program sets it.
  public static let focused = ControlState(rawValue: 8)
}

/// A touch or pointer event of a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
  /// A touch began inside, which highlights it.
  case touchDown
  /// A touch ended inside: it is pressed.
  case touchUpInside
  /// A touch ended outside.
  case touchUpOutside
  /// A touch moved from inside to outside.
  case touchDragExit
  /// A touch moved from outside back inside.
  case touchDragEnter
  /// The system cancelled the touch.
  case touchCancel
  /// A switch was switched by an event; sent by the control itself.
  case valueChanged
}
