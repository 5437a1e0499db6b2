package import LottieModel

/// Words for messages.
package enum Words {
  /// A number with at most three digits behind the point.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  /// A name in quotation marks, cut when it is long.
  package static func quoted(_ name: String) -> String {
    name.count > 60 ? "\"\(name.prefix(60))…\"" : "\"\(name)\""
  }

  /// `1 layer`, `2 layers`.
  package static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension JSONCursor {
  /// What it is, in a word or two.
  package var kindText: String {
    if isObject { return "an object" }
    if isArray { return "a list" }
    if isString { return "text" }
    if isNumber { return "the number \(numberWords)" }
    if isNull { return "null" }
    return "true or false"
  }

  /// A number as people write it.
  package var numberWords: String { double.map(Words.number) ?? "?" }
}

extension LayerContext {
  /// Its name, or its number when it has none.
  package var words: String {
    if let name, !name.isEmpty { return Words.quoted(name) }
    return ind.map { "layer \($0)" } ?? "layer \(index + 1) from the front"
  }
}
