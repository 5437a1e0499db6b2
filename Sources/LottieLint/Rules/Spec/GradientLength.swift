import LottieModel

/// `spec/gradient-length`: a gradient has fewer numbers than its colors need.
struct GradientLength: PropertyRule {
  let info = RuleInfo(
    .gradientLength,
    .error,
    "A gradient has fewer numbers than its colors need.",
    explanation:
      "Each color takes four numbers, then each opacity two; missing numbers are read beyond the end.",
    example: #"{"p": 3, "k": {"a": 0, "k": [0, 1, 0, 0]}}"#,
    fix: "Set the gradient again, or correct its number of colors (p)."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient else { return }
    if property.stops <= 0 || property.value?.count == 0 {
      return report.add(info, at: property.cursor, "a gradient without colors")
    }
    for value in GradientValues.all(of: property) {
      let rest = value.count - 4 * property.stops
      guard rest < 0 || rest % 2 != 0 else { continue }
      report.add(
        info,
        at: value,
        "\(value.count) numbers for \(Words.count(property.stops, "color")); "
          + (rest < 0 ? "at least \(4 * property.stops) are needed" : "opacities come in pairs")
      )
    }
  }
}
