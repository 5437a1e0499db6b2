import ArgumentParser
import Foundation

/// `LottieDev kills`: what is left when the program is killed.
struct Kills: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kills",
    abstract: "Kills the program while it writes, and looks for what it leaves.",
    discussion: """
      Each output is written in turn, into a folder where an older one of the same names lies or into \
      an empty one; SIGKILL comes at a random moment of the run, every second time for the whole \
      process group. Every file must then be, byte for byte, the old one or the new one, and there \
      must be no other. Videos are written where there is ffmpeg.
      """
  )

  @Option(help: "The program.")
  var program: String

  @Option(help: "How many runs.")
  var runs = 200

  @Option(help: "Where the random moments start from.")
  var seed: UInt64 = 1

  @Argument(help: "The animation.")
  var animation: String

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-kills-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var outputs: [KilledOutput] = []
    for command in KilledOutput.commands {
      let start = URL(fileURLWithPath: program)
      let animation = URL(fileURLWithPath: animation)
      outputs.append(try KilledOutput(command, program: start, animation, in: folder))
    }
    var random = SplitMix(state: seed)
    var total = KilledOutput.Count()
    for run in 0..<runs {
      let index = run % outputs.count
      let count = try outputs[index].kill(
        at: Double(random.next() >> 11) / 0x1p53 * 1.1,
        replacing: (run / outputs.count).isMultiple(of: 2),
        group: run.isMultiple(of: 2)
      )
      total.add(count)
    }
    print(
      "\(runs) runs over \(outputs.count) outputs: \(total.killed) killed, "
        + "\(total.ended) ended before, \(total.new) new files, \(total.old) old ones, "
        + "\(total.half) half files, \(total.litter) left over"
    )
    guard total.half == 0, total.litter == 0, total.killed > 0 else { throw ExitCode(1) }
  }
}

/// SplitMix64, after <https://prng.di.unimi.it/splitmix64.c>.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
