import LottieModel

/// `ref/image-file`: an image, sound or data file does not exist.
struct ImageFile: AssetRule {
  let info = RuleInfo(
    .imageFile,
    .warning,
    "An image, sound or data file does not exist.",
    explanation:
      "Players do not find it in the asset's folder, and show or play nothing.",
    example: #"{"u": "images/", "p": "img_0.png"}"#,
    fix: "Ship the file with the animation, or embed it."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let word = asset.fileWord, let name = asset.cursor["p"]?.string, !ImagePath.isData(name),
      let has = document.environment.hasImage
    else { return }
    let folder = asset.cursor["u"]?.string ?? ""
    guard !ImagePath.isRemote(folder + name), !has(folder, name) else { return }
    report.add(info, at: asset.cursor, "the \(word) \(Words.quoted(folder + name)) does not exist")
  }
}
