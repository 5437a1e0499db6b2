import LottieModel

/// `time/fractional`: the animation begins or ends within a frame.
struct Fractional: DocumentRule {
  let info = RuleInfo(
    "time/fractional",
    .info,
    "The animation begins or ends within a frame.",
    explanation:
      "Players round differently and show one frame more or less.",
    example: #"{"ip": 0, "op": 90.4}"#,
    fix: "Set the work area to whole frames."
  )

  func check(_ document: DocumentIndex, _ report: inout Report) {
    for name in ["ip", "op"] as [StaticString] {
      guard let value = document.root[name], let number = value.double, number != number.rounded()
      else { continue }
      report.add(info, at: value, "\"\(name)\" is \(Words.number(number)), within a frame")
    }
  }
}
