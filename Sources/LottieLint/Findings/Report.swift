package import LottieModel

/// Collects findings, with a limit per rule.
///
/// Locations become lines, pointers and names later, for the findings that are kept.
package struct Report {
  struct Entry {
    let info: RuleInfo
    let location: JSONLocation
    let message: String
    let fix: String?
    let severity: Severity?
    let players: PlayerSet
    let keypath: [String]?
    /// The first occurrences, itself included; empty where it is the only one.
    let locations: [JSONLocation]
    var count: Int
    /// The places that are only counted, as far as they are kept.
    var counted: [JSONLocation] = []
    /// The member that the object there lacks, or the asset, if that is what is told.
    let missing: String?

    /// All its places, as far as they are kept.
    var places: [JSONLocation] { [location] + counted }
  }

  /// Maximum findings kept per rule; further ones are counted.
  static let limit = 200

  private(set) var entries: [Entry] = []
  private var seen: [RuleID: (count: Int, last: Int)] = [:]

  /// Adds a finding; rules that report once per file only count after the first.
  package mutating func add(
    _ info: RuleInfo,
    at located: some Located,
    _ message: @autoclosure () -> String,
    fix: String? = nil,
    severity: Severity? = nil,
    players: PlayerSet = [],
    keypath: [String]? = nil,
    locations: [JSONLocation] = [],
    count: Int = 1,
    missing: String? = nil
  ) {
    let old = seen[info.id] ?? (0, -1)
    let isFull = old.count >= (info.speaksOnce ? 1 : Report.limit)
    guard !isFull else {
      entries[old.last].count += count
      if entries[old.last].counted.count < Report.limit {
        entries[old.last].counted.append(located.location)
      }
      return
    }
    seen[info.id] = (old.count + 1, entries.count)
    entries.append(
      Entry(
        info: info,
        location: located.location,
        message: message(),
        fix: fix,
        severity: severity,
        players: players,
        keypath: keypath,
        locations: Array(locations.prefix(4)),
        count: count,
        missing: missing
      )
    )
  }
}

/// A value with a location in the document.
package protocol Located {
  /// The location.
  var location: JSONLocation { get }
}

extension JSONCursor: Located {}

extension JSONLocation: Located {
  package var location: JSONLocation { self }
}
