package import LottieModel

/// The feature matrix: which player plays which feature.
///
/// The columns were read from the players' sources, and for rlottie and thorvg also by drawing; our
/// own is that of the features.
package enum FeatureMatrix {
  /// The rows by family, in the order of listings.
  package static let families: [(name: String, rows: [FeatureRow])] = Feature.families.map {
    ($0.name, $0.definitions.map { row($0.feature) })
  }

  /// All rows.
  package static var rows: [FeatureRow] { MatrixTable.rows }

  /// The row of a feature.
  package static func row(_ feature: Feature) -> FeatureRow { MatrixTable.rows[feature.index] }
}

extension PlayerSet {
  /// lottie-ios since its rewrite, whichever engine draws.
  package static let ios4 = PlayerSet([.ios3, .ios, .iosMainThread, .iosCoreAnimation])
}
