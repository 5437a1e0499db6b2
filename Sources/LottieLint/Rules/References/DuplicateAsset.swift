import LottieModel

/// `ref/duplicate-asset-id`: two assets have the same id.
struct DuplicateAsset: AssetRule {
  let info = RuleInfo(
    .duplicateAsset,
    .error,
    "Two assets have the same id.",
    explanation:
      "Players show the first or the last of them.",
    example: #"two assets with the id "a""#,
    fix: "Give each asset a unique id."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let id = asset.id, let first = document.assetByID[id], first != asset.index else {
      return
    }
    report.add(info, at: asset.cursor, "a second asset has the id \(Words.quoted(id))")
  }
}
