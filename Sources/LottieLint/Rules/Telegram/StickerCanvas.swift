import LottieModel

/// `tgs/canvas`: a sticker is not 512 × 512.
struct StickerCanvas: DocumentRule {
  let info = RuleInfo(
    .stickerCanvas,
    .off,
    "A sticker is not 512 × 512.",
    explanation:
      "Telegram refuses it.",
    example: #"{"w": 500, "h": 500}"#,
    fix: "Set the composition to 512 × 512 pixels."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let size = (document.root["w"]?.double ?? 0, document.root["h"]?.double ?? 0)
    if size != (512, 512) {
      let words = "\(Words.number(size.0)) × \(Words.number(size.1))"
      report.add(info, at: document.root["w"] ?? document.root, "\(words) pixels, not 512 × 512")
    }
  }
}
