import LottieModel

/// `spec/unknown-shape`: a shape has an unknown type.
struct UnknownShape: ShapeRule {
  let info = RuleInfo(
    .unknownShape,
    .warning,
    "A shape has an unknown type.",
    explanation:
      "Players leave it out.",
    example: #"{"ty": "qq"}"#,
    fix: "Delete the shape, or export with a current plug-in."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type == nil else { return }
    let type = shape.cursor["ty"]?.string.map(Words.quoted) ?? "none"
    report.add(info, at: shape.cursor, "a shape of the unknown type \(type)")
  }
}
