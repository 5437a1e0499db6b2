import ArgumentParser
import Foundation
import LottieKit
import LottieModel
import LottieRaster
import LottieScene

/// `LottieDev bench`: load and frame times of the samples.
struct BenchSamples: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures how long the samples take to load and to draw."
  )

  @Option(help: "Folder of animations.")
  var folder = "Samples"

  @Option(help: "Pixels along the longer side.")
  var side = 512

  @Option(help: "Frames of each; all if not given.")
  var frames: Int?

  func run() throws {
    print("processor time in ms at \(side) pixels; median and worst of all frames")
    print("in order: what stays the same is kept; full redraw: nothing is\n")
    print(row(["file", "load", "first", "frames", "in order", "worst", "full redraw", "worst"]))
    for path in SourceFolder.animations(below: [folder]) {
      let load = try SampleTimer.load(path, times: 5)
      let file = try AnimationFile(path: path)
      let timer = SampleTimer(file: file, side: side, limit: frames)
      let inOrder = timer.frames(isIncremental: true)
      let full = timer.frames(isIncremental: false)
      print(
        row([
          (path as NSString).lastPathComponent, text(load), text(inOrder.first ?? 0),
          "\(inOrder.count)",
          text(inOrder.median), text(inOrder.max() ?? 0), text(full.median), text(full.max() ?? 0),
        ])
      )
    }
    print("\n" + (try KeypathTimer.line()))
    let (time, bytes) = LintTimer.run(documents: 1_000)
    print("validate, 1000 documents of \(bytes / 1_000_000) KB: \(text(time / 1_000)) s")
  }

  private func text(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds) }

  private func row(_ cells: [String]) -> String {
    cells.enumerated().map { i, cell in
      let blanks = String(repeating: " ", count: max(0, (i == 0 ? 22 : 12) - cell.count))
      return i == 0 ? cell + blanks : blanks + cell
    }.joined()
  }
}
