import LottieFrames
import LottieModel

extension RuleCatalog {
  /// Rules for people, beside those about flashes.
  static let accessibility: [any Rule] = [ReducedMotionMarker(), TextContrast()]
}

struct ReducedMotionMarker: DocumentRule, DrawnRule {
  let info = RuleInfo(
    "a11y/reduced-motion",
    .warning,
    "The marker for reduced motion is missing, ambiguous or shows nothing.",
    explanation:
      "People who ask their device for less motion see the part that this marker names in lottie-ios, and its first frame in lottie-android; without one they see all of the motion, or the last frame. That there is none is told only where the configuration sets the rule's severity, or with --select; that it shows nothing, with --draw.",
    example: #"two markers, "reduced motion" and "reducedMotion""#,
    fix: "Mark a quiet part, or one frame, with one marker called \"reduced motion\"."
  )

  func add(to set: inout RuleSet) {
    set.document.append(self)
    set.drawn.append(self)
  }

  func check(_ document: LintDocument, _ report: inout Report) {
    let markers = ReducedMotionMarker.markers(of: document)
    if markers.isEmpty, document.options.asks(for: info), document.outPoint - document.inPoint > 1 {
      let words = "there is no marker \"reduced motion\""
      report.add(info, at: document.root["markers"] ?? document.root, words)
    }
    for marker in markers.dropFirst() {
      report.add(info, at: marker, "a second marker for reduced motion; players use the first")
    }
    // That the end is outside is told of any marker.
    if let marker = markers.first, marker[.markerTime]?.double == document.outPoint {
      report.add(info, at: marker, "the marker for reduced motion begins where the animation ends")
    }
  }

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard let marker = ReducedMotionMarker.markers(of: document).first,
      let start = marker[.markerTime]?.double
    else { return }
    let end = start + max(1, marker[.duration]?.double ?? 0)
    let shown = zip(film.frames, film.contents).filter { start <= $0.0 && $0.0 < end }
    guard !shown.isEmpty, shown.allSatisfy({ $0.1 != .image }) else { return }
    report.add(info, at: marker, "the part for reduced motion is empty")
  }

  private static func markers(of document: LintDocument) -> [JSONCursor] {
    (document.root["markers"]?.list ?? []).filter { marker in
      ReducedMotion.isName(marker[.markerName]?.string ?? "")
    }
  }
}

struct TextContrast: DrawnRule {
  let info = RuleInfo(
    "a11y/contrast",
    .warning,
    "Text is hard to tell from what lies behind it.",
    explanation:
      "WCAG 1.4.3 asks for a contrast of 4.5 to 1, and of 3 to 1 for text of 24 pixels or more. Measured on the characters where nothing covers them, in the frame that shows them best; where nothing lies behind, the app decides. Needs --draw.",
    example: "text of #777777 on white, which is 4.48 to 1",
    fix: "Make the text darker or lighter, larger, or put a plain color behind it."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    for text in film.texts where text.ratio < text.wanted {
      // Rounded down: 4.499 is not 4.5.
      let ratio = (text.ratio * 100).rounded(.down) / 100
      report.add(
        info,
        at: text.layer,
        "a contrast of \(Words.number(ratio)) to 1, below \(Words.number(text.wanted)) to 1"
      )
    }
  }
}
