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
      try Console.result(
        JSONWriter.text(
          JSONValue(members: [
            "version": .number(1), "machine": .string(name),
            "trace": .array(entries.map(\.json)),
            "inputs": inputs(of: machine, model),
          ])
        )
      )
    }
    if run.isCut {
      Console.warning("\(request.source.input): more than can be told; some lines are left out")
    }
    if entries.contains(where: \.isError) { throw Exit(.findings) }
  }

  private func inputs(of machine: StateMachine, _ model: StateMachineModel) -> JSONValue {
    JSONValue(memberList: model.inputs.map { ($0.name, machine.value(of: $0.name)?.json ?? .null) })
  }
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
  private var told: (kind: String, members: [(String, JSONValue)]) {
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

  fileprivate var json: JSONValue {
    let (kind, members) = told
    return JSONValue(
      memberList: [("t", .number((time * 10_000).rounded() / 10_000)), ("kind", .string(kind))]
        + members
    )
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

extension StateMachine.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .string(let text): .string(text)
    case .boolean(let value): .bool(value)
    }
  }
}
