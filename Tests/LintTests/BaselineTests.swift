import LottieLint
import LottieModel
import Testing

struct BaselineTests {
  private func run(_ text: String) -> LintRun {
    LintRun(reports: [Sample.report(text)], targets: [.lottie])
  }

  @Test func `known findings stay known after another export`() throws {
    let baseline = try #require(Baseline(Array(Baseline(run(Sample.broken)).text.utf8)))
    // Another layer in front, on one line, indices moved.
    let again = Sample.broken
      .replacing("\n", with: " ")
      .replacing(
        #""layers":["#,
        with: #""layers":[{"ty":3,"nm":"N","ind":7,"ip":0,"op":60,"st":0,"ks":{}},"#
      )
      .replacing(#""ind":2"#, with: #""ind":3"#)
    let left = baseline.subtract(from: run(again))
    #expect(left.findings.map(\.rule) == [])
    #expect(left.known == run(Sample.broken).findings.count)
  }

  @Test func `a second finding like a known one is reported`() {
    let baseline = Baseline(run(Sample.broken))
    let twice = Sample.broken.replacing(#""nm":"Sky","ind":1"#, with: #""nm":"Sea","ind":1"#)
    #expect(
      baseline.subtract(from: run(twice)).findings.contains { $0.rule == .missingParent }
    )
  }

  @Test func `other JSON is no baseline`() {
    #expect(Baseline(Array("[1]".utf8)) == nil)
    #expect(Baseline(Array("{\"findings\":{\"a\":\"b\"}}".utf8)) == nil)
  }
}
