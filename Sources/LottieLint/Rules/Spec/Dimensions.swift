import LottieModel

/// `spec/dimensions`: the size, the frame rate or the duration is not positive.
struct Dimensions: DocumentRule {
  let info = RuleInfo(
    .dimensions,
    .error,
    "The size, the frame rate or the duration is not positive.",
    explanation:
      "There is nothing to show; players stop with an error.",
    example: #"{"w": 0, "h": 100}"#,
    fix: "Set width, height and frame rate above 0, and the last frame after the first."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    for name in ["w", "h", "fr"] as [StaticString] {
      guard let value = document.root[name], let number = value.double, number <= 0 else {
        continue
      }
      report.add(info, at: value, "\"\(name)\" is \(Words.number(number)), not above 0")
    }
  }
}
