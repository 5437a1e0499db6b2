import LottieModel

/// `draw/blank`: there is nothing to see, throughout or at the first or the last frame.
struct DrawnBlank: DrawnRule {
  let info = RuleInfo(
    .drawBlank,
    .warning,
    "There is nothing to see, throughout or at the first or the last frame.",
    explanation:
      "Drawn, every pixel is transparent or of one colour. Apps show the first frame before they play and the last one afterwards; an empty one looks as if nothing had been loaded. Needs --draw.",
    example: "an image that is not found, or a logo that fades in from nothing",
    fix:
      "If nothing is ever seen, look at the export's settings; otherwise begin and end with something to see, or have the app begin and stop at another frame."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard let first = film.contents.first, let last = film.contents.last else { return }
    let location = document.root["layers"] ?? document.root
    guard film.contents.contains(where: { $0 == .image || $0 != first }) else {
      let words = first == .nothing ? "nothing is ever seen" : "nothing but one colour is ever seen"
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
