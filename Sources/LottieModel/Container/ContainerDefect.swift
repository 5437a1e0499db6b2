/// A reason for which dotLottie's player refuses a manifest, a theme or a state machine, and its
/// location.
public struct ContainerDefect: Hashable, Sendable {
  /// The reason, with its evidence.
  public enum Kind: Hashable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError.Reason)
    /// The text begins with a byte order mark.
    case byteOrderMark
    /// A required member is missing, or null.
    case missing(member: String)
    /// A value of another type than the format's, or an integer out of its range.
    case wrongType(expected: String, found: String)
    /// A list of another length than the format's.
    case wrongCount(expected: Int, found: Int)
    /// A type, or another word, that the player does not know.
    case unknownWord(String, known: [String])
    /// A second global state.
    case secondGlobalState
    /// A state with the name of an earlier one.
    case repeatedState(String)
    /// A second transition of a state that has no guards.
    case secondUnguardedTransition
    /// A guard refers to an input that the machine does not have, or to one of another type.
    case unknownInput(String, type: String)
    /// More objects than are read.
    case tooMany(limit: Int)
  }

  /// The reason.
  public let kind: Kind
  /// JSON pointer to the value, or to the object that lacks a member.
  public let pointer: JSONPath
  /// Line and column of the same place.
  public let position: TextPosition
}

/// The reasons for which a manifest, a theme or a state machine is refused, in the order of the text.
public struct ContainerDefects: Error, Hashable, Sendable {
  /// The reasons: at least one.
  public let list: [ContainerDefect]
}

extension ContainerDefects {
  /// A text that is not JSON, or not as players read it.
  init(_ kind: ContainerDefect.Kind, offset: Int, in bytes: [UInt8]) {
    let position = TextPosition(of: offset, in: bytes)
    list = [ContainerDefect(kind: kind, pointer: JSONPath(""), position: position)]
  }

  init(_ found: [(kind: ContainerDefect.Kind, location: JSONLocation)], in document: JSONDocument) {
    let lines = LineIndex(document.bytes)
    // Locations count the values in the order of the text.
    list = found.sorted { $0.location.number < $1.location.number }.map { kind, location in
      ContainerDefect(
        kind: kind,
        pointer: document.pointer(to: location),
        position: lines.position(of: document.offset(of: location))
      )
    }
  }
}
