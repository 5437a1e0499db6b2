import LottieModel

/// `ref/image-remote`: an image or sound is loaded from the network.
struct ImageRemote: AssetRule {
  let info = RuleInfo(
    .imageRemote,
    .warning,
    "An image or sound is loaded from the network.",
    explanation:
      "Only browsers do that; other players show or play nothing.",
    example: #"{"p": "https://example.com/a.png"}"#,
    fix: "Embed the file, or ship it with the animation."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let word = asset.fileWord, let name = asset.cursor["p"]?.string else { return }
    let path = (asset.cursor["u"]?.string ?? "") + name
    if ImagePath.isRemote(path) {
      report.add(info, at: asset.cursor, "the \(word) is loaded from \(Words.quoted(path))")
    }
  }
}
