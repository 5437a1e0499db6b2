import LottieModel

/// `perf/image-oversize`: an image is larger than screens show.
struct ImageOversize: AssetRule {
  let info = RuleInfo(
    .imageOversize,
    .warning,
    "An image is larger than screens show.",
    explanation:
      "Each pixel takes four bytes of memory while the animation plays.",
    example: "an image of 4096 × 4096",
    fix: "Make the image smaller."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let width = asset.cursor["w"]?.double,
      let height = asset.cursor["h"]?.double,
      max(width, height) > document.options.limits.imageSide
    else { return }
    let words = "\(Words.number(width)) × \(Words.number(height))"
    report.add(info, at: asset.cursor, "an image of \(words) pixels")
  }
}
