import LottieModel

/// `hygiene/blank`: an animation never shows anything.
struct Blank: DocumentRule {
  let info = RuleInfo(
    .blank,
    .warning,
    "An animation never shows anything.",
    explanation:
      "It has no layers, or no visible ones at any time: usually the export failed.",
    example: #"{"layers": []}"#,
    fix:
      "Check the export settings: hidden and guide layers, the work area, and the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let root = document.compositions.first else { return }
    let location = document.root["layers"] ?? document.root
    if root.layers.isEmpty { return report.add(info, at: location, "the animation has no layers") }
    let isSeen = root.layers.contains { layer in
      [0, 1, 2, 4, 5].contains(layer.type) && !layer.isMatteSource && !layer.isHidden
        && root.shows(layer)
    }
    guard !isSeen else { return }
    report.add(info, at: location, "no layer of the animation is ever visible")
  }
}
