import LottieModel

/// `time/fractional`: the animation begins or ends within a frame.
struct Fractional: DocumentRule {
  let info = RuleInfo(
    .fractional,
    .info,
    "The first or last frame is not an integer.",
    explanation:
      "Players round differently and show one frame more or less.",
    example: #"{"ip": 0, "op": 90.4}"#,
    fix: "Set the work area to whole frames."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    for name in ["ip", "op"] as [StaticString] {
      // Exporters write 90.0000036657751 for 90.
      guard let value = document.root[name], let number = value.double,
        abs(number - number.rounded()) > 0.001
      else { continue }
      report.add(info, at: value, "\"\(name)\" is \(Words.number(number)), not an integer")
    }
  }
}
