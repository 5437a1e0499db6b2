public import LottieModel
public import LottieScene

/// Runs a state machine of a dotLottie container without a screen, as dotLottie's player does.
///
/// Time comes from the caller, by ``update(at:)``; the same calls give the same events. Nothing is drawn
/// here: ``animationID``, ``frame`` and ``theme`` say what shows. URLs are never opened.
///
/// Like a view it belongs to one thread, or one actor, at a time.
public final class StateMachine {
  /// A value of an input.
  public enum Value: Hashable, Sendable {
    /// A number, in the player's single precision.
    case number(Float)
    /// A string.
    case string(String)
    /// True or false.
    case boolean(Bool)
  }

  /// Whether the machine runs.
  public enum Status: String, Sendable {
    /// Not started, or stopped by a final state, an error or the caller.
    case stopped = "Stopped"
    /// It runs.
    case running = "Running"
    /// It is on the way to a state.
    case tweening = "Tweening"
  }

  /// Cycles of states after which the machine stops with an error.
  static let maximumCycles = 20

  /// The machine as written.
  public let model: StateMachineModel
  /// Whether it runs.
  public internal(set) var status = Status.stopped
  /// Id of the animation that shows.
  public private(set) var animationID: String
  /// Id of the theme that was applied last; nil is none.
  public var theme: String? { themes.last }
  /// Ids of the themes that are applied, one over the other: a theme leaves the slots of earlier ones that it
  /// has no rules for as they are.
  public internal(set) var themes: [String] = []
  /// The color that the present state puts behind the animation; nil where it has none.
  public var backgroundColor: Color? { current?.playback?.backgroundColor.map(Color.init(rgba:)) }

  let states: [String: StateMachineModel.State]
  let global: StateMachineModel.State?
  private let loadAnimation: (String) -> LottieAnimation?
  private let hitTest: (String, Double, Double) -> Bool
  /// The middle of a layer on the canvas, by its name; nil where it cannot be hit.
  package var hitCenter: (String) -> Point? = { _ in nil }
  private var clips: [String: MachinePlayback.Clip?] = [:]
  let isTheme: (String) -> Bool

  var playback: MachinePlayback
  var inputs: MachineInputs
  var random = MachineRandom()
  var current: StateMachineModel.State?
  /// The event that was fired last and not used.
  var pending: String?
  /// The target of a tween, and the frame it lands at.
  var landing: (state: StateMachineModel.State, frame: Float)?
  /// The states since the last cycle.
  var history: [String] = []
  var hasLeftSource = false
  var hasChangedInputs = false
  /// Seconds since the start.
  var elapsedTime: Float = 0
  private let usesElapsedTime: Set<String>
  /// The layer that the pointer is in; empty is none.
  private var enteredLayer = ""
  /// Whether time stands still: after a stop, until playback or the machine is started again.
  private var isHalted = false
  /// Whether the next step of time has no length: the first after time stood still.
  private var resumes = false
  private var clock = 0.0
  private var events: [StateMachineEvent] = []
  private var lifecycle: [StateMachineEvent.Kind] = []

  /// Creates a machine that is not started.
  ///
  /// - Parameters:
  ///   - model: The machine as written.
  ///   - animation: The animation that shows first, by its id.
  ///   - load: Loads other animations, by their ids; nil where there is none.
  ///   - isTheme: Whether a theme can be applied, by its id.
  ///   - hitTest: Whether a point of the canvas hits a layer of the frame that shows, by its name.
  public init(
    _ model: StateMachineModel,
    animation: (id: String, animation: LottieAnimation),
    load: @escaping (String) -> LottieAnimation? = { _ in nil },
    isTheme: @escaping (String) -> Bool = { _ in false },
    hitTest: @escaping (_ layer: String, _ x: Double, _ y: Double) -> Bool = { _, _, _ in false }
  ) {
    self.model = model
    animationID = animation.id
    loadAnimation = load
    self.isTheme = isTheme
    self.hitTest = hitTest
    playback = MachinePlayback(MachinePlayback.Clip(animation.animation))
    inputs = MachineInputs(model.inputs)
    states = Dictionary(model.states.map { ($0.name, $0) }) { first, _ in first }
    global = model.states.first { $0.playback == nil }
    usesElapsedTime = Set(model.states.filter(\.usesElapsedTime).map(\.name))
  }

  /// Name of the present state; empty before the start.
  public var state: String { current?.name ?? "" }

  /// The frame that shows, from 0.
  public var frame: Double { Double(playback.frame) }

