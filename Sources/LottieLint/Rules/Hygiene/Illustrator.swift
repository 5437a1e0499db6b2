import LottieModel

/// `hygiene/guide-illustrator`: a layer refers to an Illustrator or Photoshop file.
struct Illustrator: LayerRule {
  let info = RuleInfo(
    .illustrator,
    .warning,
    "A layer refers to an Illustrator or Photoshop file.",
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
    let isFile = [".ai", ".eps"].contains { name.hasSuffix($0) } && layer.type != 0
    let isImage = name.hasSuffix(".psd") && layer.type != 0 && layer.type != 2
    let isClass = layer.cursor["cl"]?.string == "ai" && layer.type != 0 && layer.type != 2
    // Shapes made from it keep its name.
    let hasShapes = layer.type == 4 && layer.cursor["shapes"]?.count ?? 0 > 0
    guard isFile || isImage || isClass, !hasShapes, composition.shows(layer) else { return }
    report.add(info, at: layer.cursor, "\(layer.words) was not converted to shapes")
  }
}
