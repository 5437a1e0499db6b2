import LottieModel

/// Defects of which several rules may tell: only the most severe does.
///
/// That a player stops at a member that is missing, or at a value that is wrong, says more than that it is not as the
/// specification has it, so of two equals that is told; the remedy is that of the rule that knows what was meant.
/// The same goes for what players lack, of which a rule tells that it is written in an unusual way.
struct Restatements {
  private struct Defect: Hashable {
    let location: JSONLocation
    /// The member or the asset that is missing there; nil where the value is wrong.
    let missing: String?
  }

  /// The rules of values that are not as the specification has them.
  private static let ofValues: Set<RuleID> = [
    .schema, .nullValue, .integerFloat, "spec/bodymovin-version",
  ]

  /// The severity with which it is told that a player stops.
  private var stops: [Defect: Severity] = [:]
  /// That of other rules.
  private var others: [Defect: Severity] = [:]
  private var remedies: [Defect: String] = [:]
  /// Where the features that other rules restate are told, with the severity.
  private var features: [Feature: (severity: Severity, places: Set<JSONLocation>)] = [:]

  private let root: JSONCursor

  init(_ report: Report, _ hits: FeatureHits, in root: JSONCursor, _ options: LintOptions) {
    self.root = root
    for entry in report.entries {
      let severity = options.severity(of: entry)
      for defect in Restatements.defects(entry) {
        if entry.info.id == .throwing {
          stops[defect] = max(stops[defect] ?? .off, severity)
          continue
        }
        others[defect] = max(others[defect] ?? .off, severity)
        if Restatements.knowsWhatWasMeant(entry.info) { remedies[defect] = entry.info.fix }
      }
    }
    for feature in Set(report.entries.flatMap(\.info.restated)) {
      guard let hit = hits[feature],
        let told = report.entries.first(where: { $0.info.id == RuleID(feature) })
      else { continue }
      features[feature] = (options.severity(of: told), Set(hit.occurrences.map(\.location)))
    }
  }

  /// Whether a finding of this severity is told by another.
  func isTold(_ entry: Report.Entry, _ severity: Severity) -> Bool {
    let places = entry.places
    let isKnown = places.count == entry.count
    let told = entry.info.restated.compactMap { features[$0] }.filter { $0.severity >= severity }
    if !told.isEmpty, isKnown,
      places.allSatisfy({ place in told.contains { isWithin($0.places, place) } })
    {
      return true
    }
    let defects = Restatements.defects(entry)
    if entry.info.id == .throwing {
      return defects.contains { others[$0].map { $0 > severity } ?? false }
    }
    return isKnown && !defects.isEmpty
      && defects.allSatisfy { stops[$0].map { $0 >= severity } ?? false }
  }

  /// Whether a place is one of others, or within one.
  private func isWithin(_ others: Set<JSONLocation>, _ place: JSONLocation) -> Bool {
    others.contains(place) || root.trail(to: place).contains { others.contains($0.value.location) }
  }

  /// The remedy of a rule that knows what was meant, of what a finding tells, too.
  func fix(of entry: Report.Entry) -> String? {
    guard entry.info.id == .throwing else { return nil }
    return Restatements.defects(entry).lazy.compactMap { remedies[$0] }.first
  }

  private static func knowsWhatWasMeant(_ rule: RuleInfo) -> Bool {
    rule.group == "slip" || rule.id == .nullValue || rule.id == .integerFloat
  }

  private static func defects(_ entry: Report.Entry) -> [Defect] {
    let isOfValue = entry.info.id == .throwing || ofValues.contains(entry.info.id)
    guard entry.missing != nil || isOfValue else { return [] }
    return entry.places.map { Defect(location: $0, missing: entry.missing) }
  }
}
