/// A version as in Semantic Versioning, without labels: 0.2.0.
struct ReleaseVersion: Comparable, CustomStringConvertible {
  private let numbers: [Int]

  /// Parses a version; nil for anything but three numbers of at most six digits, without leading zeros.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.count <= 6, let number = Int(part), String(number) == part else { return nil }
      return number < 0 ? nil : number
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    self.numbers = numbers
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }

  static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
