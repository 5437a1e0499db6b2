import LottieModel

/// `spec/path-vertices`: a path changes its number of vertices.
struct PathVertices: PropertyRule {
  let info = RuleInfo(
    .pathVertices,
    .warning,
    "A path changes its number of vertices.",
    explanation:
      "Players cannot morph between different numbers of vertices: some jump, some drop the path.",
    example: "a path with 4 vertices at frame 0 and 5 at frame 10",
    fix: "Give the path the same number of vertices in all keyframes."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path, property.isAnimated else { return }
    let paths = PathValues.all(of: property)
    let counts = Set(paths.compactMap { $0["v"]?.count })
    guard counts.count > 1 else { return }
    let words = counts.sorted().map(String.init).joined(separator: ", ")
    report.add(info, at: property.cursor, "the path has \(words) vertices at different times")
  }
}
