import LottieModel

/// `perf/file-size`: the document is large.
struct FileSize: DocumentRule {
  let info = RuleInfo(
    .fileSize,
    .warning,
    "The document is large.",
    explanation:
      "It is loaded and parsed before the first frame is shown.",
    example: "a document of 2 MB",
    fix: "Remove what is never visible, reduce path vertices and keyframes, move images out."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    // Indenting is nothing that a player keeps, and a baseline should outlive it.
    guard Double(document.size) > document.options.limits.fileSize else { return }
    let size = Double(document.size - document.blanks)
    if size > document.options.limits.fileSize {
      report.add(info, at: document.root, "\(Words.number((size / 1000).rounded())) KB of JSON")
    }
  }
}
