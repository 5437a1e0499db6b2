import LottieModel

/// `tgs/duration`: a sticker is longer than 3 seconds.
struct StickerDuration: DocumentRule {
  let info = RuleInfo(
    .stickerDuration,
    .off,
    "A sticker is longer than 3 seconds.",
    explanation:
      "Telegram refuses it.",
    example: #"{"fr": 60, "ip": 0, "op": 240}"#,
    fix: "Shorten it to 3 seconds."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.duration > 3 {
      let words = Words.number(document.duration)
      report.add(info, at: document.root["op"] ?? document.root, "\(words) seconds, not 3 or less")
    }
  }
}
