import LottieModel

/// Finds rotations that are quarters of a turn in radians.
struct RadianSlip: LayerRule, ShapeRule {
  let info = RuleInfo(
    "slip/radians",
    .warning,
    "A rotation counts radians, not degrees.",
    explanation:
      "Rotations are degrees, clockwise: by 3.1416, half a turn in radians, hardly anything is seen to turn.",
    example: #"{"ty": "tr", "r": {"a": 0, "k": 1.5708}}"#,
    fix: "Multiply the values by 180 and divide them by π."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    check(layer.transform?[.rotation], &report)
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    if shape.type == .transform { check(shape.cursor[.rotation], &report) }
  }

  private func check(_ property: JSONCursor?, _ report: inout Report) {
    guard let property, property.isKnown else { return }
    let turns = PropertyContext.values(property).flatMap { $0.numbers.prefix(1) }.filter { $0 != 0 }
    guard let most = turns.map(abs).max(), turns.allSatisfy(RadianSlip.isQuarters) else { return }
    let reach = PropertyContext.keyframes(property) == nil ? "of" : "of at most"
    let words = "a rotation \(reach) \(Words.number(most))°, which is quarters of a turn in radians"
    report.add(info, at: property, words)
  }

  /// Whether an angle is one to eight quarters of a turn in radians, written with three decimals at least.
  private static func isQuarters(_ angle: Double) -> Bool {
    let quarters = (abs(angle) / (.pi / 2)).rounded()
    return (1...8).contains(quarters) && abs(abs(angle) - quarters * .pi / 2) < 0.0006
  }
}
