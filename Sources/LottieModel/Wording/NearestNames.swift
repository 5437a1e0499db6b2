/// Finds the names closest to one that does not exist.
package enum NearestNames {
  /// The nearest names: one, or up to three that are equally near; none when all are far.
  package static func near(_ missing: String, among names: some Sequence<String>) -> [String] {
    let near = sorted(missing, names)
    return near.prefix { $0.distance == near[0].distance }.prefix(3).map(\.name)
  }

  /// The names that are near, the nearest first; up to 5,000 are looked at.
  package static func sorted(
    _ missing: String,
    _ names: some Sequence<String>
  ) -> [(distance: Int, name: String)] {
    let wanted = characters(missing)
    return names.prefix(5_000)
      .map { (distance(wanted, characters($0)), $0) }
      .filter { $0.0 <= max(2, wanted.count / 3) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  /// `did you mean "a"?`; nil without names.
  package static func question(_ names: [String], quoted: Bool = true) -> String? {
    names.isEmpty
      ? nil : "did you mean \(quoted ? Words.list(names) : names.joined(separator: ", "))?"
  }

  private static func characters(_ name: String) -> [UInt8] {
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
