import LottieModel

/// `policy/size`: the policy does not allow the size.
struct PolicySize: DocumentRule {
  let info = RuleInfo(
    .policySize,
    .error,
    "The policy does not allow the size.",
    explanation:
      "The configuration sets it.",
    example: "size: 512x512",
    fix: "Change the size of the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let policy = document.options.policy
    let width = document.root["w"]?.double ?? 0
    let height = document.root["h"]?.double ?? 0
    let words = "\(Words.number(width)) × \(Words.number(height)) pixels"
    let location = document.root["w"] ?? document.root
    if let size = policy.size, size != (width, height) {
      let wanted = "\(Words.number(size.width)) × \(Words.number(size.height))"
      report.add(info, at: location, "\(words), not \(wanted)")
    }
    if let size = policy.maxSize, width > size.width || height > size.height {
      let wanted = "\(Words.number(size.width)) × \(Words.number(size.height))"
      report.add(info, at: location, "\(words), more than \(wanted)")
    }
  }
}
