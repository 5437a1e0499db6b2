import LottieModel

/// The source of a cell of the matrix.
package enum CellSource: Hashable, Sendable {
  /// Evidence for the cell itself.
  case evidence(Evidence)
  /// A file of the player's source, of its column's version.
  case file(String)
  /// Columns from which it is derived.
  case column(Player)
  /// The render cases of this program.
  case own
  /// Not examined.
  case notExamined

  /// The text for documentation and listings.
  package var words: String {
    switch self {
    case .evidence(let evidence): evidence.words
    case .file(let path): path
    case .column(let player): "as \(player.rawValue)"
    case .own: "render cases"
    case .notExamined: "unknown"
    }
  }
}

extension FeatureRow {
  /// The source of a player's cell.
  package func source(_ player: Player) -> CellSource {
    if support(by: player) == .unknown { return .notExamined }
    if let other = derived(player) { return .column(other) }
    if let evidence = evidence.first(where: { $0.players.contains(player) }) {
      return .evidence(evidence)
    }
    switch player {
    case .lottie: return .own
    case .ios:
      return .column(feature.isReportedByCoreAnimation ? .iosMainThread : .iosCoreAnimation)
    default:
      if let file = file(player) { return .file(file) }
      return player == .telegram ? .column(.rlottie) : .notExamined
    }
  }

  /// The file of a player's source: that of the longest matching prefix of the feature's id.
  private func file(_ player: Player) -> String? {
    guard let source = MatrixTable.files[player] else { return nil }
    let known = source.files.filter { feature.rawValue.hasPrefix($0.key) }
    return known.max { $0.key.count < $1.key.count }.map { source.folder + $0.value }
  }
}
