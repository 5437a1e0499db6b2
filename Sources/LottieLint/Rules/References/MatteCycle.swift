import LottieModel

/// `ref/matte-cycle`: layers are mattes of each other.
struct MatteCycle: CompositionRule {
  let info = RuleInfo(
    .matteCycle,
    .error,
    "Layers are track mattes of each other.",
    explanation:
      "No player can draw them: one of them is drawn without its matte, or none is drawn.",
    example: "layer 1 has the matte 2, and layer 2 the matte 1",
    fix: "Remove one of the mattes."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let layers = composition.layers
    guard layers.contains(where: { $0.matteMode != 0 && $0.cursor["tp"] != nil }) else { return }
    let occurrences = Dictionary(
      layers.compactMap { layer in layer.ind.map { ($0, layer.index) } },
      uniquingKeysWith: { first, _ in first }
    )
    var finder = CycleFinder { (index: Int) -> [Int] in
      let layer = layers[index]
      guard layer.matteMode != 0 else { return [] }
      guard let named = layer.cursor["tp"]?.whole else { return index > 0 ? [index - 1] : [] }
      return occurrences[named].map { [$0] } ?? []
    }
    for index in layers.indices {
      guard let cycle = finder.cycle(from: index) else { continue }
      let chain = (cycle + [cycle[0]]).map { layers[$0].words }.joined(separator: " → ")
      report.add(info, at: layers[cycle[0]].cursor, "layers are mattes of each other: \(chain)")
    }
  }
}
