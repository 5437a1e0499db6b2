import LottieModel

extension RuleCatalog {
  /// Files of images and sounds.
  static let images: [any Rule] = [
    ImageFile(), PlaceholderImage(), ImageEscape(), ImageRemote(),
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
    guard let word = asset.fileWord, let path = asset.missingFile(in: document) else { return }
    report.add(info, at: asset.cursor, "the \(word) \(Words.quoted(path)) does not exist")
  }
}

extension AssetContext {
  /// The path of its file, if that is to be beside the animation and is not there.
  fileprivate func missingFile(in document: LintDocument) -> String? {
    guard let name = cursor[.file]?.string, !ImagePath.isData(name),
      let has = document.environment.hasImage
    else { return nil }
    let folder = cursor[.folder]?.string ?? ""
    return ImagePath.isRemote(folder + name) || has(folder, name) ? nil : folder + name
  }
}

struct PlaceholderImage: LayerRule {
  let info = RuleInfo(
    "compat/placeholder",
    .warning,
    "A player shows a placeholder for an image that does not exist.",
    explanation:
      "thorvg and the players of dotLottie draw gray mountains, where others draw nothing.",
    example: #"{"ty": 2, "refId": "image_0"}, whose image is missing"#,
    fix: "Ship the file with the animation, or remove the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == .image, composition.isReached, composition.shows(layer),
      let id = layer.refID, let path = document.asset(id)?.missingFile(in: document)
    else { return }
    let players = document.options.targets.filter { $0.rules.contains(.placeholderImages) }
    guard !players.isEmpty else { return }
    let names = players.map(\.rawValue).joined(separator: ", ")
    let message = "a placeholder takes the place of \(Words.quoted(path)) in \(names)"
    report.add(info, at: layer.cursor, message, players: PlayerSet(players))
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
    restates: [.imageRemote],
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
