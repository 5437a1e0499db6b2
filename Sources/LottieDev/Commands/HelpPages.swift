import ArgumentParser
import Foundation
import LottieJobs

/// `LottieDev help-pages`: the command line's own words as pages, a manual page, completions and schemas.
struct HelpPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes what the built program says of its commands."
  )

  @Option(help: "The built program.")
  var program: String

  @Option(help: "The folder to write to.")
  var folder = "docs"

  @Flag(help: "Write nothing; exit with 1 when a page is not up to date.")
  var check = false

  func run() throws {
    let program = BuiltProgram(path: program)
    let help = try program.help()
    var pages = [
      ("command-line.md", try CommandLinePage(program: program, help: help).text()),
      ("man/lottie.1", ManualPage(help).text()),
      ("completions/lottie.bash", try program.say(["--generate-completion-script", "bash"])),
      ("completions/_lottie", try program.say(["--generate-completion-script", "zsh"])),
      ("completions/lottie.fish", try program.say(["--generate-completion-script", "fish"])),
    ]
    for (name, _) in OutputSchemas.names {
      pages.append(("schemas/\(name).schema.json", try program.say(["schema", name])))
    }
    var outdated: [String] = []
    for (name, text) in pages where try !update("\(folder)/\(name)", text) { outdated.append(name) }
    guard !outdated.isEmpty else { return }
    print("not what the program says of itself: \(outdated.joined(separator: ", ")); run make docs")
    throw ExitCode(1)
  }

  /// Writes a page, or compares it.
  ///
  /// - Returns: Whether it is up to date now.
  private func update(_ path: String, _ text: String) throws -> Bool {
    guard !check else { return (try? String(contentsOfFile: path, encoding: .utf8)) == text }
    try FileWriting.write(text, to: path)
    return true
  }
}
