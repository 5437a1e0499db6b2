extension StateMachineModel {
  /// Something a machine does when a state is entered or left, or by an interaction.
  public struct Action: Sendable {
    /// What is done, with its values.
    public enum Kind: Hashable, Sendable {
      /// Adds to a number; by 1 where no amount is given.
      case increment(String, by: Operand?)
      /// Subtracts from a number; by 1 where no amount is given.
      case decrement(String, by: Operand?)
      /// Multiplies a number.
      case multiply(String, by: Operand)
      /// Rounds a number down.
      case floor(String)
      /// Limits a number.
      case clamp(String, minimum: Operand?, maximum: Operand?)
      /// Sets a number to a random one; of 0…1 where no limits are given.
      case setRandom(String, minimum: Operand?, maximum: Operand?, isInteger: Bool)
      /// Sets a number.
      case setNumeric(String, to: Operand)
      /// Sets a Boolean.
      case setBoolean(String, to: Operand)
      /// Sets a string.
      case setString(String, to: String)
      /// Inverts a Boolean.
      case toggle(String)
      /// Fires an event.
      case fire(String)
      /// Sets an input to its first value.
      case reset(String)
      /// Applies a theme; an empty name removes it.
      case setTheme(String)
      /// Shows a frame.
      case setFrame(Operand)
      /// Shows the frame at a percentage of the animation.
      case setProgress(Operand)
      /// Tells the program around the machine something.
      case fireCustomEvent(String)
      /// Asks the program around the machine to open a URL.
      case openURL(String, target: String)
    }

    /// What is done.
    public let kind: Kind
    /// Location in the text.
    public let location: JSONLocation

    /// Name of the input that it changes or fires; nil for other actions.
    public var input: String? {
      switch kind {
      case .increment(let name, _), .decrement(let name, _), .multiply(let name, _),
        .floor(let name), .clamp(let name, _, _), .setRandom(let name, _, _, _),
        .setNumeric(let name, _), .setBoolean(let name, _), .setString(let name, _),
        .toggle(let name), .fire(let name), .reset(let name):
        name
      case .setTheme, .setFrame, .setProgress, .fireCustomEvent, .openURL: nil
      }
    }
  }
}

extension StateMachineModel.Action {
  /// Reads an action that has the form of the schema.
  init?(_ cursor: JSONCursor) {
    let input = cursor[.inputName]?.string ?? ""
    let text = cursor[.operand]?.string ?? ""
    let value = StateMachineModel.Operand(cursor[.operand])
    let (minimum, maximum) = (
      StateMachineModel.Operand(cursor[.lowerBound]), StateMachineModel.Operand(cursor[.upperBound])
    )
    let number = value ?? .number(0)
    switch cursor[.containerType]?.string {
    case "Increment": kind = .increment(input, by: value)
    case "Decrement": kind = .decrement(input, by: value)
    case "Multiply": kind = .multiply(input, by: number)
    case "Floor": kind = .floor(input)
    case "Clamp": kind = .clamp(input, minimum: minimum, maximum: maximum)
    case "SetRandom":
      let isInteger = cursor[.isInteger]?.bool ?? false
      kind = .setRandom(input, minimum: minimum, maximum: maximum, isInteger: isInteger)
    case "SetNumeric": kind = .setNumeric(input, to: number)
    case "SetBoolean": kind = .setBoolean(input, to: number)
    case "SetString": kind = .setString(input, to: text)
    case "Toggle": kind = .toggle(input)
    case "Fire": kind = .fire(input)
    case "Reset": kind = .reset(input)
    case "SetTheme": kind = .setTheme(text)
    case "SetFrame": kind = .setFrame(number)
    case "SetProgress": kind = .setProgress(number)
    case "FireCustomEvent": kind = .fireCustomEvent(text)
    case "OpenUrl":
      kind = .openURL(cursor[.url]?.string ?? "", target: cursor[.urlTarget]?.string ?? "")
    default: return nil
    }
    location = cursor.location
  }
}

extension StateMachineModel.Operand {
  init?(_ cursor: JSONCursor?) {
    guard let cursor else { return nil }
    if let text = cursor.string {
      self = .text(text)
    } else if cursor.isNumber {
      self = .number(cursor.double ?? 0)
    } else {
      self = .boolean(cursor.bool ?? false)
    }
  }
}
