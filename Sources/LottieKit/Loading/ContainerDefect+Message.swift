import LottieModel

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
