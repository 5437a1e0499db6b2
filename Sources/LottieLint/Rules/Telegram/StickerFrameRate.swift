import LottieModel

/// `tgs/frame-rate`: a sticker does not run at 30 or 60 frames a second.
struct StickerFrameRate: DocumentRule {
  let info = RuleInfo(
    .stickerFrameRate,
    .off,
    "A sticker's frame rate is not 30 or 60.",
    explanation:
      "Telegram refuses it.",
    example: #"{"fr": 25}"#,
    fix: "Set the composition to 60 or 30 frames a second."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.frameRate != 30, document.frameRate != 60 {
      let words = "\(Words.number(document.frameRate)) frames a second, not 30 or 60"
      report.add(info, at: document.root["fr"] ?? document.root, words)
    }
  }
}
