import ArgumentParser
import LottieJobs
import LottieLint

/// `lottie init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a .lottie.yml with the settings of lottie validate.",
    discussion: """
      EXAMPLES
        lottie init
      """
  )

  @Flag(help: "Replace an existing file.")
  var force = false

  func run() throws {
    let path = ConfigurationFile.standardName
    if !force, FileWriting.read(path) != nil {
      throw Failure(.cannotWrite, "\(path) already exists; use --force to replace it")
    }
    try FileWriting.write(SampleConfiguration.text, to: path)
    Console.note("\(path) written")
  }
}
