/// Extra rules for a place animations go to.
package enum Profile: String, CaseIterable, Sendable {
  /// Stickers of Telegram: <https://core.telegram.org/stickers#animation-requirements>.
  case telegram

  /// Rules that run under the profile only.
  var rules: Set<String> {
    switch self {
    case .telegram:
      ["tgs/size", "tgs/canvas", "tgs/frame-rate", "tgs/duration", "tgs/feature", "tgs/header"]
    }
  }

  /// The weight of those rules.
  var severity: Severity { .error }
}
