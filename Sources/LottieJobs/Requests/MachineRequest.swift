import LottieKit

/// Output formats of `lottie machine`.
package enum TraceFormat: String, OptionText, CaseIterable {
  case text, json
}

/// A run of a state machine by a script.
package struct MachineRequest: OptionRequest {
  /// The container.
  package var source = AnimationInput()
  /// Id of the machine, or a file with its text; nil is the first that the manifest lists.
  package var machine: String?
  /// The events as words, or `@FILE` of a script.
  package var events: String?
  /// Seconds at which it ends; nil is a second after the last event.
  package var until: Double?
  /// Output format.
  package var format = TraceFormat.text

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<MachineRequest>(
    AnimationInput.fields.within(\.source) + [
      .value("machine", \.machine, .operand),
      .value("events", \.events),
      .value("until", \.until),
      .value("format", \.format),
    ]
  )

  /// Refuses values that are out of range.
  package func check() throws {
    try source.check()
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
