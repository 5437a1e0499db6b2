import LottieModel

extension RuleCatalog {
  /// Files of images and sounds.
  static let images: [any Rule] = [
    ImageFile(), ImageEscape(), ImageRemote(),
  ]
}

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
    guard let word = asset.fileWord, let name = asset.cursor[.file]?.string,
      !ImagePath.isData(name),
      let has = document.environment.hasImage
    else { return }
    let folder = asset.cursor[.folder]?.string ?? ""
    guard !ImagePath.isRemote(folder + name), !has(folder, name) else { return }
    report.add(info, at: asset.cursor, "the \(word) \(Words.quoted(folder + name)) does not exist")
  }
}

struct ImageEscape: AssetRule {
  let info = RuleInfo(
    "ref/image-escape",
    .error,
    "An image or sound lies outside the animation's folder.",
    explanation:
      "Players refuse such paths, or read files they should not.",
    example: #"{"p": "../../secret.png"}"#,
    fix: #"Use a path relative to the animation, without ".."."#
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let word = asset.fileWord, let name = asset.cursor[.file]?.string, !ImagePath.isData(name)
    else { return }
    let path = (asset.cursor[.folder]?.string ?? "") + name
    let escapes = path.split(separator: "/").contains("..") || name.hasPrefix("file:")
    if escapes {
      report.add(info, at: asset.cursor, "the \(word) lies outside: \(Words.quoted(path))")
    }
  }
}

struct ImageRemote: AssetRule {
  let info = RuleInfo(
    "ref/image-remote",
    .warning,
    "An image or sound is loaded from the network.",
    explanation:
      "Only browsers do that; other players show or play nothing.",
    example: #"{"p": "https://example.com/a.png"}"#,
    fix: "Embed the file, or ship it with the animation."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let word = asset.fileWord, let name = asset.cursor[.file]?.string else { return }
    let path = (asset.cursor[.folder]?.string ?? "") + name
    if ImagePath.isRemote(path) {
      report.add(info, at: asset.cursor, "the \(word) is loaded from \(Words.quoted(path))")
    }
  }
}
