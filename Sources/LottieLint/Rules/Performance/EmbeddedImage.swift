import LottieModel

/// `perf/embedded-image`: a large image is embedded in the document.
struct EmbeddedImage: AssetRule {
  let info = RuleInfo(
    .embeddedImage,
    .warning,
    "A large image is embedded in the document.",
    explanation:
      "Base64 is a third larger than the image, and is parsed as text first.",
    example: "an image of 800 KB as base64",
    fix: "Ship the image beside the animation, or as a .lottie file; make it smaller."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let data = asset.cursor["p"] else { return }
    let size = Double(data.rawString.count)
    guard size > document.options.limits.embeddedImage, ImagePath.isData(data) else { return }
    report.add(
      info,
      at: data,
      "an image of \(Words.number((size / 1000).rounded())) KB is embedded"
    )
  }
}
