import LottieModel

/// `policy/required-marker`: a marker required by the policy is missing.
struct PolicyRequiredMarker: DocumentRule {
  let info = RuleInfo(
    .policyRequiredMarker,
    .error,
    "A marker required by the policy is missing.",
    explanation:
      "The configuration lists the required markers.",
    example: "required-markers: [loop]",
    fix: "Add the marker."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let names = document.root["markers"]?.elements.compactMap { $0["cm"]?.string } ?? []
    for name in document.options.policy.requiredMarkers where !names.contains(name) {
      let location = document.root["markers"] ?? document.root
      report.add(info, at: location, "the marker \(Words.quoted(name)) is missing")
    }
  }
}
