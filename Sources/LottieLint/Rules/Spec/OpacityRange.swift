import LottieModel

/// `spec/opacity-range`: an opacity is not between 0 and 100.
struct OpacityRange: LayerRule, ShapeRule {
  let info = RuleInfo(
    .opacityRange,
    .warning,
    once: true,
    "An opacity is not between 0 and 100.",
    explanation:
      "It is a percentage. Some players clamp it, others fail or draw something else.",
    example: #"{"o": {"a": 0, "k": 255}}"#,
    fix: "Give the opacity in percent, from 0 to 100."
  )

  func add(to set: inout RuleSet) {
    set.layer.append(self)
    set.shape.append(self)
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type != 3 else { return }
    check(layer.cursor["ks"]?["o"], &report)
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard let type = shape.type, type.isPaint || type == .transform else { return }
    check(shape.cursor["o"], &report)
  }

  private func check(_ property: JSONCursor?, _ report: inout Report) {
    guard let property, !(property["k"]?.double.map { (0...100).contains($0) } ?? false),
      let range = ValueRange.all(property)?.first,
      range.lowerBound < 0 || range.upperBound > 100
    else { return }
    let worst = range.lowerBound < 0 ? range.lowerBound : range.upperBound
    report.add(info, at: property, "an opacity of \(Words.number(worst)) %")
  }
}
