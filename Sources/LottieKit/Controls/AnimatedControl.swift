public import LottieEngine
public import LottieModel

/// A control that holds an animation view, and shows one of its layers for each of its states.
///
/// It has no screen: pass events to ``handle(_:)``, and update and draw its view. Like its view it belongs to
/// one thread, or one actor, at a time.
open class AnimatedControl {
  /// Plays and draws the animation; size, scale, speed and providers are set there.
  public let animationView: LottieAnimationView
  private var layerNames: [ControlState: String] = [:]
  /// Layers whose visibility differs from the document's, by name.
  private var visibilities: [String: Bool] = [:]
  private var actions: [(event: ControlEvent, run: (ControlEvent) -> Void)] = []

  /// Creates a control without layers for states: all are visible.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for none yet.
  ///   - configuration: Effect of the wish for less motion.
  public init(
    animation: LottieAnimation? = nil,
    configuration: LottieConfiguration = .shared
  ) {
    animationView = LottieAnimationView(animation: animation, configuration: configuration)
  }

  /// The animation; a new one shows the layers of the current state.
  public var animation: LottieAnimation? {
    get { animationView.animation }
    set {
      animationView.animation = newValue
      showLayers()
      animationDidSet()
    }
  }

  /// Called after ``animation`` was set, for controls that derive from this.
  open func animationDidSet() {}

  /// Playback speed multiplier.
  public var animationSpeed: Double {
    get { animationView.animationSpeed }
    set { animationView.animationSpeed = newValue }
  }

  /// The state; the next draw shows its layers.
  public var state = ControlState.normal {
    didSet { if state != oldValue { showLayers() } }
  }

  /// Whether it is enabled; otherwise events do nothing.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether it is selected, like a switch that is on.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether it is touched; set by ``handle(_:)``.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  /// Shows only this of the animation's own layers in exactly this state; a state without a layer, or
  /// with one that the animation lacks, shows all.
  public func setLayer(named name: String, forState state: ControlState) {
    layerNames[state] = name
    showLayers()
  }

  /// Sets a provider in ``animationView``.
  @discardableResult
  public func setValueProvider(
    _ valueProvider: any AnyValueProvider,
    keypath: AnimationKeypath
  ) -> ProviderMatch {
    animationView.setValueProvider(valueProvider, keypath: keypath)
  }

  /// Restores the document's values in ``animationView``.
  @discardableResult
  public func removeValueProvider(for keypath: AnimationKeypath) -> ProviderMatch {
    animationView.removeValueProvider(for: keypath)
  }

  /// The names of the animation's own visible layers, in document order.
  public var visibleLayerNames: [String] {
    let layers = animation?.layers ?? []
    guard let shown = shownLayer else { return layers.filter { !$0.isHidden }.map(\.name) }
    return layers.map(\.name).filter { $0 == shown }
  }

  /// The name of the layer of this state; nil for none.
  private var shownLayer: String? {
    guard let name = layerNames[state],
      animation?.layers.contains(where: { $0.name == name }) == true
    else { return nil }
    return name
  }

  /// Adds an action to run at an event, after the control's own response.
  public func addAction(for event: ControlEvent, _ run: @escaping (ControlEvent) -> Void) {
    actions.append((event, run))
  }

  /// Handles an event: highlights while touched, plays the control's response, runs its actions.
  ///
  /// - Returns: The range now played, once; nil for none, as for a disabled control.
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

  /// The response of a kind of control to an event, while enabled; nothing unless overridden.
  ///
  /// - Returns: The range that it plays; nil for none.
  open func respond(to event: ControlEvent) -> PlayRange? { nil }

  /// Runs the actions of an event.
  func runActions(_ event: ControlEvent) {
    for action in actions where action.event == event { action.run(event) }
  }

  /// Plays a range once.
  public final func play(_ range: PlayRange) {
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

  /// Shows the layers of this state.
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
  /// Creates the keypath of one name, with stars and backslashes taken literally.
  fileprivate init(name: String) {
    self.init(keys: [name.replacing("\\", with: "\\\\").replacing("*", with: "\\*")])
  }
}
