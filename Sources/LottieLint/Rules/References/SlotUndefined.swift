import LottieModel

/// `ref/slot-undefined`: a property names a slot that is not defined.
struct SlotUndefined: PropertyRule {
  let info = RuleInfo(
    .slotUndefined,
    .warning,
    "A property refers to a slot that is not defined.",
    explanation:
      "It keeps its own value, or none.",
    example: #"{"sid": "accent"} without slots.accent"#,
    fix: "Define the slot, or remove the reference."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let name = property.cursor["sid"], let id = name.string else { return }
    let slots = document.root["slots"]
    if !(slots?.has(id) ?? false) {
      report.add(info, at: name, "the slot \(Words.quoted(id)) is not defined")
    }
  }
}
