import LottieModel

/// `perf/precision`: numbers have more digits than anybody sees.
struct Precision: DocumentRule {
  let info = RuleInfo(
    .precision,
    .info,
    "Numbers have more decimals than are visible.",
    explanation:
      "They make the file larger.",
    example: #"{"k": [12.345678901]}"#,
    fix: "Run lottie validate --fix, which rounds them."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let (long, all, saved) = LongNumbers.count(document)
    if long > 20, long * 10 > all {
      let percent = 100 * long / max(all, 1)
      report.add(info, at: document.root, "\(percent) % of the numbers are long: \(saved) bytes")
    }
  }
}
