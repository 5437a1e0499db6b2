import ArgumentParser
import LottieKit

/// `LottieDev machine-trace`: what a state machine does, as lines.
struct MachineTrace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine-trace",
    abstract: "Runs a state machine by a script and prints what happens, a line of JSON for each.",
    discussion: """
      The script is an object with "until" in seconds and "events": objects with "at" ("load", \
      "start" or seconds), and "set", "fire", "pointer" with "x" and "y", "override", "play", \
      "pause", "stop" or "restart". "samples" are times at which the frame is printed.
      """
  )

  @Argument(help: "A .lottie file.")
  var container: String

  @Argument(help: "The text of a state machine.")
  var machine: String

  @Argument(help: "A script.")
  var script: String

  func run() throws {
    let file = try AnimationFile(path: container)
    let script = try JSONDocument(InputFile.read(script)).withRoot(JSONValue.init)
    let text = try InputFile.read(machine)
    guard let model = try? StateMachineModel.decode(text) else {
      print(MachineScriptRun.line(0, "load-failed", []))
      return
    }
    print(MachineScriptRun.line(0, "loaded", []))
    var run = MachineScriptRun(StateMachine(model, of: file, canvas: script.canvas))
    run.run(script)
    for text in run.lines { print(text) }
  }
}

/// Runs a script, a tick each sixtieth of a second.
struct MachineScriptRun {
  private let machine: StateMachine
  private(set) var lines: [String] = []

  init(_ machine: StateMachine) { self.machine = machine }

  static func line(_ time: Double, _ kind: String, _ more: [(String, JSONValue)]) -> String {
    let rounded = (time * 10_000).rounded() / 10_000
    let members: [(String, JSONValue)] = [("t", .number(rounded)), ("kind", .string(kind))]
    return String(decoding: JSONWriter.bytes(JSONValue(memberList: members + more)), as: UTF8.self)
  }

  mutating func run(_ script: JSONValue) {
    let events = script["events"]?.elements ?? []
    let until = script["until"]?.double ?? 0
    for event in events where event["at"]?.text == "load" { act(event, 0) }
    let started = machine.start()
    tell(0)
    add(0, started ? "start-result" : "start-failed", [])
    for event in events where event["at"] == nil || event["at"]?.text == "start" { act(event, 0) }
    var timed = events.filter { $0["at"]?.double != nil }
      .sorted { ($0["at"]?.double ?? 0) < ($1["at"]?.double ?? 0) }[...]
    var samples = (script["samples"]?.elements ?? []).compactMap(\.double)[...]
    for tick in 0...Int((until * 60).rounded()) {
      let time = Double(tick) / 60
      while let event = timed.first, (event["at"]?.double ?? 0) <= time + 1e-9 {
        timed.removeFirst()
        act(event, time)
      }
      machine.update(at: time)
      tell(time)
      while let sample = samples.first, sample <= time + 1e-9 {
        samples.removeFirst()
        add(
          time,
          "frame",
          [
            ("frame", .number((machine.frame * 100).rounded() / 100)),
            ("playing", .bool(machine.isPlaying)), ("state", .string(machine.state)),
            ("status", .string(machine.status.rawValue)),
            ("animation", .string(machine.animationID)),
          ]
        )
      }
    }
  }

  private mutating func add(_ time: Double, _ kind: String, _ more: [(String, JSONValue)]) {
    lines.append(MachineScriptRun.line(time, kind, more))
  }

  private mutating func act(_ event: JSONValue, _ time: Double) {
    for (name, value) in event["set"]?.memberList ?? [] {
      switch value {
      case .number(let number): machine.set(name, to: .number(Float(number)))
      case .bool(let value): machine.set(name, to: .boolean(value))
      case .string(let text): machine.set(name, to: .string(text))
      default: break
      }
    }
    if let name = event["fire"]?.text { machine.fire(name) }
    if let word = event["pointer"]?.text {
      let (x, y) = (event["x"]?.double ?? 256, event["y"]?.double ?? 256)
      for word in word == "tap" ? ["enter", "move", "down", "up", "click"] : [word] {
        StateMachine.Pointer(rawValue: word).map { machine.pointer($0, x: x, y: y) }
      }
    }
    if let state = event["override"]?.text {
      machine.override(state, evaluates: event["immediate"] == .bool(true))
    }
    if event["play"] == .bool(true) { machine.play() }
    if event["pause"] == .bool(true) { machine.pause() }
    if event["stop"] == .bool(true) { machine.stop() }
    if event["restart"] == .bool(true) { machine.restart() }
    tell(time)
  }

  private mutating func tell(_ time: Double) {
    for event in machine.takeEvents() {
      let (kind, more) = event.kind.words
      add(time, kind, more)
    }
  }
}

extension StateMachineEvent.Kind {
  fileprivate var words: (String, [(String, JSONValue)]) {
    switch self {
    case .started: ("started", [])
    case .stopped: ("stopped", [])
    case .transition(let from, let to):
      ("transition", [("from", .string(from)), ("to", .string(to))])
    case .stateExited(let state): ("state-exited", [("state", .string(state))])
    case .stateEntered(let state): ("state-entered", [("state", .string(state))])
    case .inputChanged(let name, let old, let new):
      ("input-changed", [("name", .string(name)), ("new", new.json), ("old", old.json)])
    case .inputFired(let name): ("input-fired", [("name", .string(name))])
    case .custom(let message): ("custom-event", [("message", .string(message))])
    case .openURL(let url, let target):
      ("open-url", [("url", .string(url)), ("target", .string(target))])
    case .error(let message): ("error", [("error", .string(message))])
    case .play: ("play", [])
    case .pause: ("pause", [])
    case .stop: ("stop", [])
    case .loop(let count): ("loop", [("count", .number(Double(count)))])
    case .complete: ("complete", [])
    case .loadFailed: ("loadError", [])
    }
  }
}

extension StateMachine.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .string(let text): .string(text)
    case .boolean(let value): .bool(value)
    }
  }
}

extension JSONValue {
  fileprivate var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The size of the canvas: 512 × 512 unless the script says another.
  fileprivate var canvas: Size {
    let sides = (self["size"]?.text ?? "").split(separator: "x").compactMap { Double($0) }
    return sides.count == 2
      ? Size(width: sides[0], height: sides[1]) : Size(width: 512, height: 512)
  }
}
