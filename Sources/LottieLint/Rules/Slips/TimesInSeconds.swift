import LottieModel

/// Finds documents whose keyframes count seconds.
struct TimesInSeconds: DocumentRule {
  let info = RuleInfo(
    "slip/seconds",
    .warning,
    "Keyframes count seconds, not frames.",
    explanation:
      "A keyframe's time \"t\" is a frame. With times in seconds all motion is over within the first frames.",
    example: #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 1.5, "s": [90]}]}"#,
    fix: "Multiply the times by the frame rate."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let seconds = (document.outPoint - document.inPoint) / document.frameRate
    // With few frames a second the two hardly differ.
    guard document.inPoint == 0, document.frameRate >= 10, seconds.isFinite, seconds > 0 else {
      return
    }
    var search = Search(seconds: seconds)
    search.visit(document.root)
    guard search.mayCountSeconds, let first = search.fraction else { return }
    let last = Words.number(search.last)
    report.add(info, at: first, "the last keyframe of all is at frame \(last), as if in seconds")
  }

  /// A search that ends at the first keyframe later than the animation has seconds.
  private struct Search {
    let seconds: Double
    private(set) var mayCountSeconds = true
    /// The first time that is no whole frame.
    private(set) var fraction: JSONCursor?
    private(set) var last = 0.0

    init(seconds: Double) { self.seconds = seconds }

    mutating func visit(_ cursor: JSONCursor) {
      guard mayCountSeconds else { return }
      if cursor.isArray {
        guard let first = cursor.firstElement, first.isObject || first.isArray else { return }
        for element in cursor.elements { visit(element) }
      } else if cursor.isObject {
        if let keyframes = PropertyContext.keyframes(cursor) { return times(keyframes) }
        for value in cursor.values where value.isObject || value.isArray { visit(value) }
      }
    }

    private mutating func times(_ keyframes: JSONCursor) {
      guard keyframes.count > 1 else { return }
      for keyframe in keyframes.elements {
        guard let cursor = keyframe[.time], let time = cursor.double, time >= 0, time <= seconds
        else {
          mayCountSeconds = false
          return
        }
        last = max(last, time)
        // Exporters write 1.00000004 for 1.
        if fraction == nil, abs(time - time.rounded()) > 0.001 { fraction = cursor }
      }
    }
  }
}
