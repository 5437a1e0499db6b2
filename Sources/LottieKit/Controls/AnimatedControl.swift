public import LottieEngine
public import LottieModel

/// The state of a control; several may be combined.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A state from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No other state.
  public static let normal: ControlState = []
  /// Pressed, or under the pointer.
  public static let highlighted = ControlState(rawValue: 1)
  /// Disabled.
  public static let disabled = ControlState(rawValue: 2)
  /// Selected.
  public static let selected = ControlState(rawValue: 4)
  /// Has the keyboard focus.
  public static let focused = ControlState(rawValue: 8)
}

/// A control that shows one of its animation's layers for each of its states.
///
/// It has no screen: it says which layers are visible, and ``apply(to:)`` hides the others.
public struct AnimatedControl: Sendable {
  /// Its animation.
  public let animation: LottieAnimation
  /// Its state.
  public var state = ControlState.normal
  private var layerNames: [ControlState: String] = [:]

  /// A control without layers for states: all are visible.
  public init(animation: LottieAnimation) {
    self.animation = animation
  }

  /// Whether it is enabled.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether it is selected.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether it is pressed.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  private mutating func set(_ part: ControlState, _ isOn: Bool) {
    if isOn { state.insert(part) } else { state.remove(part) }
  }

  /// Shows only this layer in a state.
  public mutating func setLayer(named name: String, forState state: ControlState) {
    layerNames[state] = name
  }

  /// The names of the animation's own layers that are visible now, in document order: all of them
  /// in a state without a layer, or with one the animation does not have.
  public var visibleLayerNames: [String] {
    let names = animation.layers.map(\.name)
    guard let shown = layerNames[state], names.contains(shown) else { return names }
    return names.filter { $0 == shown }
  }

  /// Hides the layers of a composition that this state does not show.
  public func apply(to composition: Composition) {
    let visible = Set(visibleLayerNames)
    for name in Set(animation.layers.map(\.name)) {
      // Stars in a name are escaped to match literally.
      let literal = name.replacing("*", with: "\\*")
      composition.setHidden(!visible.contains(name), keypath: AnimationKeypath(keys: [literal]))
    }
  }
}
