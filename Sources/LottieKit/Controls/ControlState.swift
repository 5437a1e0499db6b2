/// Which state a control is in; several may hold at once.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// One bit for each state that holds.
  public let rawValue: UInt

  /// The states of bits; unknown bits are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// None of the others holds.
  public static let normal: ControlState = []
  /// A finger is on it, or the pointer over it.
  public static let highlighted = ControlState(rawValue: 1)
  /// It cannot be used: events change nothing.
  public static let disabled = ControlState(rawValue: 2)
  /// It is chosen, as a switch is that is on.
  public static let selected = ControlState(rawValue: 4)
  /// Keys go to it; nothing sets this but the program.
  public static let focused = ControlState(rawValue: 8)
}

/// What a finger, or a pointer, does to a control.
public enum ControlEvent: Hashable, Sendable, CaseIterable {
  /// A finger is put on it, which highlights it.
  case touchDown
  /// A finger that was put on it is lifted on it: it is pressed.
  case touchUpInside
  /// A finger put on it is lifted elsewhere.
  case touchUpOutside
  /// A finger on it moves out of it.
  case touchDragExit
  /// A finger put on it moves into it again.
  case touchDragEnter
  /// The touch is taken away by something else.
  case touchCancel
  /// A switch was turned by a finger; the control itself sends it.
  case valueChanged
}
