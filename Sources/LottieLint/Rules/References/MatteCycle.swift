import LottieModel

/// `ref/matte-cycle`: layers are mattes of each other.
struct MatteCycle: CompositionRule {
  let info = RuleInfo(
    .matteCycle,
    .error,
    "Layers are track mattes of each other.",
    explanation:
      "No player can draw them; one of them is drawn without its matte, or nothing is.",
    example: "layer 1 has the matte 2, and layer 2 the matte 1",
    fix: "Take one of the mattes away."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let layers = composition.layers
    guard layers.contains(where: { $0.matteMode != 0 && $0.cursor["tp"] != nil }) else { return }
    let places = Dictionary(
      layers.compactMap { layer in layer.ind.map { ($0, layer.index) } },
      uniquingKeysWith: { first, _ in first }
    )
    var finder = CycleFinder { (place: Int) -> [Int] in
      let layer = layers[place]
      guard layer.matteMode != 0 else { return [] }
      guard let named = layer.cursor["tp"]?.whole else { return place > 0 ? [place - 1] : [] }
      return places[named].map { [$0] } ?? []
    }
    for place in layers.indices {
      guard let cycle = finder.cycle(from: place) else { continue }
      let chain = (cycle + [cycle[0]]).map { layers[$0].words }.joined(separator: " → ")
      report.add(info, at: layers[cycle[0]].cursor, "layers are mattes of each other: \(chain)")
    }
  }
}
