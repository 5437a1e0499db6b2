import Foundation

/// The page about the command line: help texts, and examples with what they print.
struct CommandLinePage {
  let program: BuiltProgram
  let help: BuiltProgram.Command

  func text() throws -> String {
    var page = """
      # Command line

      Written by `make docs` from the program's own help and from what it prints for the samples;
      do not edit. The same is in the manual page, `docs/man/lottie.1`; completions for bash, zsh and
      fish are in `docs/completions`. `make install` puts all of them where they belong.

      ```
      \(try words([]))
      ```

      """
    for command in help.visibleCommands {
      let name = command.commandName
      page += "\n## lottie \(name)\n\n```\n\(try words([name]))\n```\n"
      for example in WorkedExample.all where example.command == name {
        page += try "\n" + section(example)
      }
    }
    return page
  }

  private func words(_ command: [String]) throws -> String {
    try program.say(command + ["--help"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func section(_ example: WorkedExample) throws -> String {
    let output = try program.say(example.arguments, allowsFailure: true)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(WorkedExample.lines).joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    let rest = lines.count > WorkedExample.lines + 1 ? "\n…" : ""
    return "\(example.purpose)\n\n```console\n$ \(example.line)\n\(shown)\(rest)\n```\n"
  }
}
