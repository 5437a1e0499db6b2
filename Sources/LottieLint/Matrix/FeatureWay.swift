import LottieModel

/// A line of the matrix that says how players draw a feature otherwise: `draws andr,canv rule …` for some
/// players, `without …` for all that lack it.
struct FeatureWay: Sendable {
  /// The players; nil for those that lack the feature.
  let players: PlayerSet?
  let deviation: Deviation

  /// Whether it is that of a player by name.
  func names(_ player: Player) -> Bool { players?.contains(PlayerSet([player])) ?? false }

  /// Reads a line; nil for one that is none.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    if words[0] == "without" {
      guard let deviation = Deviation(words[1]) else { return nil }
      (players, self.deviation) = (nil, deviation)
    } else {
      let parts = words[1].split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, let deviation = Deviation(parts[1]) else { return nil }
      guard Evidence.named(parts[0]).count == parts[0].split(separator: ",").count else {
        return nil
      }
      (players, self.deviation) = (PlayerSet(Evidence.players(parts[0])), deviation)
    }
  }
}

extension Feature {
  /// How a document looks without a feature of a family, where its row does not say.
  var defaultAbsence: [Deviation] {
    let id = rawValue
    if id.hasPrefix("blend.") { return [.set([.init("bm", "0")])] }
    if id.hasPrefix("merge.") { return [.set([.init("hd", "true")])] }
    if id.hasPrefix("effect.") { return [.set([.init("en", "0")])] }
    if id.hasPrefix("style.layer.") { return [.set([.init("en", "false")])] }
    return []
  }
}
