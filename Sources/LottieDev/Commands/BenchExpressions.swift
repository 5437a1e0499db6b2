import ArgumentParser
import Foundation
import LottieKit

/// `LottieDev bench-expressions`: how long expressions take.
struct BenchExpressions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures how long the expressions of a folder's animations take, where they stand."
  )

  @Argument(help: "A folder of animations.")
  var folder: String

  @Option(help: "How many of the slowest expressions are listed.")
  var slowest = 0

  @Option(help: "Only paths that contain this.")
  var match = ""

  func run() throws {
    var timer = ExpressionTimer()
    for path in SourceFolder.animations(below: [folder], matching: match) {
      guard let file = try? AnimationFile(path: path) else { continue }
      timer.measure(file.animation, name: (path as NSString).lastPathComponent)
    }
    let (distinct, uses) = timer.counts
    print("\(uses) expressions of \(timer.documents) files, \(distinct) different; an evaluation:")
    print(
      "  thirty commonest \(text(timer.commonest(30))) µs, all by use \(text(timer.weighted)) µs"
    )
    let (name, count, frame) = timer.largest
    print("  \(name) with \(count) expressions: \(text(frame)) ms a frame")
    for (time, uses, source) in timer.slowest(slowest) {
      let line = source.replacing(/\s+/, with: " ").prefix(100)
      print("  \(text(time)) µs, \(uses) uses: \(line)")
    }
  }

  private func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
