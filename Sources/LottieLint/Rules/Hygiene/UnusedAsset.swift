import LottieModel

/// `hygiene/unused-asset`: an asset is never shown.
struct UnusedAsset: AssetRule {
  let info = RuleInfo(
    .unusedAsset,
    .warning,
    "An asset is never shown.",
    explanation:
      "It is loaded nevertheless.",
    example: "a composition that no layer shows",
    fix: "Run lottie validate --fix, which removes it."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let id = asset.id, !document.reachedAssets.contains(id), asset.cursor["t"]?.whole != 3
    else {
      return
    }
    if document.assetByID[id] == asset.index {
      report.add(info, at: asset.cursor, "the asset \(Words.quoted(id)) is never shown")
    }
  }
}
