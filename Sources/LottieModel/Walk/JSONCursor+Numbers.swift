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
}
