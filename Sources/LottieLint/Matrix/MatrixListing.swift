package import LottieModel

/// The matrix as text, Markdown and JSON.
package struct MatrixListing: Sendable {
  private let players: [Player]

  /// Creates a listing with the columns of some players.
  package init(_ players: [Player]) { self.players = players }

  /// A header and rows for each family.
  package var tables: [(family: String, head: [String], rows: [[String]])] {
    FeatureMatrix.families.map { family, rows in
      let cells = rows.map { row in
        [row.name] + players.map { symbol(row.support(by: $0)) } + [
          "compat/" + row.feature.rawValue
        ]
      }
      return (family, ["feature"] + players.map(\.rawValue) + ["rule"], cells)
    }
  }

  /// A Markdown table for each family.
  package var markdown: String {
    FeatureMatrix.families.map { family, rows in
      var lines = ["## \(family)", ""]
      let head = ["feature"] + players.map(\.rawValue) + ["remarks"]
      lines.append("| " + head.joined(separator: " | ") + " |")
      lines.append("|---" + String(repeating: "|:-:", count: players.count) + "|---|")
      for row in rows {
        let symbols = players.map { symbol(row.support(by: $0)) }
        lines.append("| " + ([row.name] + symbols + [row.note]).joined(separator: " | ") + " |")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// A Markdown list for each family: the sources of the cells of its rows, where known.
  package var sources: String {
    FeatureMatrix.families.map { family, rows in
      let lines = rows.compactMap { row -> String? in
        let known = players.map { ($0.rawValue, row.source($0)) }.filter { $0.1 != .notExamined }
        guard !known.isEmpty else { return nil }
        return "- **\(row.name)**: "
          + known.map { "\($0.0) \($0.1.words)" }.joined(separator: "; ")
      }
      return (["## \(family)", ""] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// A Markdown table of the players and their versions.
  package var versions: String {
    (["| player | version, and where its column comes from |", "|---|---|"]
      + players.map { "| \($0.rawValue) | \($0.source) |" }).joined(separator: "\n")
  }

  /// An object for each feature.
  fileprivate var rows: [FeatureEntry] {
    FeatureMatrix.families.flatMap { family, rows in
      rows.map { FeatureEntry(row: $0, family: family, players: players) }
    }
  }

  private func symbol(_ support: Support) -> String {
    switch support {
    case .plays: "✓"
    case .differs: "~"
    case .lacks: "✗"
    case .unknown: "?"
    }
  }
}

extension MatrixListing: JSONOutput {
  package static let schemaName = "features"
  package static let summary = "Features of animations, and which player supports them"

  package static let members: [JSONMember<MatrixListing>] = [
    JSONMember("features", "The features by family") { $0.rows }
  ]
}

/// A feature in the output of `lottie features`.
private struct FeatureEntry: JSONRecord {
  let row: FeatureRow
  let family: String
  let players: [Player]

  static let members: [JSONMember<FeatureEntry>] = [
    JSONMember("feature", "Its id") { $0.row.feature.rawValue },
    JSONMember("family", "Its family") { $0.family },
    JSONMember("name", "Its name") { $0.row.name },
    JSONMember("found", "How it is found in a document") { $0.row.feature.definition.found },
    JSONMember("loss", "What a player without it loses") { $0.row.loss },
    JSONMember("note", "A remark, or empty") { $0.row.note },
    JSONMember("players", "What each player does with it") { entry in
      entry.players.map { PlayerEntry(row: entry.row, player: $0) }
    },
  ]
}

/// A feature in a player.
private struct PlayerEntry: JSONRecord {
  let row: FeatureRow
  let player: Player

  static let members: [JSONMember<PlayerEntry>] = [
    JSONMember("player", "Name of the player") { $0.player.rawValue },
    JSONMember("support", "Whether it draws the feature") { $0.row.support(by: $0.player) },
    JSONMember("source", "How that is known") { $0.row.source($0.player).words },
    JSONMember("version", "The player's version that was examined") { $0.player.source },
  ]
}

extension Support: JSONWritable {}
extension Loss: JSONWritable {}
