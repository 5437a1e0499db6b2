import LottieModel

/// `hygiene/open-mask`: a mask's path is open.
struct OpenMask: LayerRule {
  let info = RuleInfo(
    .openMask,
    .warning,
    "A mask's path is open.",
    explanation:
      "In After Effects an open mask hides nothing; players close it and cut the layer.",
    example: #"{"mode": "a", "pt": {"a": 0, "k": {"c": false, ...}}}"#,
    fix: "Close the mask (Layer > Mask and Shape Path > Closed), or set its mode to None."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard composition.shows(layer) else { return }
    for mask in layer.cursor["masksProperties"]?.list ?? []
    where mask["mode"]?.string != "n" {
      guard let property = mask["pt"], let value = property["k"] else { continue }
      let first = PropertyContext.keyframes(property)?.firstElement?["s"]?.firstElement ?? value
      guard first["c"]?.bool == false, first["v"]?.count ?? 0 > 1 else { continue }
      report.add(info, at: mask, "a mask of \(layer.words) is open")
    }
  }
}
