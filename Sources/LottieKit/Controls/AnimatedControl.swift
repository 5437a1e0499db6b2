public import LottieEngine
public import LottieModel

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

/// A control that shows one of its animation's layers for each of its states.
///
/// It has no screen: it answers which layers show, and ``apply(to:)`` hides the others.
public struct AnimatedControl: Sendable {
  /// Its animation.
  public let animation: LottieAnimation
  /// Its state.
  public var state = ControlState.normal
  private var layerNames: [ControlState: String] = [:]

  /// A control without layers for states: all show.
  public init(animation: LottieAnimation) {
    self.animation = animation
  }

  /// Whether it can be used.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether it is chosen.
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

  /// Shows a layer, and none of the others, in a state.
  public mutating func setLayer(named name: String, forState state: ControlState) {
    layerNames[state] = name
  }

  /// The names of the animation's own layers that show now, as in the document: all of them in a state
  /// without a layer, or with one the animation does not have.
  public var visibleLayerNames: [String] {
    let names = animation.layers.map(\.name)
    guard let shown = layerNames[state], names.contains(shown) else { return names }
    return names.filter { $0 == shown }
  }

  /// Shows in a composition of the animation what this state shows.
  public func apply(to composition: Composition) {
    let visible = Set(visibleLayerNames)
    for name in Set(animation.layers.map(\.name)) {
      // A name may hold stars, which are to stand for themselves.
      let literal = name.replacing("*", with: "\\*")
      composition.setHidden(!visible.contains(name), keypath: AnimationKeypath(keys: [literal]))
    }
  }
}
