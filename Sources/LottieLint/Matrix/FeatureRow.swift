/// How well a player plays a feature.
package enum Support: String, Sendable {
  case yes
  /// It shows, but differently.
  case partial
  case no
  case unknown

  init(letter: UInt8) {
    self =
      switch letter {
      case UInt8(ascii: "y"): .yes
      case UInt8(ascii: "p"): .partial
      case UInt8(ascii: "n"): .no
      default: .unknown
      }
  }
}

/// What is lost where a player lacks a feature.
package enum Loss: String, Sendable {
  /// Nothing that is seen.
  case none
  /// Something looks different.
  case detail
  /// Something is not there.
  case content
  /// The whole file does not play.
  case file
}

/// A row of the matrix: a feature and how each player does with it.
package struct FeatureRow: Sendable {
  /// The feature.
  package let feature: Feature
  /// Its name for people.
  package let name: String
  /// What is lost where it is missing.
  package let loss: Loss
  /// Where it stands in a document.
  package let found: String
  /// Something worth knowing, or nothing.
  package let note: String
  private let columns: StaticString

  init(
    _ feature: Feature,
    _ name: String,
    _ columns: StaticString,
    _ loss: Loss,
    _ found: String,
    note: String = ""
  ) {
    self.feature = feature
    self.name = name
    self.columns = columns
    self.loss = loss
    self.found = found
    self.note = note
  }

  /// How a player does with it.
  package func support(by player: Player) -> Support {
    if player == .lottie { return OwnSupport.of(feature).support }
    let column = FeatureRow.column[player] ?? 0
    guard column < columns.utf8CodeUnitCount else { return .unknown }
    return Support(letter: columns.utf8Start[column])
  }

  /// How a player does with it, as far as anything is lost by it alone.
  ///
  /// Where a player draws no text at all, what the text looks like is not told as well.
  package func effectiveSupport(by player: Player) -> Support {
    let isPart = feature.rawValue.hasPrefix("text.")
    if isPart, FeatureMatrix.row(.layerText).support(by: player) == .no { return .yes }
    return support(by: player)
  }

  /// What is lost in a player that lacks it.
  package func loss(in player: Player) -> Loss {
    FeatureMatrix.breaksFile(feature, in: player) ? .file : loss
  }

  private static let column = Dictionary(
    uniqueKeysWithValues: Player.allCases.enumerated().map { ($0.element, $0.offset) }
  )
}
