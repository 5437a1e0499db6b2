import LottieModel

/// `spec/gradient-order`: a gradient's colors are not in order.
struct GradientOrder: PropertyRule {
  let info = RuleInfo(
    .gradientOrder,
    .warning,
    "A gradient's colors are not in order.",
    explanation:
      "Offsets must ascend from 0 to 1; players draw stripes or drop colors.",
    example: "offsets 0, 0.8, 0.5",
    fix: "Put the colors in order."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .gradient, property.stops > 1 else { return }
    for value in GradientValues.all(of: property) {
      let offsets = value.elements.prefix(4 * property.stops).enumerated()
        .filter { $0.offset % 4 == 0 }.compactMap(\.element.double)
      guard zip(offsets, offsets.dropFirst()).contains(where: { $0 > $1 + 1e-6 }) else { continue }
      report.add(info, at: value, "the gradient's offsets do not ascend")
    }
  }
}
