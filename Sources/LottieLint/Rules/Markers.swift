import LottieModel

extension RuleCatalog {
  /// Markers.
  static let markers: [any Rule] = [
    DuplicateMarker(), MarkerOutOfRange(), MarkerName(),
  ]
}

struct DuplicateMarker: DocumentRule {
  let info = RuleInfo(
    "marker/duplicate",
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
      guard let name = marker[.markerName]?.string, !name.isEmpty, !seen.insert(name).inserted
      else {
        continue
      }
      report.add(info, at: marker, "a second marker is called \(Words.quoted(name))")
    }
  }
}

struct MarkerOutOfRange: MarkerRule {
  let info = RuleInfo(
    "marker/out-of-range",
    .warning,
    "A marker lies outside the animation.",
    explanation:
      "Playing to or from it does nothing.",
    example: "a marker at 90 in an animation of 60 frames",
    fix: "Move the marker, or shorten it."
  )

  func check(_ marker: JSONCursor, in document: LintDocument, _ report: inout Report) {
    guard let time = marker[.markerTime]?.double else { return }
    let end = time + max(0, marker[.duration]?.double ?? 0)
    if time < document.inPoint || time > document.outPoint || end > document.outPoint + 1 {
      let name = Words.quoted(marker[.markerName]?.string ?? "")
      report.add(info, at: marker, "the marker \(name) lies outside the animation")
    }
  }
}

struct MarkerName: MarkerRule {
  let info = RuleInfo(
    "marker/name",
    .warning,
    "A marker's name is empty or has blanks at its ends.",
    explanation:
      "Code that searches for the name does not find it.",
    example: #"a marker called "loop\r""#,
    fix: "Rename the marker."
  )

  func check(_ marker: JSONCursor, in document: LintDocument, _ report: inout Report) {
    let name = marker[.markerName]?.string ?? ""
    if name.allSatisfy(\.isWhitespace) {
      report.add(info, at: marker, "a marker without a name")
    } else if name.first?.isWhitespace ?? false || name.last?.isWhitespace ?? false {
      report.add(info, at: marker, "the marker \(Words.quoted(name)) has blanks at its ends")
    }
  }
}
