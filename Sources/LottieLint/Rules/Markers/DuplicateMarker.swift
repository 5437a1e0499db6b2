import LottieModel

/// `marker/duplicate`: two markers have the same name.
struct DuplicateMarker: DocumentRule {
  let info = RuleInfo(
    .duplicateMarker,
    .warning,
    "Two markers have the same name.",
    explanation:
      "Players jump to the last of them.",
    example: #"two markers called "loop""#,
    fix: "Give the markers different names."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    var seen: Set<String> = []
    for marker in document.root["markers"]?.list ?? [] {
      guard let name = marker["cm"]?.string, !name.isEmpty, !seen.insert(name).inserted else {
        continue
      }
      report.add(info, at: marker, "a second marker is called \(Words.quoted(name))")
    }
  }
}
