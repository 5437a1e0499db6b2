import LottieModel

/// `hygiene/redundant-keyframe`: all keyframes have the same value.
struct RedundantKeyframes: PropertyRule {
  let info = RuleInfo(
    .redundantKeyframes,
    .info,
    once: true,
    "All keyframes have the same value.",
    explanation:
      "The property never changes.",
    example: "two keyframes with the same value",
    fix: "Remove the keyframes in After Effects."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind == .number || property.kind == .size || property.kind == .color,
      let list = property.keyframes, list.count > 1, property.cursor["x"] == nil
    else { return }
    let values = list.elements.compactMap { $0["s"].map(\.numbers) }
    let ends = list.elements.compactMap { $0["e"].map(\.numbers) }
    guard values.count > 1, values.allSatisfy({ $0 == values[0] }),
      ends.allSatisfy({ $0 == values[0] })
    else { return }
    report.add(info, at: list, "\(list.count) keyframes with one value")
  }
}
