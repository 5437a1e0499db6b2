import LottieModel

/// `ref/asset-kind`: a layer shows an asset of another kind.
struct AssetKind: LayerRule {
  let info = RuleInfo(
    .assetKind,
    .error,
    "A layer shows an asset of another kind.",
    explanation:
      "A precomp layer needs a composition, an image layer an image.",
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
    if layer.type == 0, asset.kind == .image {
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) is a precomp, \(Words.quoted(id)) an image"
      )
    } else if layer.type == 2, asset.kind == .composition {
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) is an image, \(Words.quoted(id)) a composition"
      )
    }
  }
}
