import LottieModel

/// `hygiene/default-gradient`: a gradient runs from white to black, as exporters write it when they
/// fail.
struct DefaultGradient: PropertyRule {
  let info = RuleInfo(
    .defaultGradient,
    .warning,
    "A gradient runs from white to black, as exporters write it when they fail.",
    explanation:
      "The colors of the design were lost.",
    example: "stops 0,1,1,1,1,0,0,0",
    fix: "Name the gradient in the layer, save the project and export again."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient,
      property.value?.numbers == [0, 1, 1, 1, 1, 0, 0, 0]
    else { return }
    report.add(
      info,
      at: property.cursor,
      "a gradient from white to black, as after a failed export"
    )
  }
}
