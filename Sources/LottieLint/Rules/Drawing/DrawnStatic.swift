import LottieModel

/// `draw/static`: all frames are the same.
struct DrawnStatic: DrawnRule {
  let info = RuleInfo(
    .drawStatic,
    .warning,
    "The animation never changes.",
    explanation:
      "All frames are equal: the motion was lost, or a still image would do, which is smaller and needs no power. Needs --draw.",
    example: "an animation of two seconds whose keyframes are all later",
    fix: "Export the part of the timeline with motion, or use an image."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard film.isStill, film.frames.count > 1, let first = film.contents.first, first != .nothing
    else { return }
    report.add(
      info,
      at: document.root["layers"] ?? document.root,
      "all \(film.frames.count) frames are the same image"
    )
  }
}
