/// State machines of a dotLottie container: <https://dotlottie.io/spec/2.0/>.
extension ObjectKind {
  package static let machine = ObjectKind(
    "State Machine",
    [
      .constant(.initial, .text, "Initial State").required,
      .objects(.states, .list(.machineState), "States").required,
      .objects(.interactions, .list(.machineInteraction), "Interactions").optional,
      .objects(.inputs, .list(.machineInput), "Inputs").optional,
    ]
  )

  static let machineStates = [
    ObjectKind(
      "Playback State",
      type: .text("PlaybackState"),
      stateMembers + [
        .constant(.animation, .text, "Animation").required,
        .constant(.autoplay, .boolean, "Autoplay").optional.defaults(to: false),
        .constant(.loop, .boolean, "Loop").optional.defaults(to: false),
        .constant(.loopCount, .integer, "Loop Count").optional.defaults(to: 0).atLeast(0),
        .constant(.isFinal, .boolean, "Final").optional.defaults(to: false),
        .constant(.playMode, .character(playModes), "Mode").optional.defaults(to: "Forward"),
        .constant(.speed, .number, "Speed").optional.defaults(to: 1),
        .constant(.segment, .text, "Segment").optional,
        .constant(.backgroundColor, .integer, "Background Color").optional.atLeast(0),
      ]
    ),
    ObjectKind("Global State", type: .text("GlobalState"), stateMembers),
  ]

  private static let playModes = ["Forward", "Reverse", "Bounce", "ReverseBounce"]

  private static let type = Member.constant(.containerType, .text, "Type").required

  private static let stateMembers: [Member] = [
    type,
    .constant(.containerName, .text, "Name").required,
    .objects(.transitions, .list(.machineTransition), "Transitions").required,
    .objects(.entryActions, .list(.machineAction), "Entry Actions").optional,
    .objects(.exitActions, .list(.machineAction), "Exit Actions").optional,
  ]
}

/// Transitions and their guards.
extension ObjectKind {
  static let machineTransitions = [
    ObjectKind("Transition", type: .text("Transition"), transitionMembers),
    ObjectKind(
      "Tweened Transition",
      type: .text("Tweened"),
      transitionMembers + [
        .constant(.tweenDuration, .number, "Duration").required.measured(in: .seconds),
        .constant(.easing, .numbers, "Easing").required.elements(4),
      ]
    ),
  ]

  private static let transitionMembers: [Member] = [
    type,
    .constant(.toState, .text, "Target State").required,
    .objects(.guards, .list(.machineGuard), "Guards").optional,
  ]

  static let machineGuards = [
    condition("Numeric", [.number, .text, .boolean]),
    condition("String", [.number, .text, .boolean]),
    condition("Boolean", [.text, .boolean]),
    ObjectKind("Event Guard", type: .text("Event"), [type, input]),
  ]

  private static let input = Member.constant(.inputName, .text, "Input").required

  private static func condition(_ type: String, _ types: OperandTypes) -> ObjectKind {
    let operators = [
      "Equal", "NotEqual", "GreaterThan", "GreaterThanOrEqual", "LessThan", "LessThanOrEqual",
    ]
    return ObjectKind(
      "\(type) Guard",
      type: .text(type),
      [
        self.type, input,
        .constant(.conditionType, .character(operators), "Condition").required,
        .constant(.compareTo, .operand(types), "Compared Value").required,
      ]
    )
  }
}

/// Interactions, inputs and actions.
extension ObjectKind {
  static let machineInteractions =
    ["PointerUp", "PointerDown", "PointerEnter", "PointerExit", "Click"].map { type in
      interaction(type, [.constant(.layerName, .text, "Layer").optional])
    } + [interaction("PointerMove", [])]
    + ["OnComplete", "OnLoopComplete"].map { type in
      interaction(type, [.constant(.stateName, .text, "State").required])
    }

  private static func interaction(_ type: String, _ members: [Member]) -> ObjectKind {
    ObjectKind(
      type,
      type: .text(type),
      [self.type] + members + [.objects(.actions, .list(.machineAction), "Actions").required]
    )
  }

  static let machineInputs = [
    value("Numeric", .number), value("String", .text), value("Boolean", .boolean),
    ObjectKind("Event", type: .text("Event"), [type, name]),
  ]

  private static let name = Member.constant(.containerName, .text, "Name").required

  private static func value(_ type: String, _ value: ValueKind) -> ObjectKind {
    ObjectKind(
      type,
      type: .text(type),
      [self.type, name, .constant(.operand, value, "Value").required]
    )
  }

  private static let number = ValueKind.operand([.number, .text])
  private static let bounds: [Member] = [
    .constant(.lowerBound, number, "Minimum").optional,
    .constant(.upperBound, number, "Maximum").optional,
  ]

  static let machineActions = [
    action("Increment", [input, .constant(.operand, number, "Amount").optional.defaults(to: 1)]),
    action("Decrement", [input, .constant(.operand, number, "Amount").optional.defaults(to: 1)]),
    action("Multiply", [input, .constant(.operand, number, "Factor").required]),
    action("Floor", [input]),
    action("Clamp", [input] + bounds),
    action(
      "SetRandom",
      [input] + bounds + [.constant(.isInteger, .boolean, "Integer").optional.defaults(to: false)]
    ),
    action("SetNumeric", [input, .constant(.operand, number, "Value").required]),
    action(
      "SetBoolean",
      [input, .constant(.operand, .operand([.text, .boolean]), "Value").required]
    ),
    action("SetString", [input, .constant(.operand, .text, "Value").required]),
    action("Toggle", [input]),
    action("Fire", [input]),
    action("Reset", [input]),
    action("SetTheme", [.constant(.operand, .text, "Theme").required]),
    action("SetFrame", [.constant(.operand, number, "Frame").required.measured(in: .frames)]),
    action(
      "SetProgress",
      [.constant(.operand, number, "Progress").required.measured(in: .percent)]
    ),
    action("FireCustomEvent", [.constant(.operand, .text, "Message").required]),
    action(
      "OpenUrl",
      [.constant(.url, .text, "URL").required, .constant(.urlTarget, .text, "Target").required]
    ),
  ]

  private static func action(_ type: String, _ members: [Member]) -> ObjectKind {
    ObjectKind(type, type: .text(type), [self.type] + members)
  }
}
