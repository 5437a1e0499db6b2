package import LottieModel

extension JSONCursor {
  /// Its kind, in a word or two.
  package var kindText: String {
    if isObject { return "an object" }
    if isArray { return "a list" }
    if isString { return "text" }
    if isNumber { return "the number \(numberWords)" }
    if isNull { return "null" }
    return "true or false"
  }

  /// A number for display.
  package var numberWords: String { double.map(Words.number) ?? "?" }
}

extension LayerContext {
  /// Its name, or its number when it has none.
  package var words: String {
    if let name, !name.isEmpty { return Words.quoted(name) }
    return ind.map { "layer \($0)" } ?? "layer \(index + 1) from the front"
  }
}
