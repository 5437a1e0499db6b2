import LottieModel

/// `time/frame-rate`: the frame rate is unusual.
struct FrameRate: DocumentRule {
  let info = RuleInfo(
    .frameRate,
    .info,
    "The frame rate is unusual.",
    explanation:
      "Converters to video and GIF must resample.",
    example: #"{"fr": 33.7}"#,
    fix: "Use 24, 25, 30, 50 or 60 frames a second."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let rate = document.frameRate
    let common: [Double] = [12, 15, 24, 25, 30, 48, 50, 60, 120]
    guard rate > 0, !common.contains(where: { abs($0 - rate) < 0.001 }) else { return }
    let words = Words.number(rate)
    report.add(info, at: document.root["fr"] ?? document.root, "\(words) frames a second")
  }
}
