import LottieModel

/// `spec/dash-array`: a dash pattern cannot be drawn as written.
struct DashArray: ShapeRule {
  let info = RuleInfo(
    .dashArray,
    .warning,
    "A dash pattern cannot be drawn as written.",
    explanation:
      "A pattern is dashes and gaps with at most one offset, last; all zero is a solid line in some players and nothing in others.",
    example: #"[{"n": "o"}, {"n": "d"}]"#,
    fix: "Write the offset last, and a dash longer than 0."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard shape.type?.isStroke ?? false, let list = shape.cursor["d"], list.isArray, list.count > 0
    else { return }
    let kinds = list.elements.map { $0["n"]?.string ?? "d" }
    if kinds.dropLast().contains("o") {
      return report.add(info, at: list, "the offset of a dash pattern is not its last entry")
    }
    let lengths = list.elements.filter { $0["n"]?.string != "o" }
    if lengths.contains(where: { ValueRange.all($0["v"])?.first?.upperBound ?? 0 < 0 }) {
      return report.add(info, at: list, "a dash or gap has a negative length")
    }
    let isZero = lengths.allSatisfy { !PropertyContext.differs($0["v"], from: 0) }
    if isZero { report.add(info, at: list, "all dashes and gaps are 0") }
  }
}
