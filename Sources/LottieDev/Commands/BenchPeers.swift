import ArgumentParser
import Foundation

/// Measures frames a second beside scripts that draw with other players.
struct BenchPeers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-peers",
    abstract: "Frames a second into files, beside rlottie-python and thorvg-python with Pillow."
  )

  @Option(help: "The program.")
  var program: String

  @Option(help: "A Python that has the packages.")
  var python = NSHomeDirectory() + "/.cache/lottie-tools/bin/python"

  @Option(help: "Pixels a side.")
  var side = 512

  @Argument(help: "Animations.")
  var files: [String]

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-peers-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for kind in ["png", "gif"] {
      var rates: [(name: String, rate: Double)] = []
      for peer in ["rlottie", "thorvg"] {
        let words = ["-c", PeerScript.text, peer, kind, "\(side)", folder] + files
        guard let text = output(python, words),
          case let numbers = text.split(separator: " ").compactMap({ Double($0.trimmed) }),
          numbers.count == 2, numbers[1] > 0
        else { continue }
        rates.append((peer, numbers[0] / numbers[1]))
      }
      guard !rates.isEmpty else {
        print("bench-peers: skipped, \(python) has neither rlottie_python nor thorvg_python")
        return
      }
      let own = try ownRate(kind, folder)
      print("\(kind): lottie \(Int(own)) frames/s" + rates.map { text($0, own) }.joined())
    }
  }

  private func text(_ peer: (name: String, rate: Double), _ own: Double) -> String {
    ", \(peer.name) \(Int(peer.rate)) (\((own / peer.rate * 10).rounded() / 10)×)"
  }

  private func ownRate(_ kind: String, _ folder: String) throws -> Double {
    let start = ContinuousClock.now
    var frames = 0.0
    for file in files {
      let target = kind == "png" ? folder + "/%05d.png" : folder + "/a.gif"
      let words = ["render", file, target, "--size", "\(side)x\(side)", "-q"]
      guard output(program, words + (kind == "gif" ? ["--fps", "50"] : [])) != nil else {
        throw ValidationError("\(program) did not draw \(file)")
      }
      frames += Double(try count(of: file, kind))
    }
    return frames / ((ContinuousClock.now - start) / .seconds(1))
  }

  private func count(of file: String, _ kind: String) throws -> Int {
    let words = ["render", file, "x.\(kind)", "--dry-run"]
    let options = kind == "png" ? ["--format", "rgba"] : ["--fps", "50"]
    let line = output(program, words + options)?.split(separator: " ").first
    return line.flatMap { Int($0) } ?? 0
  }

  /// What a program prints; nil when it fails.
  private func output(_ program: String, _ arguments: [String]) -> String? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
