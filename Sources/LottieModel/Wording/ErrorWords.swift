extension JSONError {
  /// The error, in words.
  package var explanation: String { reason.explanation }
}

extension JSONError.Reason {
  /// The reason, in words.
  package var explanation: String {
    switch self {
    case .unexpectedEnd: "unexpected end of the text"
    case .unexpected(let byte, let expected):
      "expected \(expected), found "
        + (byte > 0x20 && byte < 0x7F
          ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)")
    case .badNumber: "a number that JSON does not allow"
    case .badString: "a string with bytes or escapes that JSON does not allow"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
    }
  }
}

extension ContainerDefect {
  /// The reason as a line, without its place.
  package var message: String {
    switch kind {
    case .notJSON(let reason): "not JSON: \(reason.explanation)"
    case .byteOrderMark: "begins with a byte order mark, which JSON does not allow"
    case .missing(let member): "\(Words.quoted(member)) is missing"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .wrongCount(let expected, let found):
      "expected \(Words.count(expected, "element")), found \(found)"
    case .unknownWord(let word, let known):
      "\(Words.quoted(word)) is not known: expected \(known.joined(separator: ", "))"
    case .secondGlobalState: "a second GlobalState; a machine has one at most"
    case .repeatedState(let name): "a second state is named \(Words.quoted(name))"
    case .secondUnguardedTransition: "a second transition without guards"
    case .unknownInput(let name, let type):
      "there is no \(type) input \(Words.quoted(name))"
    case .tooMany(let limit): "more than \(limit) objects"
    }
  }
}
