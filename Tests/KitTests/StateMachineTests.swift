import LottieKit
import Testing

/// A state machine moves as dotLottie's player does.
struct StateMachineTests {
  /// 60 frames at 30 a second, with two markers.
  private static let animation = """
    {"w":100,"h":100,"fr":30,"ip":0,"op":60,"layers":[],
    "markers":[{"cm":"mid","tm":20,"dr":20},{"cm":"end","tm":40,"dr":10}]}
    """

  private func machine(
    _ states: String,
    inputs: String = "",
    interactions: String = ""
  ) throws -> StateMachine {
    let text = """
      {"initial":"a","states":[\(states)],"interactions":[\(interactions)],"inputs":[
      {"type":"Event","name":"go"},{"type":"Numeric","name":"n","value":0}\(inputs)]}
      """
    return StateMachine(
      try StateMachineModel.decode(Array(text.utf8)),
      animation: ("main", try LottieAnimation.decode(Array(Self.animation.utf8)))
    )
  }

  private func state(_ name: String, _ transitions: String = "", _ more: String = "") -> String {
    """
    {"type":"PlaybackState","name":"\(name)","animation":"","autoplay":true,
    "transitions":[\(transitions)]\(more)}
    """
  }

  private func to(_ name: String, _ guards: String) -> String {
    #"{"type":"Transition","toState":"\#(name)","guards":[\#(guards)]}"#
  }

  private let go = #"{"type":"Event","inputName":"go"}"#

  private func advance(_ machine: StateMachine, to end: Int, from start: Int = 0) {
    for tick in start...end { machine.update(at: Double(tick) / 60) }
  }

  @Test func `a start enters the initial state, and tells the start last`() throws {
    let machine = try machine(state("a"))
    #expect(machine.start())
    #expect(
      machine.takeEvents().map(\.kind) == [
        .transition(from: "", to: "a"), .stateExited(""), .stateEntered("a"), .started, .play,
      ]
    )
  }

  @Test func `an unknown initial state is an error`() throws {
    let machine = try machine(state("b"))
    #expect(!machine.start() && machine.state.isEmpty)
    #expect(
      machine.takeEvents().map(\.kind) == [
        .error("Error setting initial state: CreationError")
      ]
    )
  }

  @Test func `exit actions run before the state is left, entry actions after the next is entered`()
    throws
  {
    let add = { (name: String) in
      #","\#(name)":[{"type":"Increment","inputName":"n","value":2}]"#
    }
    let machine = try machine(
      state("a", to("b", go), add("exitActions")) + "," + state("b", "", add("entryActions"))
    )
    machine.start()
    _ = machine.takeEvents()
    #expect(machine.fire("go") && !machine.fire("n"))
    #expect(
      machine.takeEvents().map(\.kind) == [
        .inputFired("go"), .transition(from: "a", to: "b"),
        .inputChanged("n", from: .number(0), to: .number(2)), .stateExited("a"),
        .stateEntered("b"), .inputChanged("n", from: .number(2), to: .number(4)),
      ]
    )
  }

  @Test func `playback goes half a frame a tick and is complete at the last frame`() throws {
    let machine = try machine(state("a"))
    machine.start()
    advance(machine, to: 60)
    #expect(abs(machine.frame - 30) < 0.01 && machine.isPlaying)
    advance(machine, to: 118, from: 61)
    #expect(machine.frame == 59 && !machine.isPlaying)
    #expect(machine.takeEvents().last?.kind == .complete)
  }

  @Test func `a segment entered from outside begins at its start`() throws {
    let machine = try machine(
      state("a", to("b", go)) + "," + state("b", "", #","segment":"end","loop":true"#)
    )
    machine.start()
    advance(machine, to: 10)
    machine.fire("go")
    #expect(machine.frame == 40)
    advance(machine, to: 30, from: 11)
    #expect(machine.frame == 50)
    #expect(machine.takeEvents().last?.kind == .loop(count: 1))
  }

  @Test func `a tween lands after its duration, counted from its own tick`() throws {
    let tween =
      #"{"type":"Tweened","toState":"b","duration":0.4,"easing":[0,0,1,1],"guards":[\#(go)]}"#
    let machine = try machine(state("a", tween) + "," + state("b", "", #","segment":"mid""#))
    machine.start()
    advance(machine, to: 9)
    machine.fire("go")
    #expect(machine.status == .tweening && machine.state == "a")
    advance(machine, to: 32, from: 10)
    #expect(machine.state == "a")
    advance(machine, to: 34, from: 33)
    #expect(machine.state == "b" && machine.frame < 21)
  }

  @Test func `a cycle without end stops the machine with an error`() throws {
    let bare = { (name: String) in #"{"type":"Transition","toState":"\#(name)"}"# }
    let machine = try machine(state("a", to("b", go)) + "," + state("b", bare("b")))
    machine.start()
    _ = machine.takeEvents()
    machine.fire("go")
    let events = machine.takeEvents().map(\.kind)
    #expect(machine.status == .stopped)
    #expect(events.contains(.error("InfiniteLoop")) && events.contains(.stopped))
    #expect(events.filter { $0 == .stateEntered("b") }.count == 39)
  }

  @Test func `clicks act, and transitions follow each action`() throws {
    let machine = try machine(
      state("a", to("b", go)) + "," + state("b"),
      interactions: """
        {"type":"Click","actions":[{"type":"Fire","inputName":"go"},
        {"type":"FireCustomEvent","value":"x"}]}
        """
    )
    machine.start()
    _ = machine.takeEvents()
    machine.pointer(.down, x: 1, y: 1)
    #expect(machine.takeEvents().isEmpty)
    machine.pointer(.click, x: 1, y: 1)
    #expect(
      machine.takeEvents().map(\.kind) == [
        .inputFired("go"), .transition(from: "a", to: "b"), .stateExited("a"),
        .stateEntered("b"), .custom("x"),
      ]
    )
  }

  @Test func `random numbers are the same in every run`() throws {
    let random = #","entryActions":[{"type":"SetRandom","inputName":"n"}]"#
    let machine = try machine(state("a", "", random))
    machine.start()
    guard case .number(let number)? = machine.value(of: "n") else {
      Issue.record("no number")
      return
    }
    #expect(abs(number - 0.7145) < 0.0001)
  }
}
