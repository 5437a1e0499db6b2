import LottieModel
import Testing

@testable import LottieLint

/// The search for what Core Animation draws otherwise, in lists made to take for ever.
struct ShapeSearchTests {
  /// The messages about a list of paints and of trims behind them, and a group behind all with dashes that change.
  private func messages(paints: Int, trims: Int) -> Set<String> {
    let fill = #"{"ty":"fl","c":{"k":[0,0,0]}}"#
    let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":100},"o":{"k":0}}"#
    let dash = #"{"n":"d","v":{"a":1,"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]}}"#
    let stroke = #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":1},"d":[\#(dash)]}"#
    let items =
      Array(repeating: fill, count: paints) + Array(repeating: trim, count: trims) + [
        #"{"ty":"gr","it":[\#(stroke)]}"#
      ]
    let text = """
      {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ind":1,"ip":0,"op":60,"ks":{},
      "shapes":[\(items.joined(separator: ","))]}]}
      """
    let report = Sample.report(text) { options in
      options.targets = [.iosCoreAnimation]
      options.namesTargets = true
      options.select = ["compat/ios-fallback"]
    }
    return Set(report.findings.map(\.message))
  }

  // Each trim acts on each of 1,001 bundles of paths.
  @Test(arguments: [(400, true), (500, false)])
  func `groups behind 500,000 pairs of paint and modifier are not looked at`(
    trims: Int,
    isFound: Bool
  ) {
    let found = messages(paints: 1_000, trims: trims)
    #expect(found.contains { $0.contains("the lengths of dashes over time") } == isFound)
  }

  @Test func `a corner that many paints share is told once`() {
    let rounding = #"{"ty":"rd","r":{"k":5}}"#
    let star =
      #"{"ty":"sr","sy":1,"pt":{"k":5},"or":{"k":9},"ir":{"k":4},"p":{"k":[0,0]},"r":{"k":0}}"#
    let stroke = #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":1}}"#
    let items = [star, stroke, stroke, stroke, rounding].joined(separator: ",")
    let text = """
      {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ind":1,"ip":0,"op":60,"ks":{},
      "shapes":[\(items)]}]}
      """
    let report = Sample.report(text) { options in
      options.targets = [.iosCoreAnimation]
      options.namesTargets = true
      options.select = ["compat/ios-fallback"]
    }
    let corners = report.findings.filter { $0.message.contains("round the corners of a star") }
    #expect(corners.count == 1)
  }
}
