extension StateMachineModel {
  /// Reads a state machine.
  ///
  /// - Throws: ``ContainerDefects``: what dotLottie's player refuses, such as a member of the wrong
  ///   type, two global states, two states of one name, and guards that compare with an unknown
  ///   input.
  public static func decode(_ bytes: [UInt8]) throws(ContainerDefects) -> StateMachineModel {
    let document = try StrictReading.document(bytes, .machine) { root, reading in
      MachineChecks(inputs: inputs(of: root)).check(root, &reading)
    }
    return document.withRoot { StateMachineModel($0, document) }
  }

  private init(_ root: JSONCursor, _ document: JSONDocument) {
    initial = root[.initial]?.string ?? ""
    states = root.read(.states, State.init)
    interactions = root.read(.interactions, Interaction.init)
    inputs = StateMachineModel.inputs(of: root)
    self.document = document
  }

  private static func inputs(of root: JSONCursor) -> [Input] {
    root.read(.inputs, Input.init).filter { !$0.name.hasPrefix("@") }
  }
}

extension StateMachineModel.Input {
  init?(_ cursor: JSONCursor) {
    name = cursor[.containerName]?.string ?? ""
    let value = cursor[.operand]
    switch cursor[.containerType]?.string {
    case "Numeric": kind = .numeric(value?.double ?? 0)
    case "String": kind = .string(value?.string ?? "")
    case "Boolean": kind = .boolean(value?.bool ?? false)
    case "Event": kind = .event
    default: return nil
    }
    location = cursor.location
  }
}

extension StateMachineModel.Interaction {
  init?(_ cursor: JSONCursor) {
    let layer = cursor[.layerName]?.string
    let state = cursor[.stateName]?.string ?? ""
    switch cursor[.containerType]?.string {
    case "PointerUp": trigger = .pointerUp(layer: layer)
    case "PointerDown": trigger = .pointerDown(layer: layer)
    case "PointerEnter": trigger = .pointerEnter(layer: layer)
    case "PointerExit": trigger = .pointerExit(layer: layer)
    case "PointerMove": trigger = .pointerMove
    case "Click": trigger = .click(layer: layer)
    case "OnComplete": trigger = .onComplete(state: state)
    case "OnLoopComplete": trigger = .onLoopComplete(state: state)
    default: return nil
    }
    actions = cursor.read(.actions, StateMachineModel.Action.init)
    location = cursor.location
  }
}

extension StateMachineModel.State {
  init?(_ cursor: JSONCursor) {
    name = cursor[.containerName]?.string ?? ""
    let isGlobal = cursor[.containerType]?.isString("GlobalState") ?? false
    playback = isGlobal ? nil : StateMachineModel.Playback(cursor)
    transitions = cursor.read(.transitions, StateMachineModel.Transition.init)
    entryActions = cursor.read(.entryActions, StateMachineModel.Action.init)
    exitActions = cursor.read(.exitActions, StateMachineModel.Action.init)
    location = cursor.location
  }
}

extension StateMachineModel.Playback {
  init(_ cursor: JSONCursor) {
    animation = cursor[.animation]?.string ?? ""
    autoplay = cursor[.autoplay]?.bool ?? false
    loops = cursor[.loop]?.bool ?? false
    loopCount = cursor.integer(.loopCount) ?? 0
    isFinal = cursor[.isFinal]?.bool ?? false
    mode =
      cursor[.playMode]?.string.flatMap(StateMachineModel.PlayMode.init(rawValue:)) ?? .forward
    speed = cursor[.speed]?.double ?? 1
    segment = cursor[.segment]?.string
    backgroundColor = cursor.integer(.backgroundColor).flatMap(UInt32.init(exactly:))
  }
}

extension StateMachineModel.Transition {
  init?(_ cursor: JSONCursor) {
    target = cursor[.toState]?.string ?? ""
    guards = cursor[.guards]?.elements.compactMap(StateMachineModel.Guard.init)
    let isTweened = cursor[.containerType]?.isString("Tweened") ?? false
    tween = isTweened ? StateMachineModel.Tween(cursor) : nil
    location = cursor.location
  }
}

extension StateMachineModel.Tween {
  init(_ cursor: JSONCursor) {
    duration = cursor[.tweenDuration]?.double ?? 0
    easing = cursor[.easing]?.numbers ?? []
  }
}

extension StateMachineModel.Guard {
  init?(_ cursor: JSONCursor) {
    input = cursor[.inputName]?.string ?? ""
    let comparison =
      cursor[.conditionType]?.string
      .flatMap(StateMachineModel.Comparison.init(rawValue:)) ?? .equal
    let value = StateMachineModel.Operand(cursor[.compareTo]) ?? .boolean(false)
    switch cursor[.containerType]?.string {
    case "Numeric": kind = .numeric(comparison, value)
    case "String": kind = .string(comparison, value)
    case "Boolean": kind = .boolean(comparison, value)
    case "Event": kind = .event
    default: return nil
    }
    location = cursor.location
  }
}

/// Checks of a machine that has the form of the schema.
private struct MachineChecks {
  private let names: [String: Set<String>]

  init(inputs: [StateMachineModel.Input]) {
    names = Dictionary(grouping: inputs, by: \.type).mapValues { Set($0.map(\.name)) }
  }

  func check(_ root: JSONCursor, _ reading: inout StrictReading) {
    var known: Set<String> = []
    var hasGlobal = false
    for state in root[.states]?.list ?? [] {
      if state[.containerType]?.isString("GlobalState") ?? false {
        if hasGlobal, let type = state[.containerType] { reading.add(.secondGlobalState, type) }
        hasGlobal = true
      }
      if let cursor = state[.containerName], let name = cursor.string,
        !known.insert(name).inserted
      {
        reading.add(.repeatedState(name), cursor)
      }
      check(transitions: state[.transitions]?.list ?? [], &reading)
    }
  }

  private func check(transitions: [JSONCursor], _ reading: inout StrictReading) {
    var hasUnguarded = false
    for transition in transitions {
      guard let guards = transition[.guards] else {
        if hasUnguarded { reading.add(.secondUnguardedTransition, transition) }
        hasUnguarded = true
        continue
      }
      for cursor in guards.elements { check(guard: cursor, &reading) }
    }
  }

  private func check(guard cursor: JSONCursor, _ reading: inout StrictReading) {
    guard let type = cursor[.containerType]?.string else { return }
    let member = type == "Event" ? cursor[.inputName] : cursor[.compareTo]
    guard let member, let text = member.string else { return }
    switch type {
    case "Numeric" where text.hasPrefix("@"): return
    case "String" where !text.hasPrefix("$"): return
    default: break
    }
    let name = type == "Event" ? text : String(text.drop { $0 == "$" })
    guard names[type]?.contains(name) != true else { return }
    reading.add(.unknownInput(name, type: type), member)
  }
}

extension StateMachineModel.Input {
  /// The word of the format for the type.
  public var type: String {
    switch kind {
    case .numeric: "Numeric"
    case .string: "String"
    case .boolean: "Boolean"
    case .event: "Event"
    }
  }
}
