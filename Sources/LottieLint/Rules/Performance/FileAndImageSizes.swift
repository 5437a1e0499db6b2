import LottieModel

extension RuleCatalog {
  /// Bytes and pixels.
  static let fileAndImageSizes: [any Rule] = [
    FileSize(), EmbeddedImage(), ImageOversize(), ImageSequence(),
  ]
}

struct FileSize: DocumentRule {
  let info = RuleInfo(
    "perf/file-size",
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

struct EmbeddedImage: AssetRule {
  let info = RuleInfo(
    "perf/embedded-image",
    .warning,
    "A large image is embedded in the document.",
    explanation:
      "Base64 is a third larger than the image, and is parsed as text first.",
    example: "an image of 800 KB as base64",
    fix: "Ship the image beside the animation, or as a .lottie file; make it smaller."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let data = asset.cursor[.file] else { return }
    let size = Double(data.rawString.count)
    guard size > document.options.limits.embeddedImage, ImagePath.isData(data) else { return }
    report.add(
      info,
      at: data,
      "an image of \(Words.number((size / 1000).rounded())) KB is embedded"
    )
  }
}

struct ImageOversize: AssetRule {
  let info = RuleInfo(
    "perf/image-oversize",
    .warning,
    "An image is larger than screens show.",
    explanation:
      "Each pixel takes four bytes of memory while the animation plays.",
    example: "an image of 4096 × 4096",
    fix: "Make the image smaller."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard asset.kind == .image, let width = asset.cursor[.width]?.double,
      let height = asset.cursor[.height]?.double,
      max(width, height) > document.options.limits.imageSide
    else { return }
    let words = "\(Words.number(width)) × \(Words.number(height))"
    report.add(info, at: asset.cursor, "an image of \(words) pixels")
  }
}

struct ImageSequence: CompositionRule {
  let info = RuleInfo(
    "perf/image-sequence",
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
      guard layer.type == .image, let start = layer.inPoint, let end = layer.outPoint else {
        return false
      }
      return end - start <= 2
    }
    if Double(flashes.count) > document.options.limits.imageSequence, let first = flashes.first {
      report.add(info, at: first.cursor, "\(flashes.count) images of a frame or two each")
    }
  }
}
