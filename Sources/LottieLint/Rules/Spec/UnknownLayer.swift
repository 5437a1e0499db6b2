import LottieModel

/// `spec/unknown-layer`: a layer has an unknown type.
struct UnknownLayer: LayerRule {
  let info = RuleInfo(
    .unknownLayer,
    .warning,
    "A layer has an unknown type.",
    explanation:
      "Players leave it out.",
    example: #"{"ty": 99}"#,
    fix: "Delete the layer, or export with a current plug-in."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    if let type = layer.type, !(0...15).contains(type) {
      report.add(info, at: layer.cursor, "\(layer.words) has the unknown type \(type)")
    } else if layer.type == nil {
      report.add(info, at: layer.cursor, "\(layer.words) has no type (ty)")
    }
  }
}
