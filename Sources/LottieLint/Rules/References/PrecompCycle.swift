import LottieModel

/// `ref/precomp-cycle`: a composition contains itself.
struct PrecompCycle: DocumentRule {
  let info = RuleInfo(
    .precompCycle,
    .error,
    "A composition contains itself.",
    explanation:
      "Players that do not check for it never finish.",
    example: "A shows B, and B shows A",
    fix: "Remove one of the layers from the cycle."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let compositions = Dictionary(
      document.compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    var finder = CycleFinder { id in
      compositions[id]?.layers.compactMap { $0.type == 0 ? $0.refID : nil } ?? []
    }
    for id in document.assets.compactMap(\.id) {
      guard let cycle = finder.cycle(from: id), let start = compositions[cycle[0]] else { continue }
      let chain = (cycle + [cycle[0]]).joined(separator: " → ")
      report.add(info, at: start.cursor, "a composition contains itself: \(chain)")
    }
  }
}
