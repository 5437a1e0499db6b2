import LottieModel

/// `spec/empty-path`: a path has no vertices.
struct EmptyPath: PropertyRule {
  let info = RuleInfo(
    .emptyPath,
    .info,
    "A path has no vertices.",
    explanation:
      "It draws nothing; some players log an error.",
    example: #"{"v": [], "i": [], "o": [], "c": false}"#,
    fix: "Delete the path."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    if let path = PathValues.all(of: property).first(where: { $0["v"]?.count == 0 }) {
      report.add(info, at: path, "a path without vertices")
    }
  }
}
