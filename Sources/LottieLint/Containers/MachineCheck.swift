import LottieModel

/// Checks a state machine: what it names, and where it goes.
struct MachineCheck {
  private let facts: ContainerFacts

  init(_ facts: ContainerFacts) { self.facts = facts }

  func findings(_ bytes: [UInt8]) -> ContainerFindings {
    var found = ContainerFindings(bytes)
    let model: StateMachineModel
    do throws(ContainerDefects) {
      model = try StateMachineModel.decode(bytes)
    } catch {
      found.add(error, .machine)
      return found
    }
    var search = MachineSearch(model, facts)
    search.run()
    for (rule, severity, message, location) in search.found {
      found.add(rule, severity, message, at: location)
    }
    return found
  }
}

/// Looks at each part of a machine.
private struct MachineSearch {
  private let model: StateMachineModel
  private let facts: ContainerFacts
  private let states: [String: StateMachineModel.State]
  /// The types of the inputs of a name.
  private var inputs: [String: Set<String>] = [:]
  var found: [(RuleID, Severity, String, JSONLocation)] = []

  init(_ model: StateMachineModel, _ facts: ContainerFacts) {
    (self.model, self.facts) = (model, facts)
    states = Dictionary(model.states.map { ($0.name, $0) }) { first, _ in first }
    for input in model.inputs { inputs[input.name, default: []].insert(input.kind.type) }
  }

  mutating func run() {
    if states[model.initial] == nil {
      let place = model.document.withRoot { $0[.initial]?.location ?? $0.location }
      refer(.error, "there is no initial state \(Words.quoted(model.initial))", place)
    }
    for state in model.states { check(state) }
    for interaction in model.interactions { check(interaction) }
    inputNames()
    reachability()
    cycles()
  }

  private mutating func refer(_ severity: Severity, _ message: String, _ location: JSONLocation) {
    found.append((.machineReference, severity, message, location))
  }

  private mutating func flow(_ severity: Severity, _ message: String, _ location: JSONLocation) {
    found.append((.machineFlow, severity, message, location))
  }

  /// The place of a member, or of the object that lacks it.
  private func place(_ member: JSONName, of location: JSONLocation) -> JSONLocation {
    model.document.withValue(at: location) { $0[member]?.location ?? $0.location }
  }

  private mutating func check(_ state: StateMachineModel.State) {
    for action in state.entryActions + state.exitActions { check(action) }
    let unguarded = state.transitions.filter { $0.guards?.isEmpty ?? true }
    if unguarded.count > 1 {
      flow(
        .warning,
        "of \(unguarded.count) transitions without guards the last is taken",
        place(.guards, of: unguarded[0].location)
      )
    }
    for transition in state.transitions { check(transition, of: state) }
    guard let playback = state.playback else { return }
    let animation = playback.animation
    if !animation.isEmpty, !facts.animationIDs.contains(animation) {
      refer(
        .warning,
        "there is no animation \(Words.quoted(animation))",
        place(.animation, of: state.location)
      )
    } else if let marker = playback.segment, !marker.isEmpty,
      !facts.hasMarker(marker, in: animation)
    {
      refer(
        .warning,
        "there is no marker \(Words.quoted(marker)), so all of the animation plays",
        place(.segment, of: state.location)
      )
    }
    if playback.speed <= 0 {
      flow(
        .warning,
        "a speed of \(Words.number(playback.speed)) keeps that of the state before",
        place(.speed, of: state.location)
      )
    }
    if playback.isFinal, state.name == model.initial {
      flow(
        .warning,
        "the initial state is final: the machine goes on all the same",
        place(.isFinal, of: state.location)
      )
    }
  }

  private mutating func check(
    _ transition: StateMachineModel.Transition,
    of state: StateMachineModel.State
  ) {
    let target = states[transition.target]
    if target == nil {
      refer(
        .warning,
        "there is no state \(Words.quoted(transition.target))",
        place(.toState, of: transition.location)
      )
    }
    for condition in transition.guards ?? [] { check(condition) }
    guard let tween = transition.tween else { return }
    if target?.playback == nil, target != nil {
      flow(
        .warning,
        "a tween cannot lead to the global state",
        place(.toState, of: transition.location)
      )
    }
    if tween.duration <= 0 {
      flow(
        .warning,
        "a tween of \(Words.number(tween.duration)) s is at once",
        place(.tweenDuration, of: transition.location)
      )
    } else if tween.easing.count == 4,
      !(0...1).contains(tween.easing[0]) || !(0...1).contains(tween.easing[2])
    {
      flow(
        .warning,
        "the times of an easing are 0 to 1; with others the tween is at once",
        place(.easing, of: transition.location)
      )
    }
  }

  private mutating func check(_ condition: StateMachineModel.Guard) {
    guard !condition.input.hasPrefix("@") else { return }
    let wanted = condition.kind.type
    guard let types = inputs[condition.input] else {
      return refer(
        .warning,
        "there is no input \(Words.quoted(condition.input)), so the guard never holds",
        place(.inputName, of: condition.location)
      )
    }
    guard !types.contains(wanted) else { return }
    refer(
      .warning,
      "the input \(Words.quoted(condition.input)) is \(types.sorted().joined(separator: ", ")), "
        + "the guard \(wanted), so it never holds",
      place(.inputName, of: condition.location)
    )
  }

  private mutating func check(_ action: StateMachineModel.Action) {
    if let name = action.input, !name.hasPrefix("@") {
      ignored(action, defect(ofInput: name, action.kind.inputType), .inputName)
    }
    for operand in action.kind.operands { check(operand, of: action) }
    if case .setTheme(let theme) = action.kind, !theme.isEmpty, !theme.hasPrefix("$"),
      !facts.themes.contains(theme)
    {
      refer(
        .warning,
        "there is no theme \(Words.quoted(theme))",
        place(.operand, of: action.location)
      )
    }
  }

