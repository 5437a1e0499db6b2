import LottieModel

/// `draw/static`: the picture never changes.
struct DrawnStatic: DrawnRule {
  let info = RuleInfo(
    .drawStatic,
    .warning,
    "The animation never changes.",
    explanation:
      "All frames are the same image: what should move was lost, or a still image would do, which is smaller and takes no power. Needs --draw.",
    example: "an animation of two seconds whose keyframes all lie outside them",
    fix: "Export the part of the timeline that moves, or use an image."
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
