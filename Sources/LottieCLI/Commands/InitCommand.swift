import ArgumentParser
import LottieLint

/// `lottie init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a .lottie.yml with the settings of lottie validate.",
    discussion: """
      EXAMPLES
        lottie init
      """
  )

  @Flag(help: "Replace the file if it is there.")
  var force = false

  func run() throws {
    let path = ".lottie.yml"
    if !force, FileWriting.read(path) != nil {
      throw Failure(.cannotWrite, "\(path) is there already; --force replaces it")
    }
    try FileWriting.write(SampleConfiguration.text, to: path)
    Console.note("\(path) written")
  }
}
