package import LottieModel

/// Where features are used.
package struct FeatureHits {
  /// The places of one feature.
  package struct Hit {
    /// How many there are.
    package fileprivate(set) var count = 0
    /// The first of them.
    package fileprivate(set) var places: [JSONCursor] = []
  }

  /// Places kept of each feature.
  static let limit = 100

  private var table: [Feature: Hit] = [:]

  /// Notes a place.
  mutating func add(_ feature: Feature, at cursor: JSONCursor) {
    table[feature, default: Hit()].note(cursor)
  }

  /// Notes a place if something is so.
  @inline(__always)
  mutating func add(_ feature: Feature, at cursor: JSONCursor, if condition: Bool) {
    if condition { add(feature, at: cursor) }
  }

  /// The places of a feature.
  package subscript(_ feature: Feature) -> Hit? { table[feature] }

  /// The features used, in the matrix's order.
  package var features: [Feature] { FeatureMatrix.rows.map(\.feature).filter { table[$0] != nil } }
}

extension FeatureHits.Hit {
  fileprivate mutating func note(_ cursor: JSONCursor) {
    count += 1
    if places.count < FeatureHits.limit { places.append(cursor) }
  }
}
