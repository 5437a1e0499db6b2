import LottieModel

/// `perf/copies`: a repeater makes very many copies.
struct ManyCopies: ShapeRule {
  let info = RuleInfo(
    .manyCopies,
    .warning,
    "A repeater makes very many copies.",
    explanation:
      "Each copy is drawn in every frame; players slow down, and some limit the number of copies.",
    example: #"{"ty": "rp", "c": {"a": 0, "k": 5000}}"#,
    fix: "Use fewer copies, or an image of the pattern."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type == .repeater, !shape.isHidden,
      let copies = ValueRange.all(shape.cursor["c"])?.first?.upperBound,
      copies > document.options.limits.copies
    else { return }
    report.add(info, at: shape.cursor, "a repeater of \(Words.number(copies)) copies")
  }
}
