/// A state machine of a dotLottie container, as written: states, transitions and what moves it.
///
/// `StateMachine` of LottieKit runs one. Members that dotLottie's player does not know are kept in the
/// text and otherwise ignored.
public struct StateMachineModel: Sendable {
  /// Name of the first state.
  public let initial: String
  /// The states in their order.
  public let states: [State]
  /// Events outside of the machine, and what they do.
  public let interactions: [Interaction]
  /// The inputs in their order; those whose names begin with `@` are left out, as in the player.
  public let inputs: [Input]
  /// The text, for the lines and pointers of locations.
  public let document: JSONDocument

  /// An input: a value that guards compare, or an event.
  public struct Input: Sendable {
    /// The type, with the first value.
    public enum Kind: Hashable, Sendable {
      /// A number.
      case numeric(Double)
      /// A string.
      case string(String)
      /// True or false.
      case boolean(Bool)
      /// An event, which is fired.
      case event
    }

    /// The name.
    public let name: String
    /// The type, with the first value.
    public let kind: Kind
    /// Location in the text.
    public let location: JSONLocation
  }

  /// An event outside of the machine, and the actions it causes.
  public struct Interaction: Sendable {
    /// The event.
    public enum Trigger: Hashable, Sendable {
      /// A pointer is released over a layer; nil is anywhere.
      case pointerUp(layer: String?)
      /// A pointer is pressed over a layer; nil is anywhere.
      case pointerDown(layer: String?)
      /// A pointer enters a layer; nil is the canvas.
      case pointerEnter(layer: String?)
      /// A pointer leaves a layer; nil is the canvas.
      case pointerExit(layer: String?)
      /// A pointer moves.
      case pointerMove
      /// A layer is clicked; nil is anywhere.
      case click(layer: String?)
      /// A state has played to its end.
      case onComplete(state: String)
      /// A state has played one of its loops.
      case onLoopComplete(state: String)
    }

    /// The event.
    public let trigger: Trigger
    /// What is done, in this order.
    public let actions: [Action]
    /// Location in the text.
    public let location: JSONLocation
  }
}

extension StateMachineModel {
  /// A state: playback of an animation, or the global state, whose transitions hold in every state.
  public struct State: Sendable {
    /// The name; no two states have the same.
    public let name: String
    /// The playback; nil for the global state.
    public let playback: Playback?
    /// The transitions in their order.
    public let transitions: [Transition]
    /// What is done when the state is entered.
    public let entryActions: [Action]
    /// What is done when the state is left.
    public let exitActions: [Action]
    /// Location in the text.
    public let location: JSONLocation
  }

  /// What a state plays.
  public struct Playback: Hashable, Sendable {
    /// Id of the animation; empty keeps the present one.
    public let animation: String
    /// Whether it plays at once.
    public let autoplay: Bool
    /// Whether it plays again and again.
    public let loops: Bool
    /// Number of loops; 0 is without end.
    public let loopCount: Int
    /// Whether the machine stops here.
    public let isFinal: Bool
    /// The direction.
    public let mode: PlayMode
    /// Playback speed multiplier; 0 and less keep the former speed.
    public let speed: Double
    /// Name of the marker that is played; nil is the whole animation.
    public let segment: String?
    /// The color behind the animation, as `0xRRGGBBAA`; nil is clear.
    public let backgroundColor: UInt32?
  }

  /// The direction of playback.
  public enum PlayMode: String, Hashable, Sendable, CaseIterable {
    /// From the start to the end.
    case forward = "Forward"
    /// From the end to the start.
    case reverse = "Reverse"
    /// To the end and back.
    case bounce = "Bounce"
    /// To the start and back.
    case reverseBounce = "ReverseBounce"
  }

  /// A way from one state to another.
  public struct Transition: Sendable {
    /// Name of the state it leads to.
    public let target: String
    /// The conditions, all of which must hold; nil where the text has none, unlike an empty list.
    public let guards: [Guard]?
    /// The duration and the easing; nil is at once.
    public let tween: Tween?
    /// Location in the text.
    public let location: JSONLocation
  }

  /// The duration and the easing of a transition.
  public struct Tween: Hashable, Sendable {
    /// Seconds.
    public let duration: Double
    /// The two handles of a cubic easing curve: x and y, then x and y.
    public let easing: [Double]
  }

  /// A condition of a transition.
  public struct Guard: Sendable {
    /// The type of the input, and the comparison.
    public enum Kind: Hashable, Sendable {
      /// A number compared with a number or an input.
      case numeric(Comparison, Operand)
      /// A string compared with a string or an input.
      case string(Comparison, Operand)
      /// True or false, compared with such a value or an input.
      case boolean(Comparison, Operand)
      /// The event that has been fired.
      case event
    }

    /// Name of the input.
    public let input: String
    /// The type of the input, and the comparison.
    public let kind: Kind
    /// Location in the text.
    public let location: JSONLocation
  }

  /// A comparison of two values.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The same.
    case equal = "Equal"
    /// Not the same.
    case notEqual = "NotEqual"
    /// More.
    case greaterThan = "GreaterThan"
    /// Not less.
    case greaterThanOrEqual = "GreaterThanOrEqual"
    /// Less.
    case lessThan = "LessThan"
    /// Not more.
    case lessThanOrEqual = "LessThanOrEqual"
  }

  /// A value, or the name of an input that has it.
  public enum Operand: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A string; `$name` is the value of an input, `@name` that of a built-in one.
    case text(String)
    /// True or false.
    case boolean(Bool)
  }
}
