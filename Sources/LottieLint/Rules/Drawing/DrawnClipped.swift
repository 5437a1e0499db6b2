import LottieModel

/// `draw/clipped`: the edge of the canvas cuts what a layer shows.
struct DrawnClipped: DrawnRule {
  let info = RuleInfo(
    .drawClipped,
    .info,
    "The edge of the canvas cuts what a layer shows.",
    explanation:
      "Part of it lies beyond the edge and is not drawn, though the layer neither enters nor leaves there, nor covers the canvas as a background does. Needs --draw.",
    example: "a circle of which the right third lies outside the composition",
    fix: "Enlarge the composition, or move the layer inside."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    for cut in film.cuts {
      let edges = cut.edges.map(\.rawValue).joined(separator: " and ")
      let words =
        cut.edges.count == 1
        ? "\(edges) edge of the canvas cuts" : "\(edges) edges of the canvas cut"
      report.add(info, at: cut.layer, "the \(words) \(Words.number(cut.depth.rounded())) px off")
    }
  }
}
