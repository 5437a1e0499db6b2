import LottieModel

/// Members and assets that are missing, of which several rules may tell: only the most severe does.
///
/// That a player stops there says more than that something is missing, so of two equals that is told; the
/// remedy is that of the slip, which knows what was meant.
struct Gaps {
  private struct Gap: Hashable {
    let location: JSONLocation
    let name: String
  }

  /// The severity with which it is told that a player stops.
  private var stops: [Gap: Severity] = [:]
  /// That of other rules.
  private var others: [Gap: Severity] = [:]
  private var remedies: [Gap: String] = [:]

  init(_ report: Report, _ options: LintOptions) {
    for entry in report.entries {
      guard let gap = Gaps.gap(entry) else { continue }
      let severity = options.severity(of: entry)
      if entry.info.id == .throwing {
        stops[gap] = max(stops[gap] ?? .off, severity)
      } else {
        others[gap] = max(others[gap] ?? .off, severity)
        if entry.info.group == "slip" { remedies[gap] = entry.info.fix }
      }
    }
  }

  /// Whether a finding of this severity is told by another.
  func isTold(_ entry: Report.Entry, _ severity: Severity) -> Bool {
    guard let gap = Gaps.gap(entry) else { return false }
    return entry.info.id == .throwing
      ? others[gap].map { $0 > severity } ?? false : stops[gap].map { $0 >= severity } ?? false
  }

  /// The remedy of the slip that a finding tells, too.
  func fix(of entry: Report.Entry) -> String? {
    entry.info.id == .throwing ? Gaps.gap(entry).flatMap { remedies[$0] } : nil
  }

  private static func gap(_ entry: Report.Entry) -> Gap? {
    entry.missing.map { Gap(location: entry.location, name: $0) }
  }
}
