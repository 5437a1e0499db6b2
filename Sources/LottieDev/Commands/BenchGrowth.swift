import ArgumentParser
import Foundation

/// `LottieDev bench-growth`: how the time of a frame grows with what is in it.
struct BenchGrowth: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-growth",
    abstract:
      "Measures how the time of a frame grows with the number of layers, vertices and more.",
    discussion: """
      The exponent is that between the two largest numbers: 1 is proportional, 2 is the square. Beside \
      an exponent above 1.2 stands an exclamation mark, but for the canvas, whose area is measured \
      by its side. Of the pairs of path and fill one moves; each fill paints all paths above it, so that \
      the first frame of them is the square by nature.
      """
  )

  @Option(help: "Pixels along each side.")
  var side = 512

  @Option(help: "Only rows that contain this.")
  var match = ""

  func run() throws {
    print("processor time in ms of a frame in order at \(side) pixels\n")
    for subject in GrowthDocument.all where isWanted(subject.subject) {
      let times = try subject.factors.map {
        try GrowthTimer.frame(of: subject.text($0), side: side)
      }
      print(line(subject.subject, subject.factors, times, limit: 1.2))
    }
    let subject = "side of the canvas"
    guard isWanted(subject) else { return }
    let document = GrowthDocument.movingLayers(100)
    let sides = [128, 512, 2_048]
    let times = try sides.map { try GrowthTimer.frame(of: document, side: $0) }
    print(line(subject, sides, times, limit: 2.4))
  }

  private func isWanted(_ subject: String) -> Bool { match.isEmpty || subject.contains(match) }

  private func line(_ subject: String, _ factors: [Int], _ times: [Double], limit: Double) -> String
  {
    let exponent = GrowthTimer.exponent(factors, times)
    let cells = zip(factors, times).map { factor, time in
      "\(factor): \(String(format: time < 1 ? "%.3f" : "%.2f", time))"
    }
    return subject.padded(to: 31)
      + cells.map { $0.padded(to: 15) }.joined().padded(to: 62)
      + String(format: "%.2f", exponent) + (exponent > limit ? " !" : "")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
