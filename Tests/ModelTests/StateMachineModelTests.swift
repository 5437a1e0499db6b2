import Testing

@testable import LottieModel

/// State machines as values, and what dotLottie's player refuses.
struct StateMachineModelTests {
  /// A machine with members added to its first state, its list of states and its inputs.
  private func machine(
    state: String = "",
    transitions: String = "",
    states: String = "",
    inputs: String = "",
    more: String = ""
  ) -> String {
    """
    {"initial":"a","states":[
    {"type":"PlaybackState","name":"a","animation":"","transitions":[\(transitions)]\(state)}\(states)],
    "inputs":[{"type":"Numeric","name":"n","value":1.5},{"type":"Event","name":"go"}\(inputs)]\(more)}
    """
  }

  private func defects(_ text: String) -> [String] {
    do throws(ContainerDefects) {
      _ = try StateMachineModel.decode(Array(text.utf8))
      return []
    } catch {
      return error.list.map { "\($0.pointer) \($0.kind)" }
    }
  }

  @Test func `all members of a playback state are read`() throws {
    let text = machine(
      state: """
        ,"autoplay":true,"loop":true,"loopCount":3,"final":true,"mode":"ReverseBounce",
        "speed":2.5,"segment":"intro","backgroundColor":4278190335
        """
    )
    let state = try StateMachineModel.decode(Array(text.utf8)).states[0]
    #expect(
      state.playback
        == StateMachineModel.Playback(
          animation: "",
          autoplay: true,
          loops: true,
          loopCount: 3,
          isFinal: true,
          mode: .reverseBounce,
          speed: 2.5,
          segment: "intro",
          backgroundColor: 0xFF00_00FF
        )
    )
  }

  @Test func `missing members have the defaults of the format`() throws {
    let state = try StateMachineModel.decode(Array(machine().utf8)).states[0]
    let playback = try #require(state.playback)
    #expect(playback.mode == .forward && playback.speed == 1 && playback.loopCount == 0)
    #expect(!playback.autoplay && !playback.loops && !playback.isFinal)
    #expect(playback.segment == nil && playback.backgroundColor == nil)
  }

  @Test func `transitions have guards and tweens`() throws {
    let text = machine(
      transitions: """
        {"type":"Tweened","toState":"b","duration":0.5,"easing":[0.4,0,0.2,1],"guards":[
        {"type":"Numeric","inputName":"n","conditionType":"LessThan","compareTo":"$n"},
        {"type":"Event","inputName":"go"}]},{"type":"Transition","toState":"c","guards":[]},
        {"type":"Transition","toState":"d"}
        """
    )
    let transitions = try StateMachineModel.decode(Array(text.utf8)).states[0].transitions
    #expect(transitions.map(\.target) == ["b", "c", "d"])
    #expect(transitions[0].tween?.easing == [0.4, 0, 0.2, 1])
    #expect(transitions[0].guards?.map(\.kind) == [.numeric(.lessThan, .text("$n")), .event])
    #expect(transitions[1].guards?.isEmpty == true && transitions[2].guards == nil)
  }

  @Test func `every action is read`() throws {
    let actions = ObjectKind.machineActions.map { kind in
      let members = kind.members.map { member in
        switch "\(member.key)" {
        case "type": #""type":"\#(kind.name)""#
        case "integer": #""integer":true"#
        default:
          if case .operand(let types) = member.value, types.contains(.number) {
            #""\#(member.key)":2"#
          } else {
            #""\#(member.key)":"x""#
          }
        }
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    let text = machine(state: #","entryActions":[\#(actions.joined(separator: ","))]"#)
    let read = try StateMachineModel.decode(Array(text.utf8)).states[0].entryActions.map(\.kind)
    #expect(
      read == [
        .increment("x", by: .number(2)), .decrement("x", by: .number(2)),
        .multiply("x", by: .number(2)), .floor("x"),
        .clamp("x", minimum: .number(2), maximum: .number(2)),
        .setRandom("x", minimum: .number(2), maximum: .number(2), isInteger: true),
        .setNumeric("x", to: .number(2)), .setBoolean("x", to: .text("x")),
        .setString("x", to: "x"), .toggle("x"), .fire("x"), .reset("x"), .setTheme("x"),
        .setFrame(.number(2)), .setProgress(.number(2)), .fireCustomEvent("x"),
        .openURL("x", target: "x"),
      ]
    )
  }

  @Test func `the text is kept, and every value has its place in it`() throws {
    let text = machine(transitions: #"{"type":"Transition","toState":"a"}"#)
    let model = try StateMachineModel.decode(Array(text.utf8))
    #expect(model.document.bytes == Array(text.utf8))
    let transition = model.states[0].transitions[0].location
    #expect(model.document.pointer(to: transition).description == "/states/0/transitions/0")
    #expect(model.document.position(of: transition).line == 2)
    #expect(model.document.pointer(to: model.inputs[1].location).description == "/inputs/1")
  }

  @Test func `values of the wrong type refuse the machine`() {
    #expect(
      defects(machine(state: #","autoplay":"yes""#)) == [
        #"/states/0/autoplay wrongType(expected: "true or false", found: "a string")"#
      ]
    )
    #expect(defects(machine(state: #","loopCount":-1"#)).count == 1)
    #expect(defects(machine(state: #","loopCount":1.5"#)).count == 1)
    #expect(defects(machine(state: #","segment":["a"]"#)).count == 1)
    #expect(defects(machine(state: #","mode":"Sideways""#)).count == 1)
    #expect(defects("[]").count == 1)
    #expect(defects(#"{"initial":"a"}"#) == [#" missing(member: "states")"#])
    #expect(defects(machine() + ",").first?.contains("notJSON") == true)
    #expect(defects("\u{FEFF}" + machine()) == [" byteOrderMark"])
  }

  @Test func `null stands for a missing optional member, and unknown members do not count`() {
    #expect(defects(machine(state: #","segment":null,"speed":null,"descriptor":{"a":1}"#)) == [])
    #expect(defects(machine(more: #","interactions":null"#)) == [])
  }

  @Test func `types that the player does not know are told with those that it knows`() throws {
    let text = machine(state: #","exitActions":[{"type":"SetSlot","value":1}]"#)
    do throws(ContainerDefects) {
      _ = try StateMachineModel.decode(Array(text.utf8))
      Issue.record("it is refused")
    } catch {
      let defect = try #require(error.list.first)
      guard case .unknownWord("SetSlot", let known) = defect.kind else {
        Issue.record("\(defect.kind)")
        return
      }
      #expect(known.contains("SetTheme") && known.count == ObjectKind.machineActions.count)
      #expect(defect.pointer.description == "/states/0/exitActions/0/type")
      #expect(defect.position.line == 2)
    }
  }

  @Test func `states with one name and two global states are refused`() {
    let global = #",{"type":"GlobalState","name":"g","transitions":[]}"#
    let again = #",{"type":"GlobalState","name":"a","transitions":[]}"#
    #expect(defects(machine(states: global)) == [])
    #expect(
      defects(machine(states: global + again)) == [
        "/states/2/type secondGlobalState", #"/states/2/name repeatedState("a")"#,
      ]
    )
  }

  @Test func `one transition may have no guards, and any number may have an empty list`() {
    let bare = #"{"type":"Transition","toState":"a"}"#
    let empty = #"{"type":"Transition","toState":"a","guards":[]}"#
    #expect(defects(machine(transitions: "\(bare),\(empty),\(empty)")) == [])
    #expect(
      defects(machine(transitions: "\(bare),\(bare)")) == [
        "/states/0/transitions/1 secondUnguardedTransition"
      ]
    )
  }

  @Test(arguments: [
    (#"{"type":"Numeric","inputName":"x","conditionType":"Equal","compareTo":1}"#, true),
    (#"{"type":"Numeric","inputName":"n","conditionType":"Equal","compareTo":"n"}"#, true),
    (
      #"{"type":"Numeric","inputName":"n","conditionType":"Equal","compareTo":"@elapsedTime"}"#,
      true
    ),
    (#"{"type":"Numeric","inputName":"n","conditionType":"Equal","compareTo":"$x"}"#, false),
    (#"{"type":"String","inputName":"s","conditionType":"Equal","compareTo":"x"}"#, true),
    (#"{"type":"String","inputName":"s","conditionType":"Equal","compareTo":"$n"}"#, false),
    (#"{"type":"Boolean","inputName":"b","conditionType":"Equal","compareTo":"true"}"#, false),
    (#"{"type":"Event","inputName":"go"}"#, true), (#"{"type":"Event","inputName":"n"}"#, false),
  ])
  func `guards must compare with inputs of their type`(text: String, isTaken: Bool) {
    let transition = #"{"type":"Transition","toState":"a","guards":[\#(text)]}"#
    #expect(defects(machine(transitions: transition)).isEmpty == isTaken)
  }

  @Test func `inputs whose names begin with an at sign are left out`() throws {
    let text = machine(inputs: #",{"type":"Numeric","name":"@mine","value":1}"#)
    #expect(try StateMachineModel.decode(Array(text.utf8)).inputs.map(\.name) == ["n", "go"])
  }
}
