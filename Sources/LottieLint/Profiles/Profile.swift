import LottieModel

/// Extra rules for a publishing platform.
package enum Profile: String, CaseIterable, Sendable {
  /// Stickers of Telegram: <https://core.telegram.org/stickers#animation-requirements>.
  case telegram

  /// Rules that run under the profile only.
  var rules: Set<RuleID> {
    switch self {
    case .telegram:
      [
        .stickerSize, .stickerCanvas, .stickerFrameRate, .stickerDuration, .stickerFeature,
        .stickerHeader,
      ]
    }
  }

  /// The severity of those rules.
  var severity: Severity { .error }
}
