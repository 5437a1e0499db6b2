import LottieModel

/// `ref/image-escape`: an image or sound lies outside the animation's folder.
struct ImageEscape: AssetRule {
  let info = RuleInfo(
    .imageEscape,
    .error,
    "An image or sound lies outside the animation's folder.",
    explanation:
      "Players refuse such paths, or read files they should not.",
    example: #"{"p": "../../secret.png"}"#,
    fix: #"Use a path relative to the animation, without ".."."#
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let word = asset.fileWord, let name = asset.cursor["p"]?.string, !ImagePath.isData(name)
    else { return }
    let path = (asset.cursor["u"]?.string ?? "") + name
    let escapes = path.split(separator: "/").contains("..") || name.hasPrefix("file:")
    if escapes {
      report.add(info, at: asset.cursor, "the \(word) lies outside: \(Words.quoted(path))")
    }
  }
}
