import ArgumentParser
import LottieKit

/// `LottieDev agreement`: commands say the same of a document.
struct Agreement: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agreement",
    abstract: "Checks that render, validate and info report the same features for all documents.",
    discussion: """
      The built program runs as a user runs it: render --report, validate --target \
      lottie and info, each with JSON. What they say of features that are not drawn, \
      or drawn differently, must be the same set.
      """
  )

  @Argument(help: "Folders; .json, .lot, .tgs and .lottie files in them are read.")
  var folders: [String]

  @Option(help: "The built program.")
  var program: String

  func run() throws {
    var (checked, unreadable, features) = (0, 0, 0)
    var failures: [String] = []
    let fileExtensions: Set = ["json", "lot", "tgs", "lottie"]
    let built = BuiltProgram(path: program)
    for path in SourceFolder.files(below: folders, fileExtensions: fileExtensions) {
      guard (try? AnimationFile(path: path)) != nil else {
        unreadable += 1
        continue
      }
      checked += 1
      let answers = try CommandAnswers(of: path, built)
      features += answers.rendered.count
      failures += answers.differences.map { "\(path): \($0)" }
    }
    for failure in failures { print(failure) }
    print(
      "\(checked) documents with \(features) features that are not drawn as written: "
        + "render, validate and info agree on all but \(failures.count); "
        + "\(unreadable) files are no animations"
    )
    guard failures.isEmpty, checked > 0 else { throw ExitCode(1) }
  }
}
