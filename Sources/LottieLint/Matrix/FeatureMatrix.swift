package import LottieModel

/// The feature matrix: which player plays which feature.
///
/// The columns were read from the players' sources, and for rlottie and thorvg also by drawing; our
/// own is that of the features.
package enum FeatureMatrix {
  /// The rows by family, in the order of listings.
  package static let families: [(name: String, rows: [FeatureRow])] = [
    ("Layers", layers), ("Transforms", transforms), ("Interpolation", interpolation),
    ("Shapes", shapes), ("Paint", paint), ("Modifiers", modifiers), ("Masks", masks),
    ("Mattes", mattes), ("Blend modes", blendModes), ("Effects", effects),
    ("Layer styles", layerStyles), ("Text", text), ("Assets", assets), ("Document", document),
    ("Containers", containers),
  ]

  /// All rows.
  package static let rows = families.flatMap(\.rows)

  private static let byFeature = Dictionary(uniqueKeysWithValues: rows.map { ($0.feature, $0) })

  /// The row of a feature.
  package static func row(_ feature: Feature) -> FeatureRow {
    byFeature[feature] ?? FeatureRow(feature, everywhere: .unknown, loses: .detail)
  }

  /// Whether a player rejects a file that has the feature.
  package static func breaksFile(_ feature: Feature, in player: Player) -> Bool {
    switch feature {
    case .layerCamera: player == .web || player == .canvas
    case .strokeDashUnnamed: player == .web
    case .gradientConic: PlayerSet.ios4.contains(PlayerSet([player]))
    default: false
    }
  }
}

extension PlayerSet {
  /// lottie-ios since its rewrite, whichever engine draws.
  package static let ios4 = PlayerSet([.ios3, .ios, .iosMainThread, .iosCoreAnimation])
}
