import LottieModel

/// `ref/parent-cycle`: layers are parents of each other.
struct ParentCycle: CompositionRule {
  let info = RuleInfo(
    .parentCycle,
    .error,
    "Layers are parents of each other.",
    explanation:
      "Players cannot compute their positions.",
    example: "layer 1 has the parent 2, and layer 2 the parent 1",
    fix: "Remove one of the parents."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    var finder = CycleFinder { (index: Int) in
      [composition.layer(ind: index)?.parent].compactMap { $0 }
    }
    for index in composition.layers.compactMap(\.ind) {
      guard let cycle = finder.cycle(from: index), let layer = composition.layer(ind: cycle[0])
      else {
        continue
      }
      let chain = (cycle + [cycle[0]]).map(String.init).joined(separator: " → ")
      report.add(info, at: layer.cursor, "layers are parents of each other: \(chain)")
    }
  }
}
