/// The reason for what a row of the matrix says about some players.
package struct Evidence: Hashable, Sendable {
  /// The way to know.
  package enum Kind: String, Sendable {
    /// Read in the player's source or documentation.
    case read
    /// Seen in what the player drew.
    case measured
  }

  /// The way to know.
  package let kind: Kind
  /// The players whose cells it proves.
  package let players: [Player]
  /// The day or month, as `2026-11-24` or `2026-11`, if known.
  package let date: String?
  /// The version or commit that was examined; nil for the one of the player's column.
  package let version: String?
  /// A file of the source, a row of a table, or the document that was drawn.
  package let place: String

  /// Reads a line of the table, `measured web,canv 2026-11 - PLACE`; nil for one that is no evidence.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 4)
    guard words.count == 5, let kind = Kind(rawValue: String(words[0])) else { return nil }
    self.kind = kind
    players = Evidence.players(words[1])
    date = words[2] == "-" ? nil : String(words[2])
    version = words[3] == "-" ? nil : String(words[3])
    place = String(words[4])
  }

  /// The players of a list of columns, `web,canv`, and those that draw with them.
  static func players(_ names: some StringProtocol) -> [Player] {
    let named = named(names)
    return named + Player.allCases.filter { $0.drawing.map(named.contains) ?? false }
  }

  /// The players of a list of columns.
  static func named(_ names: some StringProtocol) -> [Player] {
    names.split(separator: ",").compactMap { MatrixTable.player($0) }
  }

  /// The text for documentation and listings.
  package var words: String {
    switch kind {
    case .read: place
    case .measured: "measured: \(place)"
    }
  }
}
