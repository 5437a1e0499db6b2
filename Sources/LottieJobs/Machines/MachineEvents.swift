import LottieKit

/// What is done to a state machine, and for how long.
package struct MachineEvents: Sendable {
  /// The events as words, or `@FILE` of a script.
  package var events: String?
  /// Seconds at which it ends; nil is a second after the last event.
  package var until: Double?

  /// Creates no events.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<MachineEvents>([
    .value("events", \.events),
    .value("until", \.until),
  ])

  /// Whether anything is given.
  var isGiven: Bool { events != nil || until != nil }

  /// Refuses values that are out of range.
  package func check() throws {
    if let until, !(0...MachineScript.longest).contains(until) {
      throw Failure(
        .usage,
        "--until must be 0 to \(Words.number(MachineScript.longest)) seconds"
      )
    }
    if let events, !events.hasPrefix("@") { _ = try MachineScript(words: events) }
  }

  /// The script.
  var script: MachineScript {
    get throws {
      var script = MachineScript()
      if let events, events.hasPrefix("@") {
        let path = String(events.dropFirst())
        script = try MachineScript(json: try JSONFile.read(path), file: path)
      } else if let events {
        script = try MachineScript(words: events)
      }
      if let until { script.end = until }
      return script
    }
  }
}
