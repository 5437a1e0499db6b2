/// The occurrences of features in a document.
package struct FeatureHits: Sendable {
  /// The occurrences of one feature.
  package struct Hit: Sendable {
    /// The feature.
    package let feature: Feature
    /// Number of occurrences.
    package fileprivate(set) var count = 0
    /// The first occurrences.
    package fileprivate(set) var occurrences: [Occurrence] = []

    /// Those of the occurrences that are kept which pass a test.
    package func filtered(_ test: (Occurrence) -> Bool) -> Hit {
      var hit = self
      hit.occurrences = occurrences.filter(test)
      hit.count = hit.occurrences.count
      return hit
    }
  }

  /// An occurrence of a feature.
  package struct Occurrence: Hashable, Sendable {
    /// The value that has it.
    package let location: JSONLocation
    /// The layer that contains it; nil outside of layers.
    package let layer: JSONLocation?
  }

  /// Maximum occurrences kept of each feature, unless asked for otherwise.
  package static let limit = 1_000

  private var table: [Hit?]
  private let limit: Int

  /// Creates an empty table that keeps some occurrences of each feature.
  package init(limit: Int = FeatureHits.limit) {
    self.limit = limit
    table = Array(repeating: nil, count: Feature.definitions.count)
  }

  /// Adds an occurrence.
  package mutating func add(_ feature: Feature, at location: JSONLocation) {
    note(feature.index, Occurrence(location: location, layer: nil))
  }

  mutating func note(_ index: Int, _ occurrence: Occurrence) {
    if table[index] == nil { table[index] = Hit(feature: Feature.definitions[index].feature) }
    table[index]?.note(occurrence, limit)
  }

  /// The occurrences of a feature; nil when it is not used.
  package subscript(_ feature: Feature) -> Hit? { table[feature.index] }

  /// The features used with their occurrences, in the order of listings.
  package var all: [Hit] { table.compactMap { $0 } }

  /// The features of which each place is one of the feature that they refine, too, or within one.
  package func refinements(in root: JSONCursor) -> Set<Feature> {
    Set(
      all.filter { hit in
        guard let base = hit.feature.base.flatMap({ self[$0] }) else { return false }
        return base.encloses(hit, in: root)
      }
      .map(\.feature)
    )
  }

  /// The features used, in the order of listings.
  package var features: [Feature] { all.map(\.feature) }
}

extension FeatureHits.Hit {
  fileprivate mutating func note(_ occurrence: FeatureHits.Occurrence, _ limit: Int) {
    count += 1
    if occurrences.count < limit { occurrences.append(occurrence) }
  }
}

extension FeatureHits.Hit {
  /// Whether each place of another feature is one of this, or within one.
  fileprivate func encloses(_ other: Self, in root: JSONCursor) -> Bool {
    let places = occurrences.map { root.indices(at: $0.location) }
      .sorted { $0.lowerBound < $1.lowerBound }
    let starts = other.occurrences.map { root.indices(at: $0.location).lowerBound }.sorted()
    var (next, end) = (0, 0)
    return starts.allSatisfy { start in
      while next < places.count, places[next].lowerBound <= start {
        end = max(end, places[next].upperBound)
        next += 1
      }
      return start < end
    }
  }
}
