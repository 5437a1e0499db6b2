package import LottieKit

/// Runs `lottie machine`.
package struct MachineJob {
  private let request: MachineRequest
  private let file: AnimationFile

  /// Creates the job of a request.
  package init(_ request: MachineRequest, file: AnimationFile) {
    (self.request, self.file) = (request, file)
  }

  /// Prints the trace.
  ///
  /// - Throws: ``Failure``, with status 65 for a machine that players refuse, and 1 for one that stops with an error.
  package func run() throws {
    let (name, model) = try file.machine(named: request.machine, input: request.source.input)
    let script = try request.events.script
    let canvas = script.canvas ?? file.animation.size
    let machine = StateMachine(model, of: file, canvas: canvas)
    var run = MachineRun(machine, script, canvas: canvas)
    run.start()
    var entries = run.takeLines()
    while run.step() != nil { entries += run.takeLines() }
    entries.append(MachineRun.Entry(time: script.duration, word: .frame(run.shown)))
    switch request.format {
    case .text: for entry in entries { try Console.result(entry.text) }
    case .json:
      let inputs = model.inputs.map { ($0.name, machine.value(of: $0.name)) }
      let output = MachineOutput(machine: name, trace: entries, inputs: inputs)
      try Console.result(JSONWriter.text(output.json))
    }
    if run.isCut {
      Console.warning("\(request.source.input): more than can be told; some lines are left out")
    }
    if entries.contains(where: \.isError) { throw Exit(.findings) }
  }
}

/// The output of `lottie machine`.
struct MachineOutput: JSONOutput {
  let machine: String
  let trace: [MachineRun.Entry]
  let inputs: [(name: String, value: StateMachine.Value?)]

  static let schemaName = "machine"
  static let summary = "What a state machine did, and its inputs at the end"

  static let members: [JSONMember<MachineOutput>] = [
    JSONMember("machine", "Its name") { $0.machine },
    JSONMember("trace", "What happened, in order") { $0.trace },
    JSONMember("inputs", "The values of its inputs at the end") {
      OrderedDictionary($0.inputs) { first, _ in first }
    },
  ]
}

extension MachineRun.Entry {
  /// Whether the machine stopped with an error, or did not start.
  fileprivate var isError: Bool {
    switch word {
    case .event(.error), .start(false): true
    default: false
    }
  }

  /// The kind of a line, and its members.
  fileprivate var told: (kind: String, members: [(String, JSONValue)]) {
    switch word {
    case .event(let kind): kind.told
    case .start(let isStarted): (isStarted ? "start-result" : "start-failed", [])
    case .missed(let layer): ("no-hit", [("layer", .string(layer))])
    case .frame(let frame):
      (
        "frame",
        [
          ("frame", .number((frame.frame * 100).rounded() / 100)),
          ("playing", .bool(frame.isPlaying)), ("state", .string(frame.state)),
          ("status", .string(frame.status.rawValue)), ("animation", .string(frame.animation)),
          ("theme", frame.theme.map(JSONValue.string) ?? .null),
        ]
      )
    }
  }

  /// `0.2s  transition  from a, to b`.
  fileprivate var text: String {
    let (kind, members) = told
    let words = members.compactMap { name, value -> String? in
      let text = value.text.map(Words.quoted) ?? JSONWriter.text(value)
      return value == .null ? nil : "\(name) \(text)"
    }
    let time = "\(Words.number((time * 1000).rounded() / 1000))s"
    return [time, kind, words.joined(separator: ", ")].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}

extension StateMachineEvent.Kind {
  fileprivate var told: (String, [(String, JSONValue)]) {
    switch self {
    case .started: ("started", [])
    case .stopped: ("stopped", [])
    case .transition(let from, let to):
      ("transition", [("from", .string(from)), ("to", .string(to))])
    case .stateExited(let state): ("state-exited", [("state", .string(state))])
    case .stateEntered(let state): ("state-entered", [("state", .string(state))])
    case .inputChanged(let name, let old, let new):
      ("input-changed", [("name", .string(name)), ("old", old.json), ("new", new.json)])
    case .inputFired(let name): ("input-fired", [("name", .string(name))])
    case .custom(let message): ("custom-event", [("message", .string(message))])
    case .openURL(let url, let target):
      ("open-url", [("url", .string(url)), ("target", .string(target))])
    case .error(let message): ("error", [("message", .string(message))])
    case .play: ("play", [])
    case .pause: ("pause", [])
    case .stop: ("stop", [])
    case .loop(let count): ("loop", [("count", .number(Double(count)))])
    case .complete: ("complete", [])
    case .loadFailed(let animation): ("loadError", [("animation", .string(animation))])
    }
  }
}

extension MachineRun.Entry: JSONRecord {
  static let members: [JSONMember<Self>] =
    [
      JSONMember("t", "Seconds since the start") { ($0.time * 10_000).rounded() / 10_000 },
      JSONMember("kind", "What happened; frame is what shows") { $0.told.kind },
    ] + changes + shown

  private static let changes: [JSONMember<Self>] = [
    told("from", "The state before a transition", String.self),
    told("to", "The state after it", String.self),
    told("name", "Name of an input", String.self),
    told("old", "Its value before", StateMachine.Value?.self),
    told("new", "Its value after", StateMachine.Value?.self),
    told("message", "Text of an event or error", String.self),
    told("url", "The URL to open", String.self),
    told("target", "Where to open it", String.self),
    told("count", "Loops that were played", Int.self),
    told("layer", "A layer that cannot be hit", String.self),
  ]

  private static let shown: [JSONMember<Self>] = [
    told("frame", "The frame that shows", Double.self),
    told("playing", "Whether it plays", Bool.self),
    told("state", "The state", String.self),
    told("status", "Status of the machine: Stopped, Running or Tweening", String.self),
    told("animation", "Id of the animation", String.self),
    told("theme", "Id of the theme", String?.self),
  ]

  /// A member that some kinds have.
  private static func told(
    _ name: String,
    _ summary: String,
    _ type: any JSONWritable.Type
  ) -> JSONMember<Self> {
    .optional(name, summary, type.schema) { entry in entry.told.members.first { $0.0 == name }?.1 }
  }
}

extension StateMachine.Value: JSONWritable {
  /// A number, a string or a boolean.
  package static var schema: JSONValue {
    JSONValue(members: [
      "type": .array([.string("number"), .string("string"), .string("boolean")])
    ])
  }

  /// The value.
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .string(let text): .string(text)
    case .boolean(let value): .bool(value)
    }
  }
}
