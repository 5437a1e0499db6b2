import LottieModel

/// `compat/android-merge-paths`: lottie-android draws merge paths only when they are enabled.
struct AndroidMergePaths: FeatureRule {
  let info = RuleInfo(
    .androidMergePaths,
    .info,
    "lottie-android draws merge paths only when they are enabled.",
    explanation:
      "The app must enable them.",
    example: #"{"ty": "mm", "mm": 3}"#,
    fix: "Call enableMergePathsForKitKatAndAbove(true) in the app."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard document.options.targets.contains(.android) else { return }
    let merges: [Feature] = [.merge2, .merge3, .merge4, .merge5]
    guard let occurrence = merges.compactMap({ hits[$0]?.occurrences.first }).first else { return }
    let message = "the app must call enableMergePathsForKitKatAndAbove(true)"
    report.add(info, at: occurrence.location, message, players: PlayerSet([.android]))
  }
}
