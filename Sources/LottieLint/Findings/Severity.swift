/// The severity of a finding.
package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  /// Not reported.
  case off
  /// A note.
  case info
  /// Probably unintended.
  case warning
  /// A player fails or loses content.
  case error

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}
