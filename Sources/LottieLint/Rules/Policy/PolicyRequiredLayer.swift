import LottieModel

/// `policy/required-layer`: a layer required by the policy is missing.
struct PolicyRequiredLayer: DocumentRule {
  let info = RuleInfo(
    .policyRequiredLayer,
    .error,
    "A layer required by the policy is missing.",
    explanation:
      "The configuration lists the required layers.",
    example: "required-layers: [Logo]",
    fix: "Add the layer, or rename one."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let names = Set(document.compositions.flatMap { $0.layers.compactMap(\.name) })
    for name in document.options.policy.requiredLayers where !names.contains(name) {
      let location = document.root["layers"] ?? document.root
      report.add(info, at: location, "the layer \(Words.quoted(name)) is missing")
    }
  }
}
