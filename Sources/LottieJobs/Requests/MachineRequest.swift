import LottieKit

/// A run of a state machine by a script.
package struct MachineRequest: OptionRequest {
  /// The container.
  package var source = AnimationInput()
  /// Id of the machine, or a file with its text; nil is the first that the manifest lists.
  package var machine: String?
  /// What is done, and for how long.
  package var events = MachineEvents()
  /// Output format.
  package var format = TextFormat.text

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<MachineRequest>(
    AnimationInput.fields.within(\.source) + MachineEvents.fields.within(\.events) + [
      .value("machine", \.machine, .operand),
      .value("format", \.format),
    ]
  )

  /// Refuses values that are out of range.
  package func check() throws {
    try source.check()
    try events.check()
  }
}
