/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Not looked for.
  case off
  /// Good to know.
  case info
  /// Probably unintended.
  case warning
  /// A player breaks or loses something.
  case error

  private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}
