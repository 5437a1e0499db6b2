import LottieEngine
public import LottieModel

/// A control that holds an animation view, and shows one of its layers for each of its states.
///
/// It has no screen: whoever has one says what happens with ``handle(_:)``, tells the view the time and
/// draws it. Like its view it belongs to one thread, or one actor, at a time.
public class AnimatedControl {
  /// Plays and draws the animation; size, scale, speed and providers are set there.
  public let animationView: LottieAnimationView
  private var layerNames: [ControlState: String] = [:]
  /// Layers that show, or do not, otherwise than the document says, by name.
  private var visibilities: [String: Bool] = [:]
  private var actions: [(event: ControlEvent, run: (ControlEvent) -> Void)] = []

  /// A control without layers for states: all show.
  ///
  /// - Parameter animation: The animation; nil is none for now.
  public init(animation: LottieAnimation? = nil) {
    animationView = LottieAnimationView(animation: animation)
  }

  /// The animation; a new one shows the layers of the state that holds.
  public var animation: LottieAnimation? {
    get { animationView.animation }
    set {
      animationView.animation = newValue
      showLayers()
    }
  }

  /// Factor of the speed at which it plays.
  public var animationSpeed: Double {
    get { animationView.animationSpeed }
    set { animationView.animationSpeed = newValue }
  }

  /// The state; layers are shown and hidden with it, as the next draw shows.
  public var state = ControlState.normal {
    didSet { if state != oldValue { showLayers() } }
  }

  /// Whether it can be used; otherwise events change nothing.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether it is chosen, as a switch is that is on.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether a finger is on it; ``handle(_:)`` sets it.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  /// Shows a layer, and none of the animation's other own layers, in exactly this state; a state without
  /// a layer, or with one that the animation does not have, shows all.
  public func setLayer(named name: String, forState state: ControlState) {
    layerNames[state] = name
    showLayers()
  }

  /// The names of the animation's own layers that show now, in the document's order.
  public var visibleLayerNames: [String] {
    let layers = animation?.layers ?? []
    guard let shown = shownLayer else { return layers.filter { !$0.isHidden }.map(\.name) }
    return layers.map(\.name).filter { $0 == shown }
  }

  /// The name of the layer of this state; nil when there is none.
  private var shownLayer: String? {
    guard let name = layerNames[state],
      animation?.layers.contains(where: { $0.name == name }) == true
    else { return nil }
    return name
  }

  /// Has something done when an event happens, after the control itself did what it does.
  public func addAction(for event: ControlEvent, _ run: @escaping (ControlEvent) -> Void) {
    actions.append((event, run))
  }

  /// Takes an event: highlights while a finger is on it, plays what the control plays, runs its actions.
  ///
  /// - Returns: What is played from now on, once; nil when nothing is, as when it is not enabled.
  @discardableResult
  public final func handle(_ event: ControlEvent) -> PlayRange? {
    switch event {
    case .touchDown, .touchDragEnter: isHighlighted = isEnabled
    case .touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel: isHighlighted = false
    case .valueChanged: break
    }
    guard isEnabled else { return nil }
    let range = respond(to: event)
    runActions(event)
    return range
  }

  /// What a kind of control does at an event, when it is enabled.
  func respond(to event: ControlEvent) -> PlayRange? { nil }

  /// Runs the actions of an event.
  func runActions(_ event: ControlEvent) {
    for action in actions where action.event == event { action.run(event) }
  }

  /// Plays a range once.
  func play(_ range: PlayRange) {
    animationView.play(
      fromProgress: range.fromProgress,
      toProgress: range.toProgress,
      loopMode: .playOnce
    ) { [weak animationView] isFinished in
      if isFinished, range.finalProgress != range.toProgress {
        animationView?.currentProgress = range.finalProgress
      }
    }
  }

  private func set(_ part: ControlState, _ isOn: Bool) {
    if isOn { state.insert(part) } else { state.remove(part) }
  }

  /// Shows what this state shows.
  private func showLayers() {
    var wanted: [String: Bool] = [:]
    if let shownLayer {
      for layer in animation?.layers ?? [] where layer.isHidden == (layer.name == shownLayer) {
        wanted[layer.name] = layer.isHidden
      }
    }
    let documented = Set((animation?.layers ?? []).filter { !$0.isHidden }.map(\.name))
    for name in Set(wanted.keys).union(visibilities.keys) where wanted[name] != visibilities[name] {
      let isShown = wanted[name] ?? documented.contains(name)
      animationView.setNodeIsEnabled(isShown, keypath: AnimationKeypath(name: name))
    }
    visibilities = wanted
  }
}

extension AnimationKeypath {
  /// The keypath of one name, in which stars and backslashes stand for themselves.
  fileprivate init(name: String) {
    self.init(keys: [name.replacing("\\", with: "\\\\").replacing("*", with: "\\*")])
  }
}
