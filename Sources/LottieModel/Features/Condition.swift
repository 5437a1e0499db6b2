/// A condition of a feature, as data, which the search evaluates and listings print.
///
/// Members are looked up in the subject's object. A property is animated when `k` is a list of
/// keyframes.
indirect enum Condition<Subject>: Sendable {
  case always
  /// A member exists, and is not null.
  case present(MemberPath)
  case missing(MemberPath)
  /// This integer.
  case whole(MemberPath)
  /// This number.
  case equals(MemberPath, Int)
  /// An integer of a range.
  case within(MemberPath, ClosedRange<Int>)
  /// A number above this.
  case above(MemberPath, Double)
  /// A number other than this; a missing member is none.
  case isNot(MemberPath, Double)
  /// A number that is not an integer.
  case fractional(MemberPath)
  /// An array with a number below 0.
  case negative(MemberPath)
  /// Any text.
  case text(MemberPath)
  /// This text.
  case word(MemberPath, StaticString)
  /// One of these texts.
  case anyWord(MemberPath, [StaticString])
  /// True or 1.
  case set(MemberPath)
  /// False or 0; a missing member is neither.
  case unset(MemberPath)
  /// More elements or members than this.
  case longer(MemberPath, than: Int)
  /// A property that is animated.
  case animated(MemberPath)
  /// A property that is animated or has another number than this.
  case differs(MemberPath, from: Double)
  case all([Condition])
  case any([Condition])
  case not(Condition)
  /// A custom test, with its description.
  case custom(String, @Sendable (Subject) -> Bool)
}

/// The subject of a condition: an object, and possibly its parents.
protocol FeatureSubject {
  /// The object.
  var cursor: JSONCursor { get }
}

extension Condition where Subject: FeatureSubject {
  /// Whether the condition holds.
  func holds(_ subject: Subject) -> Bool {
    let cursor = subject.cursor
    switch self {
    case .always: return true
    case .present(let path): return cursor[at: path] != nil
    case .missing(let path): return cursor[at: path] == nil
    case .whole(let path): return cursor[at: path]?.whole != nil
    case .equals(let path, let number): return cursor[at: path]?.whole == number
    case .within(let path, let range): return cursor[at: path]?.whole.map(range.contains) ?? false
    case .above(let path, let number): return cursor[at: path]?.double.map { $0 > number } ?? false
    case .isNot(let path, let number): return cursor[at: path]?.double.map { $0 != number } ?? false
    case .fractional(let path): return cursor[at: path]?.double.map { $0 != $0.rounded() } ?? false
    case .negative(let path): return cursor[at: path]?.hasNumber { $0 < 0 } ?? false
    case .text(let path): return cursor[at: path]?.isString ?? false
    case .word(let path, let word): return cursor[at: path]?.isText(word) ?? false
    case .anyWord(let path, let words):
      guard let text = cursor[at: path] else { return false }
      return words.contains(where: text.isText)
    case .set(let path): return cursor[at: path]?.bool == true
    case .unset(let path): return cursor[at: path]?.bool == false
    case .longer(let path, let count): return cursor[at: path].map { $0.count > count } ?? false
    case .animated(let path):
      return cursor[at: path].map { PropertyContext.keyframes($0) != nil } ?? false
    case .differs(let path, let number):
      return PropertyContext.differs(cursor[at: path], from: number)
    case .all(let parts): return parts.allSatisfy { $0.holds(subject) }
    case .any(let parts): return parts.contains { $0.holds(subject) }
    case .not(let part): return !part.holds(subject)
    case .custom(_, let test): return test(subject)
    }
  }
}

extension Condition: CustomStringConvertible {
  var description: String {
    switch self {
    case .always: "always"
    case .present(let path): "\(path) is there"
    case .missing(let path): "\(path) is missing"
    case .whole(let path): "\(path) is a whole number"
    case .equals(let path, let number): "\(path) is \(number)"
    case .within(let path, let range): "\(path) is \(range.lowerBound) to \(range.upperBound)"
    case .above(let path, let number): "\(path) is above \(Condition.text(number))"
    case .isNot(let path, let number): "\(path) is a number other than \(Condition.text(number))"
    case .fractional(let path): "\(path) is not whole"
    case .negative(let path): "a number of \(path) is below 0"
    case .text(let path): "\(path) is a text"
    case .word(let path, let word): "\(path) is \"\(word)\""
    case .anyWord(let path, let words):
      "\(path) is one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .set(let path): "\(path) is true"
    case .unset(let path): "\(path) is false"
    case .longer(let path, 0): "\(path) is not empty"
    case .longer(let path, let count): "\(path) has more than \(count)"
    case .animated(let path): "\(path) is animated"
    case .differs(let path, let number): "\(path) is animated or not \(Condition.text(number))"
    case .all(let parts): parts.map(\.inner).joined(separator: ", and ")
    case .any(let parts): parts.map(\.inner).joined(separator: ", or ")
    case .not(let part): "not (\(part))"
    case .custom(let words, _): words
    }
  }

  /// The description as part of a longer one.
  private var inner: String {
    switch self {
    case .all, .any: "(\(self))"
    default: description
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension JSONCursor {
  /// Whether it is a number, or an array with a number, for which a test holds.
  package func hasNumber(_ test: (Double) -> Bool) -> Bool {
    guard isArray else { return double.map(test) ?? false }
    for element in elements {
      if let number = element.double, test(number) { return true }
    }
    return false
  }

  /// Whether it is this text, written without escapes.
  package func isText(_ word: StaticString) -> Bool {
    let bytes = rawString
    guard isString, bytes.count == word.utf8CodeUnitCount else { return false }
    for i in bytes.indices where bytes[i] != word.utf8Start[i] { return false }
    return true
  }
}
