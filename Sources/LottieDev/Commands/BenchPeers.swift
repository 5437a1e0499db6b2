import ArgumentParser
import Foundation

/// Measures frames a second beside scripts that draw with other players.
struct BenchPeers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-peers",
    abstract: "Frames a second into files, beside rlottie-python and thorvg-python with Pillow.",
    discussion: "WebP is of quality 80 for all; MP4 goes through ffmpeg for all."
  )

  @Option(help: "The program.")
  var program: String

  @Option(help: "A Python that has the packages.")
  var python = NSHomeDirectory() + "/.cache/lottie-tools/bin/python"

  @Option(help: "Pixels a side.")
  var side = 512

  @Option(help: "png, gif, webp, webp-lossless, mp4; all if not given.")
  var kind: [String] = ["png", "gif", "webp", "webp-lossless", "mp4"]

  @Argument(help: "Animations.")
  var files: [String]

  /// The total cost of a player for all files.
  private struct Total {
    var frames = 0.0
    var seconds = 0.0
    var processorSeconds = 0.0

    mutating func add(_ frames: Double, _ seconds: Double, _ processorSeconds: Double) {
      self.frames += frames
      self.seconds += seconds
      self.processorSeconds += processorSeconds
    }

    var rate: Double { frames / max(seconds, 1e-9) }
    var milliseconds: Double { processorSeconds * 1000 / max(frames, 1) }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-peers-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let peers = ["rlottie", "thorvg"].filter { peer in
      TimedProgram.run(python, ["-c", "import PIL, \(peer)_python"]) != nil
    }
    guard !peers.isEmpty else {
      print("bench-peers: skipped, \(python) has neither rlottie_python nor thorvg_python")
      return
    }
    for kind in kind {
      if kind == "mp4", !KilledOutput.hasVideo {
        print("mp4: skipped, ffmpeg is not installed")
      } else {
        print(try line(kind, peers, folder))
      }
    }
  }

  /// Alternates players file by file, so that all meet the same noise of the machine.
  private func line(_ kind: String, _ peers: [String], _ folder: String) throws -> String {
    var own = Total()
    var others = [Total](repeating: Total(), count: peers.count)
    for file in files {
      try draw(file, kind, folder, &own)
      for (index, peer) in peers.enumerated() {
        let words = [PythonScript.peer, peer, kind, "\(side)", folder, file]
        let run = TimedProgram.run(python, words)
        guard
          let numbers = run?.output.split(whereSeparator: \.isWhitespace).compactMap({ Double($0) }
          ),
          numbers.count == 3
        else { throw ValidationError("\(peer) did not write \(file) as \(kind)") }
        others[index].add(numbers[0], numbers[1], numbers[2])
      }
    }
    return "\(kind): lottie \(text(own))"
      + zip(peers, others).map { "; \($0) \(text($1)), \(factor($1, own))" }.joined()
  }

  private func text(_ total: Total) -> String {
    "\(Int(total.rate)) frames/s, \(rounded(total.milliseconds)) ms CPU a frame"
  }

  private func factor(_ peer: Total, _ own: Total) -> String {
    let processor = peer.milliseconds / max(own.milliseconds, 1e-9)
    return "\(rounded(own.rate / peer.rate))× (\(rounded(processor))× CPU)"
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private func draw(_ file: String, _ kind: String, _ folder: String, _ total: inout Total) throws {
    let name = kind == "png" ? "%05d.png" : "a.\(kind.prefix { $0 != "-" })"
    let rate = kind == "png" ? [] : ["--fps", "50"]
    let quality = kind == "webp" ? ["--quality", "80"] : []
    let words = ["render", file, "\(folder)/\(name)", "--size", "\(side)x\(side)", "-q"]
    guard let run = TimedProgram.run(program, words + rate + quality),
      let plan = TimedProgram.run(program, ["render", file, "x.rgba", "--dry-run"] + rate),
      let count = plan.output.split(separator: " ").first.flatMap({ Double($0) })
    else { throw ValidationError("\(program) did not draw \(file)") }
    total.add(count, run.seconds, run.processorSeconds)
  }
}
