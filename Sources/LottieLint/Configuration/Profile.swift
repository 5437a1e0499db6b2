import LottieModel

/// Extra rules for a publishing platform.
package enum Profile: String, CaseIterable, Sendable {
  /// Stickers of Telegram: <https://core.telegram.org/stickers#animation-requirements>.
  case telegram

  /// The group of the rules that run under the profile only.
  var group: String {
    switch self {
    case .telegram: "tgs"
    }
  }

  /// The severity of those rules.
  var severity: Severity { .error }
}
