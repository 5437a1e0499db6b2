/// Which state a control is in; several may hold at once.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A state of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// None of the others.
  public static let normal: ControlState = []
  /// Pressed, or under the pointer.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not to be used.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen.
  public static let selected = ControlState(rawValue: 4)
  /// The one that keys go to.
  public static let focused = ControlState(rawValue: 8)
}

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
