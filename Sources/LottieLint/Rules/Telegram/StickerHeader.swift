import LottieModel

/// `tgs/header`: a sticker does not say it is one.
struct StickerHeader: DocumentRule {
  let info = RuleInfo(
    .stickerHeader,
    .off,
    "A sticker is not marked as one.",
    explanation:
      #"Telegram's own exporter writes "tgs": 1."#,
    example: #"a document without "tgs""#,
    fix: #"Add "tgs": 1 to the document, or export with Telegram's plug-in."#
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.root["tgs"]?.double != 1 {
      report.add(info, at: document.root, "\"tgs\": 1 is missing", severity: .warning)
    }
  }
}