  /// The frame that shows, in the time of its composition; to thousandths, as the player has it.
  public var compositionFrame: Double {
    playback.clip.startFrame + (Double(playback.frame) * 1000).rounded() / 1000
  }

  /// Whether the animation plays.
  public var isPlaying: Bool { playback.isPlaying }

  /// The value of an input; nil for events and unknown names.
  public func value(of name: String) -> Value? {
    inputs.numbers[name].map { .number($0.value) } ?? inputs.booleans[name].map {
      .boolean($0.value)
    }
      ?? inputs.strings[name].map { .string($0.value) }
  }

  /// What happened since this was last called, in its order: of each call the machine's events, then
  /// those of playback.
  public func takeEvents() -> [StateMachineEvent] {
    defer { events = [] }
    return events
  }

  /// Starts the machine at its initial state.
  ///
  /// - Returns: False if there is no such state.
  @discardableResult
  public func start() -> Bool {
    defer { flush() }
    playback.stop()
    playback.setMode(.forward)
    playback.setSpeed(1)
    playback.setLoops(false, count: 0)
    playback.pause()
    guard !model.initial.isEmpty, !model.states.isEmpty else { return false }
    elapsedTime = 0
    random = MachineRandom()
    guard move(to: model.initial, by: nil, fromGlobal: false) else {
      tell(.error("Error setting initial state: CreationError"))
      return false
    }
    guard status != .running else { return true }
    status = .running
    lifecycle.append(.started)
    resume()
    run()
    return true
  }

  /// Stops the machine, and starts it again; inputs keep their values.
  @discardableResult
  public func restart() -> Bool {
    halt()
    return start()
  }

  /// Moves time on; time does not run backwards.
  public func update(at time: Double) {
    guard time.isFinite else { return }
    let step = max(0, time - clock)
    clock = max(clock, time)
    guard !isHalted else { return }
    tick(resumes ? 0 : Float(step * 1000))
    resumes = false
    flush()
  }

  /// Sets an input; one that the machine does not have is ignored.
  public func set(_ name: String, to value: Value) {
    assign(name, value, isAction: false)
    if !name.hasPrefix("@") { run() }
    flush()
  }

  /// Fires an event.
  ///
  /// - Returns: False if the machine does not have it.
  @discardableResult
  public func fire(_ name: String) -> Bool {
    defer { flush() }
    return fire(name, runs: true)
  }

  /// Enters a state from outside.
  ///
  /// - Parameters:
  ///   - name: Name of the state.
  ///   - evaluates: Whether transitions follow at once.
  /// - Returns: False if there is no such state.
  @discardableResult
  public func override(_ name: String, evaluates: Bool = false) -> Bool {
    defer { flush() }
    guard move(to: name, by: nil, fromGlobal: false) else { return false }
    if evaluates { run() }
    return true
  }

  /// Plays the animation from outside.
  public func play() {
    resume()
    playback.play()
    flush()
  }

  /// Pauses the animation from outside; time stands still.
  public func pause() {
    playback.pause()
    isHalted = true
    flush()
  }

  /// Stops the animation from outside; time stands still.
  public func stop() {
    playback.stop()
    isHalted = true
    flush()
  }
}

/// What moves it.
extension StateMachine {
  /// Notes an event of the machine.
  func tell(_ kind: StateMachineEvent.Kind) {
    events.append(StateMachineEvent(time: clock, kind: kind))
  }

  /// Ends a call: starts and stops are told after what they caused, and playback last.
  private func flush() {
    // What a stopped machine plays goes on.
    if lifecycle.last == .stopped { isHalted = !playback.isPlaying }
    for kind in lifecycle + playback.told { tell(kind) }
    lifecycle = []
    playback.told = []
  }

  private func resume() {
    if isHalted { resumes = true }
    isHalted = false
  }

  /// Stops the machine: playback is as it was before.
  func halt() {
    status = .stopped
    lifecycle.append(.stopped)
    isHalted = true
    playback.setMode(.forward)
    playback.setSpeed(1)
    playback.setLoops(false, count: 0)
    playback.clearSegment()
    playback.pause()
  }

  private func tick(_ milliseconds: Float) {
    playback.tick(milliseconds)
    switch playback.takeCompletion() {
    case .complete: finished(isLoop: false)
    case .loop: finished(isLoop: true)
    case nil: break
    }
    if status == .tweening, !playback.isTweening { land() }
    guard status != .stopped else { return }
    elapsedTime += max(0, milliseconds * 0.001)
    if global.map({ usesElapsedTime.contains($0.name) }) == true || usesElapsedTime.contains(state)
    {
      run()
    }
  }

