import LottieModel

/// `ref/asset-kind`: a layer shows an asset of another kind.
struct AssetKind: LayerRule {
  let info = RuleInfo(
    .assetKind,
    .error,
    "A layer shows an asset of another kind.",
    explanation:
      "A precomp layer needs a composition, an image layer an image, an audio layer a sound, a data layer data.",
    example: "a precomp layer whose asset is an image",
    fix: "Correct the layer's type or its refId."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let id = layer.refID, let asset = document.asset(id) else { return }
    let found: String
    switch asset.kind {
    case .composition: found = "a composition"
    case .image: found = "an image"
    case .sound: found = "a sound"
    case .data: found = "data"
    case .other: return
    }
    let wanted: String
    switch (layer.type, asset.kind) {
    case (0, .image), (0, .sound), (0, .data): wanted = "a precomp"
    case (2, .composition), (2, .sound), (2, .data): wanted = "an image"
    // A file that does not look like a sound may be one.
    case (6, .composition), (6, .data): wanted = "a sound"
    case (15, .composition), (15, .image), (15, .sound): wanted = "data"
    default: return
    }
    report.add(
      info,
      at: layer.cursor,
      "\(layer.words) is \(wanted), \(Words.quoted(id)) \(found)"
    )
  }
}
