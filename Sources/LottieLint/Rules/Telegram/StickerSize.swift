import LottieModel

/// `tgs/size`: a sticker is larger than 64 KB.
struct StickerSize: DocumentRule {
  let info = RuleInfo(
    .stickerSize,
    .off,
    "A sticker is larger than 64 KB.",
    explanation:
      "Telegram refuses it.",
    example: "a .tgs file of 80 KB",
    fix: "Simplify paths and keyframes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard document.environment.container == .tgs, let size = document.environment.fileSize,
      size > 65_536
    else { return }
    report.add(info, at: document.root, "\(size) bytes; Telegram takes at most 65536")
  }
}
