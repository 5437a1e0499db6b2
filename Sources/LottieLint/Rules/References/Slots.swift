import LottieModel

extension RuleCatalog {
  /// Slots.
  static let slots: [any Rule] = [
    SlotUndefined(), SlotUnused(), SlotType(),
  ]
}

struct SlotUndefined: PropertyRule {
  let info = RuleInfo(
    "ref/slot-undefined",
    .warning,
    "A property refers to a slot that is not defined.",
    explanation:
      "It keeps its own value, or none.",
    example: #"{"sid": "accent"} without slots.accent"#,
    fix: "Define the slot, or remove the reference."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let name = property.cursor[.slot], let id = name.string else { return }
    let slots = document.root["slots"]
    if !(slots?.has(id) ?? false) {
      report.add(info, at: name, "the slot \(Words.quoted(id)) is not defined")
    }
  }
}

struct SlotUnused: DocumentRule {
  let info = RuleInfo(
    "ref/slot-unused",
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

struct SlotType: DocumentRule {
  let info = RuleInfo(
    "ref/slot-type",
    .warning,
    "A slot is used for values of several types.",
    explanation:
      "A slot has one value, its own or that of a theme, which then is wrong in one of the places.",
    example: #"the same "sid" on a fill's color and a layer's opacity"#,
    fix: "Use two slots."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard document.root.slotUses.values.contains(where: { $0 > 1 }) else { return }
    var search = FactSearch()
    search.visit(root: document.root)
    for clash in search.clashes { report.add(info, at: clash.location, clash.message) }
  }
}
