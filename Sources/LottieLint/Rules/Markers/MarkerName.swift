import LottieModel

/// `marker/name`: a marker's name is empty or has blanks at its ends.
struct MarkerName: MarkerRule {
  let info = RuleInfo(
    .markerName,
    .warning,
    "A marker's name is empty or has blanks at its ends.",
    explanation:
      "Code that searches for the name does not find it.",
    example: #"a marker called "loop\r""#,
    fix: "Rename the marker."
  )

  func check(_ marker: JSONCursor, in document: LintDocument, _ report: inout Report) {
    let name = marker["cm"]?.string ?? ""
    if name.allSatisfy(\.isWhitespace) {
      report.add(info, at: marker, "a marker without a name")
    } else if name.first?.isWhitespace ?? false || name.last?.isWhitespace ?? false {
      report.add(info, at: marker, "the marker \(Words.quoted(name)) has blanks at its ends")
    }
  }
}
