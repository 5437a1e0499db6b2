import LottieModel

/// `hygiene/guide-illustrator`: a layer still is an Illustrator or Photoshop file.
struct Illustrator: LayerRule {
  let info = RuleInfo(
    .illustrator,
    .warning,
    "A layer still is an Illustrator or Photoshop file.",
    explanation:
      "Its contents are not exported; the layer is empty.",
    example: "a layer called logo.ai",
    fix: "Convert the layer to shapes before exporting."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    let name = layer.name?.lowercased() ?? ""
    let isFile = [".ai", ".psd", ".eps"].contains { name.hasSuffix($0) }
    let isClass = layer.cursor["cl"]?.string == "ai"
    guard layer.type != 4, layer.type != 2, layer.type != 0, isFile || isClass else { return }
    report.add(info, at: layer.cursor, "\(layer.words) was not converted to shapes")
  }
}
