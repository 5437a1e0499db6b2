import Foundation
import LottieKit
import Testing

/// State machines made at random, with events made at random, end.
struct RandomMachineTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // SplitMix64 (Steele, Lea, Flood, 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let animation = """
    {"w":100,"h":100,"fr":30,"ip":0,"op":60,"layers":[],
    "markers":[{"cm":"m","tm":20,"dr":20},{"cm":"end","tm":45,"dr":15},{"cm":"zero","tm":5,"dr":0}]}
    """

  private static func action(_ random: inout Generator) -> String {
    let number = Int.random(in: -3...3, using: &random)
    return [
      #"{"type":"Fire","inputName":"e"}"#, #"{"type":"Toggle","inputName":"b"}"#,
      #"{"type":"Increment","inputName":"n","value":\#(number)}"#,
      #"{"type":"SetNumeric","inputName":"n","value":\#(number)}"#,
      #"{"type":"SetFrame","value":\#(number * 20)}"#, #"{"type":"SetProgress","value":"$n"}"#,
      #"{"type":"Reset","inputName":"n"}"#, #"{"type":"FireCustomEvent","value":"x"}"#,
    ].randomElement(using: &random) ?? ""
  }

  private static func condition(_ random: inout Generator) -> String {
    let number = Int.random(in: -2...2, using: &random)
    let comparison =
      ["Equal", "NotEqual", "GreaterThan", "LessThanOrEqual"].randomElement(using: &random) ?? ""
    return [
      #"{"type":"Event","inputName":"e"}"#,
      #"{"type":"Boolean","inputName":"b","conditionType":"Equal","compareTo":true}"#,
      #"{"type":"Numeric","inputName":"n","conditionType":"\#(comparison)","compareTo":\#(number)}"#,
    ].randomElement(using: &random) ?? ""
  }

  private static func machine(_ random: inout Generator) -> String {
    let count = Int.random(in: 1...5, using: &random)
    func several(_ most: Int, _ make: (inout Generator) -> String) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in make(&random) }
        .joined(separator: ",")
    }
    func state(_ number: Int) -> String {
      let transitions = several(3) { random in
        let target = Int.random(in: 0...count, using: &random)
        let isTween = Int.random(in: 0...3, using: &random) == 0
        let kind =
          isTween
          ? #""Tweened","duration":0.1,"easing":[0.3,0,0.6,1]"# : #""Transition""#
        return #"{"type":\#(kind),"toState":"s\#(target)","guards":[\#(condition(&random))]}"#
      }
      let mode =
        ["Forward", "Reverse", "Bounce", "ReverseBounce"].randomElement(using: &random) ?? ""
      let segment = ["m", "end", "zero", "none"].randomElement(using: &random) ?? ""
      let actions = several(2, action)
      return """
        {"type":"PlaybackState","name":"s\(number)","animation":"","autoplay":\(Bool.random(using: &random)),
        "loop":\(Bool.random(using: &random)),"loopCount":\(Int.random(in: 0...2, using: &random)),
        "mode":"\(mode)","segment":"\(segment)","speed":\(Int.random(in: -1...9, using: &random)),
        "final":\(Int.random(in: 0...9, using: &random) == 0),"entryActions":[\(actions)],
        "exitActions":[\(several(1, action))],"transitions":[\(transitions)]}
        """
    }
    let states = (0..<count).map(state).joined(separator: ",")
    let interactions = several(2) { random in
      #"{"type":"OnComplete","stateName":"s0","actions":[\#(action(&random))]}"#
    }
    return """
      {"initial":"s0","states":[\(states)],"interactions":[\(interactions)],"inputs":[
      {"type":"Event","name":"e"},{"type":"Numeric","name":"n","value":0},
      {"type":"Boolean","name":"b","value":false}]}
      """
  }

  /// What happens, in text.
  private static func trace(_ seed: UInt64) throws -> [StateMachineEvent] {
    var random = Generator(state: seed)
    let model = try StateMachineModel.decode(Array(machine(&random).utf8))
    let animation = try LottieAnimation.decode(Array(Self.animation.utf8))
    let machine = StateMachine(model, animation: ("main", animation))
    machine.start()
    var events = machine.takeEvents()
    for tick in 0..<60 {
      switch Int.random(in: 0...9, using: &random) {
      case 0: machine.fire("e")
      case 1: machine.set("n", to: .number(Float(Int.random(in: -3...3, using: &random))))
      case 2: machine.set("b", to: .boolean(Bool.random(using: &random)))
      case 3: machine.override("s1")
      case 4: machine.restart()
      default: break
      }
      machine.update(at: Double(tick) / 60)
      events += machine.takeEvents()
    }
    return events
  }

  // LOTTIE_MACHINES says how many; more take longer.
  private static let count =
    ProcessInfo.processInfo.environment["LOTTIE_MACHINES"].flatMap { UInt64($0) } ?? 200

  @Test func `they end, and tell the same again`() throws {
    var kinds: Set<String> = []
    for seed in 0..<Self.count {
      let events = try Self.trace(seed)
      #expect(events.count < 100_000, "seed \(seed)")
      if seed < 50 { #expect(try events == Self.trace(seed)) }
      for event in events { kinds.insert("\(event.kind)".prefix { $0 != "(" }.description) }
    }
    // Else the scripts would do nothing.
    #expect(kinds.isSuperset(of: ["stateEntered", "inputFired", "complete", "loop", "error"]))
  }
}
