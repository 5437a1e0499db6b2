package import LottieModel

extension JSONCursor {
  /// The number, if it is whole and not huge.
  package var whole: Int? {
    guard let double, double == double.rounded(), abs(double) < 1e9 else { return nil }
    return Int(double)
  }

  /// Whether a flag is set: 1 or true.
  package var isSet: Bool { bool == true }

  /// The first element of an array, or the value itself.
  package var firstElement: JSONCursor? {
    guard isArray else { return self }
    var elements = elements
    return elements.next()
  }

  /// The numbers of an array, or the one number; nil elements are left out.
  package var numbers: [Double] {
    isArray ? elements.compactMap(\.double) : [double].compactMap { $0 }
  }

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
