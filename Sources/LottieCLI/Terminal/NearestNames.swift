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
    let near = NearestNames.sorted(missing, names).prefix(3)
    guard !near.isEmpty else { return "; there is no \"\(missing)\"" }
    return "; did you mean " + near.map { "\"\($0.name)\"" }.joined(separator: ", ") + "?"
  }

  /// The nearest names to one that is not among them: one, or several that are equally near.
  static func near(_ missing: String, among names: some Sequence<String>) -> [String] {
    let near = sorted(missing, names)
    return near.prefix { $0.distance == near[0].distance }.prefix(3).map(\.name)
  }

  private static func sorted(
    _ missing: String,
    _ names: some Sequence<String>
  ) -> [(distance: Int, name: String)] {
    let wanted = letters(missing)
    return names.prefix(5_000)
      .map { (distance(wanted, letters($0)), $0) }
      .filter { $0.0 <= max(2, wanted.count / 3) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private static func letters(_ name: String) -> [UInt8] {
    Array(name.lowercased().utf8.prefix(100))
  }

  /// Characters to insert, delete, replace or swap with the next: the restricted Damerau–Levenshtein
  /// distance (Boytsov 2011).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before = Array(repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = row
      next[0] = i + 1
      for j in b.indices {
        next[j + 1] = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          next[j + 1] = min(next[j + 1], before[j - 1] + 1)
        }
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }
}
