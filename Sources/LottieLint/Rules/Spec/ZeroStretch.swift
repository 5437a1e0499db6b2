import LottieModel

/// `spec/zero-stretch`: a layer's time stretch is zero.
struct ZeroStretch: LayerRule {
  let info = RuleInfo(
    .zeroStretch,
    .error,
    "A layer's time stretch is 0 or negative.",
    explanation:
      "Players divide by the time stretch (sr); a division by 0 hides the layer.",
    example: #"{"ty": 4, "sr": 0}"#,
    fix: "Set Time Stretch to 100 % (sr: 1)."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let stretch = layer.cursor["sr"], let factor = stretch.double, factor <= 0 else { return }
    guard factor < 0 else {
      return report.add(info, at: stretch, "\(layer.words) has a time stretch of 0")
    }
    report.add(
      info,
      at: stretch,
      "\(layer.words) runs backwards, with a time stretch of \(Words.number(factor))",
      fix: "Enable time remapping and reverse its keyframes instead.",
      severity: .warning
    )
  }
}
