import LottieModel

/// `policy/palette`: a color is not in the team's palette.
struct PolicyPalette: PropertyRule {
  let info = RuleInfo(
    .policyPalette,
    .error,
    "A color is not in the policy's palette.",
    explanation:
      "The configuration lists the allowed colors.",
    example: ##"palette: ["#ff0000"]"##,
    fix: "Use a color of the palette."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    let palette = document.options.policy.palette
    guard !palette.isEmpty, property.kind == .color else { return }
    let values =
      property.keyframes?.elements.compactMap { $0["s"] } ?? [property.value].compactMap { $0 }
    for value in values {
      guard let color = HexColor.text(value.numbers), !palette.contains(color) else { continue }
      report.add(info, at: value, "the color \(color) is not in the palette")
    }
  }
}
