import LottieModel

extension RuleCatalog {
  /// Times and durations.
  static let times: [any Rule] = [
    FrameRate(), Fractional(), ZeroDuration(), EmptyTime(), LongDuration(),
  ]
}

struct FrameRate: DocumentRule {
  let info = RuleInfo(
    "time/frame-rate",
    .info,
    "The frame rate is unusual.",
    explanation:
      "Converters to video and GIF must resample.",
    example: #"{"fr": 33.7}"#,
    fix: "Use 24, 25, 30, 50 or 60 frames a second."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let rate = document.frameRate
    // Those of video with a fraction, too.
    let common: [Double] = [12, 15, 23.976, 24, 25, 29.97, 30, 48, 50, 59.94, 60, 120]
    guard rate > 0, !common.contains(where: { abs($0 - rate) < 0.001 }) else { return }
    let words = Words.number(rate)
    report.add(info, at: document.root[.frameRate] ?? document.root, "\(words) frames a second")
  }
}

struct Fractional: DocumentRule {
  let info = RuleInfo(
    "time/fractional",
    .info,
    "The first or last frame is not an integer.",
    explanation:
      "Players round differently and show one frame more or less.",
    example: #"{"ip": 0, "op": 90.4}"#,
    fix: "Set the work area to whole frames."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    for name in [.inPoint, .outPoint] as [JSONName] {
      // Exporters write 90.0000036657751 for 90.
      guard let value = document.root[name], let number = value.double,
        abs(number - number.rounded()) > 0.001
      else { continue }
      report.add(info, at: value, "\"\(name)\" is \(Words.number(number)), not an integer")
    }
  }
}

struct ZeroDuration: DocumentRule {
  let info = RuleInfo(
    "time/zero-duration",
    .error,
    "The animation has no duration.",
    explanation:
      "The last frame is not after the first; most players show nothing.",
    example: #"{"ip": 0, "op": 0}"#,
    fix: "Set the work area."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.outPoint <= document.inPoint {
      report.add(
        info,
        at: document.root[.outPoint] ?? document.root,
        "the animation ends at its first frame"
      )
    }
  }
}

struct EmptyTime: CompositionRule {
  let info = RuleInfo(
    "time/empty",
    .info,
    "No layer is visible at the start or at the end.",
    explanation:
      "The work area is longer than its contents: the animation starts late, or is empty before it repeats.",
    example: "an animation of 60 frames whose layers all end at 30",
    fix: "Trim the composition to its contents before exporting, or extend the layers."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    guard composition.isRoot, document.outPoint > document.inPoint else { return }
    var (first, last) = (Double.infinity, -Double.infinity)
    for layer in composition.layers where !layer.isHidden && !layer.isMatteSource {
      guard layer.type?.isVisible ?? false else { continue }
      guard let start = layer.inPoint, let end = layer.outPoint else { return }
      guard end > document.inPoint, start < document.outPoint, start < end else { continue }
      (first, last) = (min(first, start), max(last, end))
    }
    // None at all is another rule's; a frame is lost in the rounding of exporters.
    guard first < last else { return }
    let (begin, end) = (document.inPoint, document.outPoint)
    let location = document.root["layers"] ?? document.root
    if first > begin + 1 {
      report.add(info, at: location, "no layer is visible before frame \(Words.number(first))")
    }
    if last < end - 1 {
      let frames = "from frame \(Words.number(last)) to the end, \(Words.number(end))"
      report.add(info, at: location, "no layer is visible \(frames)")
    }
  }
}

struct LongDuration: DocumentRule {
  let info = RuleInfo(
    "time/long",
    .warning,
    "The animation is very long.",
    explanation:
      "Players keep all keyframes in memory.",
    example: "an animation of three minutes",
    fix: "Split it, or use a video."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.duration > document.options.limits.duration {
      let words = Words.number(document.duration.rounded())
      report.add(info, at: document.root[.outPoint] ?? document.root, "\(words) seconds long")
    }
  }
}
