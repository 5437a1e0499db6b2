import LottieModel

/// `spec/path-shape`: a path's vertices and tangents do not match.
struct PathShape: PropertyRule {
  let info = RuleInfo(
    .pathShape,
    .error,
    "A path's vertices and tangents do not match.",
    explanation:
      "Each vertex has one tangent in and one out; players stop or draw garbage when one is missing.",
    example: #"{"v": [[0,0],[9,9]], "i": [[0,0]], "o": [[0,0],[0,0]], "c": true}"#,
    fix: "Draw the path again, or export again."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .path else { return }
    for path in PathValues.all(of: property) {
      guard let vertices = path["v"], let incoming = path["i"], let outgoing = path["o"],
        incoming.count != vertices.count || outgoing.count != vertices.count
      else { continue }
      report.add(
        info,
        at: path,
        "\(vertices.count) vertices, but \(incoming.count) and \(outgoing.count) tangents"
      )
    }
  }
}
