/// Words for messages.
package enum Words {
  /// A number with at most three decimals.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }

  /// A number with zeros before it, of so many digits or more.
  package static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// A number for programs: with all its digits, without a point when it is whole.
  package static func exact(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
  }

  /// A name in quotation marks, cut when it is long.
  package static func quoted(_ name: String) -> String {
    name.count > 60 ? "\"\(name.prefix(60))…\"" : "\"\(name)\""
  }

  /// Names in quotation marks, joined by commas.
  package static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Words as a series in a sentence: `a`, `a and b`, `a, b and c`.
  package static func series(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// Text of so many characters at most, with an ellipsis for the rest.
  package static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }

  /// `1 layer`, `2 layers`.
  package static func count(_ number: Int, _ one: String, _ several: String? = nil) -> String {
    "\(number) " + (number == 1 ? one : several ?? one + "s")
  }
}
