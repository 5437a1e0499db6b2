import LottieModel

/// `perf/path-vertices`: a path has very many vertices.
struct ManyVertices: PropertyRule {
  let info = RuleInfo(
    .manyVertices,
    .warning,
    "A path has very many vertices.",
    explanation:
      "Traced images have many; all of them are processed on each frame.",
    example: "a path of 2,000 vertices",
    fix: "Simplify the path, or use an image."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    let maximum = PathValues.all(of: property).compactMap { $0["v"]?.count }.max() ?? 0
    if Double(maximum) > document.options.limits.pathVertices {
      report.add(info, at: property.cursor, "a path of \(maximum) vertices")
    }
  }
}
