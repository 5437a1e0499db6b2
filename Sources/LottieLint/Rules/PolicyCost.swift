import LottieModel

/// What a frame may cost; the caller measures it, in ``LintEnvironment/costs``.
package struct PolicyCost: DocumentRule {
  package let info: RuleInfo
  private let limit: @Sendable (Policy) -> Double?
  private let peak: @Sendable (FrameCosts) -> FrameCosts.Peak
  private let words: @Sendable (Double) -> String

  private static let explanation =
    "The configuration sets it. Up to 60 frames are measured as lottie profile does it, at most 512 pixels on the longer side, as long as drawing-time of the limits allows."

  static let buffers = PolicyCost(
    info: RuleInfo(
      "policy/buffers",
      .error,
      "A frame opens more offscreen buffers than the policy allows.",
      explanation: explanation + " Buffers are those of lottie-android.",
      example: "max-buffers: 8",
      fix: "Use fewer masks, mattes and blend modes at a time."
    ),
    limit: { $0.maxBuffers },
    peak: { $0.buffers },
    words: { Words.count(Int($0), "offscreen buffer") }
  )

  static let overdraw = PolicyCost(
    info: RuleInfo(
      "policy/overdraw",
      .error,
      "A frame paints more than the policy allows.",
      explanation: explanation + " The area of all paints is given in canvases.",
      example: "max-overdraw: 4",
      fix: "Remove what others cover, or make it smaller."
    ),
    limit: { $0.maxOverdraw },
    peak: { $0.overdraw },
    words: { "\(Words.number(($0 * 100).rounded(.up) / 100)) times the canvas painted" }
  )

  static let memory = PolicyCost(
    info: RuleInfo(
      "policy/memory",
      .error,
      "Images and offscreen buffers take more memory than the policy allows.",
      explanation: explanation
        + " Four bytes for each pixel of all decoded images and of a frame's buffers, which are those of lottie-android.",
      example: "max-memory: 20000000",
      fix: "Use smaller images, and smaller or fewer masks and mattes."
    ),
    limit: { $0.maxMemory },
    peak: { $0.memory },
    words: { "\(Words.number($0)) bytes of images and buffers" }
  )

  package func check(_ document: LintDocument, _ report: inout Report) {
    guard let maximum = limit(document.options.policy), let costs = document.environment.costs
    else { return }
    let peak = peak(costs)
    guard peak.value > maximum else { return }
    let rest = costs.isWhole ? "" : "; not all frames were measured"
    let words =
      "\(words(peak.value)) in frame \(Words.number(peak.frame)), more than "
      + Words.number(maximum) + rest
    report.add(
      info,
      at: peak.layer ?? document.root.location,
      words,
      keypath: peak.layer == nil ? nil : peak.keypath
    )
  }
}
