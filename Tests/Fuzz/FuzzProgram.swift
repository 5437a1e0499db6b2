import ArgumentParser
import Foundation

/// `lottie-fuzz`: feeds readers of input with what libFuzzer makes of the seeds.
///
/// `lottie-fuzz` alone runs all readers, one after another, each in a process of its own;
/// `lottie-fuzz json FILE` reads a file again, and takes libFuzzer's other arguments.
@main
enum FuzzProgram {
  static func main() {
    if let status = FuzzDriver.run() { exit(status) }
    FuzzCommand.main()
  }
}

/// Runs the readers.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lottie-fuzz",
    abstract: "Fuzzes the readers of input, one after another.",
    discussion: """
      What is found is kept in RESULTS/crashes/READER; lottie-fuzz READER FILE reads it again. \
      READER and libFuzzer's arguments run libFuzzer itself.
      """
  )

  @Option(help: "Seconds for each reader.")
  var seconds = 120

  @Option(help: "The folder of seeds and dictionaries.")
  var seeds = "Tests/Fuzz"

  @Option(help: "The folder for what is found and for what is kept from run to run.")
  var results = ".build/fuzz"

  @Argument(help: "The readers; all without any.")
  var readers: [Reader] = []

  func run() throws {
    show("reader       executions   per s    edges  inputs  CPU s  result")
    var isClean = true
    for reader in readers.isEmpty ? Reader.allCases : readers {
      let result = try FuzzRun(reader, seconds: seconds, seeds: seeds, results: results).run()
      show(result.line)
      if let problem = result.problem {
        isClean = false
        show(problem)
      }
    }
    if !isClean { throw ExitCode(1) }
  }

  /// Prints a line at once, also into a pipe.
  private func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

extension Reader: ExpressibleByArgument {}
