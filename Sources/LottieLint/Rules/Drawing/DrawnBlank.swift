import LottieModel

/// `draw/blank`: there is nothing to see, throughout or at the first or the last frame.
struct DrawnBlank: DrawnRule {
  let info = RuleInfo(
    .drawBlank,
    .warning,
    "All frames, or the first or the last frame, are empty.",
    explanation:
      "Every pixel is transparent or has one color. Apps show the first frame before playback and the last one afterwards; an empty one looks as if nothing had been loaded. Needs --draw.",
    example: "an image that is not found, or a logo that fades in from nothing",
    fix:
      "If all frames are empty, check the export settings; otherwise start and end with visible content, or let the app start and stop at another frame."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard let first = film.contents.first, let last = film.contents.last else { return }
    let location = document.root["layers"] ?? document.root
    guard film.contents.contains(where: { $0 == .image || $0 != first }) else {
      let words = first == .nothing ? "all frames are empty" : "all frames have one color only"
      return report.add(info, at: location, words, severity: .error)
    }
    let isBlank = (first != .image, last != .image)
    guard isBlank.0 || isBlank.1 else { return }
    let words =
      isBlank.0 && isBlank.1
      ? "the first and the last frame are" : isBlank.0 ? "the first frame is" : "the last frame is"
    report.add(info, at: location, "\(words) empty", severity: .info)
  }
}
