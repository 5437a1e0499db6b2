import LottieModel

/// `policy/required-layer`: a layer is missing that the team wants.
struct PolicyRequiredLayer: DocumentRule {
  let info = RuleInfo(
    .policyRequiredLayer,
    .error,
    "A layer is missing that the team wants.",
    explanation:
      "The configuration lists the layers that must be there.",
    example: "required-layers: [Logo]",
    fix: "Add the layer, or name it so."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let names = Set(document.compositions.flatMap { $0.layers.compactMap(\.name) })
    for name in document.options.policy.requiredLayers where !names.contains(name) {
      let location = document.root["layers"] ?? document.root
      report.add(info, at: location, "the layer \(Words.quoted(name)) is missing")
    }
  }
}
