import LottieModel

/// The content of ``MatrixText``, read once, each part when it is first asked for.
enum MatrixTable {
  /// A line of the players.
  struct Column: Sendable {
    let name: String
    let player: Player
    let source: String
  }

  /// The players' columns.
  static let columns: [Column] = {
    var table = TableText(MatrixText.players)
    var columns: [Column] = []
    while var line = table.nextLine() {
      let name = line.nextWord().text
      guard let player = Player(rawValue: line.nextWord().text) else { continue }
      columns.append(Column(name: name, player: player, source: line.text))
    }
    return columns
  }()

  /// The player of a column.
  static func player(_ name: some StringProtocol) -> Player? {
    columns.first { $0.name == name }?.player
  }

  /// The rows, one for each feature in the features' order.
  ///
  /// A feature without a row is not examined anywhere.
  static let rows: [FeatureRow] = {
    let features = Feature.allCases
    var rows = features.map { FeatureRow($0) }
    var table = TableText(MatrixText.features)
    let heading = table.nextLine() ?? table
    let players = heading.words.dropFirst(2).map { player($0.text) }
    var index = -1
    while var line = table.nextLine() {
      if line.isIndented {
        if rows.indices.contains(index) { rows[index].add(line) }
        continue
      }
      let id = line.nextWord()
      index += 1
      // A row in its place, as all are, is not looked up: a test compares all ids.
      if index >= features.count || id.count != features[index].rawValue.utf8.count {
        index = Feature(rawValue: id.text)?.index ?? features.count
        guard index < features.count else { continue }
      }
      rows[index].read(&line, players)
    }
    return rows
  }()

  /// Files of a player's source by prefixes of feature ids, within a folder.
  ///
  /// The empty prefix is the default.
  struct Files: Sendable {
    let folder: String
    var files: [String: String] = [:]
  }

  /// The files in which players implement features.
  static let files: [Player: Files] = {
    var table = TableText(MatrixText.files)
    var all: [Player: Files] = [:]
    var current: Player?
    while var line = table.nextLine() {
      let isFile = line.isIndented
      let name = line.nextWord().text
      if isFile, let current {
        all[current]?.files[name == "*" ? "" : name] = line.text
      } else {
        current = player(name)
        if let current { all[current] = Files(folder: line.text) }
      }
    }
    return all
  }()
}
