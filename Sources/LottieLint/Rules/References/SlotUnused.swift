import LottieModel

/// `ref/slot-unused`: a slot is not used.
struct SlotUnused: DocumentRule {
  let info = RuleInfo(
    .slotUnused,
    .info,
    "No property uses a slot.",
    explanation:
      "Setting it has no effect.",
    example: #"{"slots": {"accent": …}} without a property that names it"#,
    fix: "Delete the slot."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let slots = document.root["slots"], slots.count > 0 else { return }
    let used = document.root.usedSlots
    for (name, slot) in slots.members where !used.contains(name) {
      report.add(info, at: slot, "nothing uses the slot \(Words.quoted(name))")
    }
  }
}
