import LottieModel

/// Members that are missing, of which several rules may tell.
///
/// That a player stops there says more than that the member is missing, so only that is told; the remedy is
/// that of the slip, which knows what was meant.
struct Gaps {
  private struct Gap: Hashable {
    let location: JSONLocation
    let member: String
  }

  /// The severity with which it is told that a player stops.
  private var stops: [Gap: Severity] = [:]
  private var remedies: [Gap: String] = [:]

  init(_ report: Report, _ options: LintOptions) {
    for entry in report.entries {
      guard let gap = Gaps.gap(entry) else { continue }
      if entry.info.id == .throwing {
        stops[gap] = max(stops[gap] ?? .off, options.severity(of: entry))
      } else if entry.info.group == "slip" {
        remedies[gap] = entry.info.fix
      }
    }
  }

  /// Whether a finding of this severity is told by that of a player that stops.
  func tell(_ entry: Report.Entry, _ severity: Severity) -> Bool {
    guard entry.info.id != .throwing, let stop = Gaps.gap(entry).flatMap({ stops[$0] }) else {
      return false
    }
    return stop >= severity
  }

  /// The remedy of the slip that a finding tells, too.
  func fix(of entry: Report.Entry) -> String? {
    entry.info.id == .throwing ? Gaps.gap(entry).flatMap { remedies[$0] } : nil
  }

  private static func gap(_ entry: Report.Entry) -> Gap? {
    entry.missing.map { Gap(location: entry.location, member: $0) }
  }
}
