/// Something that happened in a state machine.
public struct StateMachineEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The machine started.
    case started
    /// The machine stopped, at a final state or from outside.
    case stopped
    /// A move from one state to another began; empty is no state.
    case transition(from: String, to: String)
    /// A state was left.
    case stateExited(String)
    /// A state was entered.
    case stateEntered(String)
    /// An input has another value.
    case inputChanged(String, from: StateMachine.Value, to: StateMachine.Value)
    /// An event was fired.
    case inputFired(String)
    /// The machine tells the program around it something.
    case custom(String)
    /// The machine asks for a URL to be opened, which nothing here does.
    case openURL(String, target: String)
    /// The machine cannot go on.
    case error(String)
    /// Playback began.
    case play
    /// Playback was paused.
    case pause
    /// Playback was stopped.
    case stop
    /// A loop ended; the number of loops so far.
    case loop(count: Int)
    /// Playback reached its end.
    case complete
    /// The animation of a state cannot be loaded.
    case loadFailed(animation: String)
  }

  /// Seconds.
  public let time: Double
  /// What happened.
  public let kind: Kind
}