  private func finished(isLoop: Bool) {
    let state = state
    act { $0 == (isLoop ? .onLoopComplete(state: state) : .onComplete(state: state)) }
  }

  private func act(_ isMatch: (StateMachineModel.Interaction.Trigger) -> Bool) {
    act(model.interactions.filter { isMatch($0.trigger) }.flatMap(\.actions))
  }

  private func act(_ actions: [StateMachineModel.Action]) {
    for action in actions { perform(action, runs: true) }
  }

  /// Shows the animation of a state.
  func show(_ id: String) {
    guard !id.isEmpty, id != animationID else { return }
    playback.pause()
    themes = []
    if clips[id] == nil { clips[id] = loadAnimation(id).map { MachinePlayback.Clip($0) } }
    guard let clip = clips[id] ?? nil else {
      return playback.told.append(.loadFailed(animation: id))
    }
    animationID = id
    playback.load(clip)
  }
}

/// Pointers.
extension StateMachine {
  /// Something a pointer does.
  public enum Pointer: String, Sendable, CaseIterable {
    /// It comes onto the canvas.
    case enter
    /// It leaves the canvas.
    case exit
    /// It moves.
    case move
    /// It is pressed.
    case down
    /// It is released.
    case up
    /// It clicks.
    case click
  }

  /// Moves or presses a pointer at a point of the canvas.
  public func pointer(_ pointer: Pointer, x: Double, y: Double) {
    if pointer != .move { explicit(pointer, x, y) }
    if pointer == .move || pointer == .down || pointer == .up { track(pointer, x, y) }
    flush()
  }

  private func explicit(_ pointer: Pointer, _ x: Double, _ y: Double) {
    var actions: [StateMachineModel.Action] = []
    var entered = enteredLayer
    for interaction in model.interactions {
      guard let (kind, layer) = interaction.trigger.pointer, kind == pointer else { continue }
      if let layer {
        if pointer == .exit {
          guard enteredLayer == layer, !hitTest(layer, x, y) else { continue }
          entered = ""
        } else {
          guard hitTest(layer, x, y) else { continue }
          entered = layer
        }
      }
      actions += interaction.actions
    }
    enteredLayer = entered
    act(actions)
  }

  /// Follows a pointer into layers and out of them.
  private func track(_ pointer: Pointer, _ x: Double, _ y: Double) {
    var actions: [StateMachineModel.Action] = []
    if pointer == .move {
      actions = model.interactions.filter { $0.trigger == .pointerMove }.flatMap(\.actions)
    }
    let old = enteredLayer
    var isHit = false
    for case let (kind, layer?) in model.interactions.compactMap(\.trigger.pointer)
    where kind == .enter || kind == .exit {
      guard hitTest(layer, x, y) else { continue }
      isHit = true
      if enteredLayer == layer { break }
      enteredLayer = layer
      actions += self.actions(.pointerEnter(layer: layer))
    }
    if !isHit, !old.isEmpty {
      enteredLayer = ""
      actions += self.actions(.pointerExit(layer: old))
    }
    act(actions)
  }

  private func actions(
    _ trigger: StateMachineModel.Interaction.Trigger
  ) -> [StateMachineModel.Action] {
    model.interactions.filter { $0.trigger == trigger }.flatMap(\.actions)
  }
}

extension StateMachineModel.Interaction.Trigger {
  /// What a pointer does, and over which layer; nil for other events.
  fileprivate var pointer: (StateMachine.Pointer, layer: String?)? {
    switch self {
    case .pointerUp(let layer): (.up, layer)
    case .pointerDown(let layer): (.down, layer)
    case .pointerEnter(let layer): (.enter, layer)
    case .pointerExit(let layer): (.exit, layer)
    case .click(let layer): (.click, layer)
    case .pointerMove: (.move, nil)
    case .onComplete, .onLoopComplete: nil
    }
  }
}

extension StateMachineModel.State {
  /// Whether a guard compares the time since the start.
  fileprivate var usesElapsedTime: Bool {
    transitions.flatMap { $0.guards ?? [] }.contains { condition in
      guard case .numeric(_, let operand) = condition.kind else { return false }
      return condition.input == StateMachine.elapsed || operand == .text(StateMachine.elapsed)
    }
  }
}

extension Color {
  /// Creates a color from four bytes, `0xRRGGBBAA`.
  fileprivate init(rgba: UInt32) {
    let parts = [24, 16, 8, 0].map { Double(rgba >> UInt32($0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
