import LottieModel

/// `compat/file-breaking`: a player cannot play anything of the file.
struct FileBreaking: DocumentRule {
  let info = RuleInfo(
    .fileBreaking,
    .error,
    "A player cannot play the file at all.",
    explanation:
      "A value that a player cannot read makes it reject the whole file.",
    example: "a camera layer in lottie-web",
    fix: "Remove the layer or shape, or choose another player."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let players = PlayerSet(document.options.targets)
    for composition in document.compositions {
      for layer in composition.layers {
        let web = players.intersection(PlayerSet([.web, .canvas]))
        if layer.type == 13, !web.isEmpty {
          let message = "\(layer.words) is a camera, which stops lottie-web with an error"
          report.add(info, at: layer.cursor, message, players: web)
        }
      }
    }
  }
}