  /// A value that is text must be the name of an input of the action's type.
  private mutating func check(
    _ operand: StateMachineModel.Operand,
    of action: StateMachineModel.Action
  ) {
    guard case .text(let text) = operand, !text.hasPrefix("@") else { return }
    let defect =
      text.hasPrefix("$")
      ? defect(ofInput: String(text.dropFirst()), action.kind.inputType ?? "Numeric")
      : "the value \(Words.quoted(text)) is text"
    ignored(action, defect, .operand)
  }

  /// What is wrong with an input by a name, of a type or, for nil, of any; nil for nothing.
  private func defect(ofInput name: String, _ wanted: String?) -> String? {
    guard let types = inputs[name] else { return "there is no input \(Words.quoted(name))" }
    guard let wanted, !types.contains(wanted) else { return nil }
    return "the input \(Words.quoted(name)) is not \(wanted)"
  }

  /// Tells that an action does nothing, for a defect of one of its members.
  private mutating func ignored(
    _ action: StateMachineModel.Action,
    _ defect: String?,
    _ member: JSONName
  ) {
    guard let defect else { return }
    refer(.warning, "\(defect), so the action does nothing", place(member, of: action.location))
  }

  private mutating func check(_ interaction: StateMachineModel.Interaction) {
    for action in interaction.actions { check(action) }
    switch interaction.trigger {
    case .onComplete(let state), .onLoopComplete(let state):
      guard states[state] == nil else { break }
      refer(
        .warning,
        "there is no state \(Words.quoted(state)), so nothing is done",
        place(.stateName, of: interaction.location)
      )
    case .pointerUp(let layer?), .pointerDown(let layer?), .pointerEnter(let layer?),
      .pointerExit(let layer?), .click(let layer?):
      guard !layer.isEmpty, !facts.hasLayer(layer) else { break }
      refer(
        .warning,
        "no animation has a layer \(Words.quoted(layer))",
        place(.layerName, of: interaction.location)
      )
    case .pointerUp, .pointerDown, .pointerEnter, .pointerExit, .pointerMove, .click: break
    }
  }

  /// Inputs with the name of one before.
  private mutating func inputNames() {
    var seen: Set<String> = []
    for input in model.inputs where !seen.insert(input.name).inserted {
      flow(
        .warning,
        "a second input is named \(Words.quoted(input.name))",
        place(.containerName, of: input.location)
      )
    }
  }

  /// States that no transition leads to.
  private mutating func reachability() {
    guard states[model.initial] != nil else { return }
    var seen: Set<String> = []
    var waiting = [model.initial]
    for state in model.states where state.playback == nil {
      seen.insert(state.name)
      waiting += state.transitions.map(\.target)
    }
    while let name = waiting.popLast() {
      guard let state = states[name], seen.insert(name).inserted || name == model.initial else {
        continue
      }
      waiting += state.transitions.map(\.target).filter { !seen.contains($0) }
    }
    for state in model.states where !seen.contains(state.name) {
      flow(
        .info,
        "no transition leads to the state \(Words.quoted(state.name))",
        place(.containerName, of: state.location)
      )
    }
  }

  /// States that lead on to one another at once, without end.
  private mutating func cycles() {
    var told: Set<String> = []
    for state in model.states where state.playback != nil && !told.contains(state.name) {
      var path: [String] = []
      var next: StateMachineModel.State? = state
      while let now = next, !told.contains(now.name) {
        if let start = path.firstIndex(of: now.name) {
          let names = path[start...].map { Words.quoted($0) }
          flow(
            .warning,
            "\(names.joined(separator: " → ")) → \(names[0]) never rests; the machine stops with an error",
            place(.transitions, of: now.location)
          )
          break
        }
        path.append(now.name)
        let way = now.transitions.last { $0.guards?.isEmpty ?? true }
        next =
          now.playback?.isFinal == true || way?.tween != nil
          ? nil : way.flatMap { states[$0.target] }
      }
      told.formUnion(path)
    }
  }
}

extension StateMachineModel.Input.Kind {
  fileprivate var type: String {
    switch self {
    case .numeric: "Numeric"
    case .string: "String"
    case .boolean: "Boolean"
    case .event: "Event"
    }
  }
}

extension StateMachineModel.Guard.Kind {
  fileprivate var type: String {
    switch self {
    case .numeric: "Numeric"
    case .string: "String"
    case .boolean: "Boolean"
    case .event: "Event"
    }
  }
}

extension StateMachineModel.Action.Kind {
  /// The type of the input that it changes; nil for any, or none.
  fileprivate var inputType: String? {
    switch self {
    case .increment, .decrement, .multiply, .floor, .clamp, .setRandom, .setNumeric: "Numeric"
    case .setBoolean, .toggle: "Boolean"
    case .setString: "String"
    case .fire: "Event"
    case .reset, .setTheme, .setFrame, .setProgress, .fireCustomEvent, .openURL: nil
    }
  }

  /// What it computes with, besides the input that it changes.
  fileprivate var operands: [StateMachineModel.Operand] {
    switch self {
    case .increment(_, let amount), .decrement(_, let amount): [amount].compactMap(\.self)
    case .multiply(_, let value), .setNumeric(_, let value), .setBoolean(_, let value),
      .setFrame(let value), .setProgress(let value):
      [value]
    case .clamp(_, let minimum, let maximum), .setRandom(_, let minimum, let maximum, _):
      [minimum, maximum].compactMap(\.self)
    case .floor, .setString, .toggle, .fire, .reset, .setTheme, .fireCustomEvent, .openURL: []
    }
  }
}
