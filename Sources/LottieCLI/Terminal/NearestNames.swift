import LottieEngine

/// Finds the names most like those of a keypath that means nothing.
struct NearestNames {
  private let names: [String]
  private let known: Set<String>

  /// - Parameter paths: The paths there are.
  init(_ paths: [[String]]) {
    known = paths.reduce(into: []) { $0.formUnion($1) }
    names = known.sorted()
  }

  /// `; did you mean …?` with at most three names for the first of the keypath's that is not there, or
  /// nothing when none is near.
  func suggestion(for keypath: AnimationKeypath) -> String {
    guard let missing = keypath.keys.first(where: { !$0.contains("*") && !known.contains($0) })
    else { return "" }
    let wanted = NearestNames.letters(missing)
    let near = names.prefix(5_000)
      .map { (NearestNames.distance(wanted, NearestNames.letters($0)), $0) }
      .filter { $0.0 <= max(2, wanted.count / 3) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .prefix(3)
    guard !near.isEmpty else { return "; there is no \"\(missing)\"" }
    return "; did you mean " + near.map { "\"\($0.1)\"" }.joined(separator: ", ") + "?"
  }

  private static func letters(_ name: String) -> [UInt8] {
    Array(name.lowercased().utf8.prefix(100))
  }

  /// Letters to insert, take away or exchange (Wagner and Fischer 1974).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, corner + (x == y ? 0 : 1))
        corner = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
