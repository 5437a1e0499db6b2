import LottieModel

/// `perf/image-sequence`: images are shown one after another, as in a film.
struct ImageSequence: CompositionRule {
  let info = RuleInfo(
    .imageSequence,
    .warning,
    "Images are shown one after another, as in a film.",
    explanation:
      "Every image is loaded; a video is smaller and plays better.",
    example: "thirty image layers of one frame each",
    fix: "Use a video, or draw the motion with shapes."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let flashes = composition.layers.filter { layer in
      guard layer.type == 2, let start = layer.inPoint, let end = layer.outPoint else {
        return false
      }
      return end - start <= 2
    }
    if Double(flashes.count) > document.options.limits.imageSequence, let first = flashes.first {
      report.add(info, at: first.cursor, "\(flashes.count) images of a frame or two each")
    }
  }
}
