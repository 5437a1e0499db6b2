import LottieModel

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
  package var json: String {
    let values = FeatureMatrix.families.flatMap { family, rows in
      rows.map { value($0, family: family) }
    }
    return JSONWriter.text(.array(values))
  }

  private func value(_ row: FeatureRow, family: String) -> JSONValue {
    var players: [JSONValue] = []
    for player in self.players {
      players.append(
        JSONValue(members: [
          "player": .string(player.rawValue),
          "support": .string(row.support(by: player).rawValue),
          "source": .string(row.source(player).words), "version": .string(player.source),
        ])
      )
    }
    return JSONValue(members: [
      "feature": .string(row.feature.rawValue), "family": .string(family),
      "name": .string(row.name), "found": .string(row.feature.definition.found),
      "loss": .string(row.loss.rawValue),
      "note": .string(row.note), "players": .array(players),
    ])
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
