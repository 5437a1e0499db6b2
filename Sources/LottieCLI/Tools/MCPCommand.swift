import ArgumentParser
import Foundation
import LottieJobs
import LottieKit

/// `lottie mcp`.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve the animations of a folder to agents, over standard input and output.",
    discussion: """
      A server of the Model Context Protocol: check, frames (as one image), keypaths, \
      get, set (into a new file), diff, fields and profile, with the JSON of the \
      commands. It reads and writes files of the folder only, also by links, replaces \
      none, and uses no network. Each call has a process of its own, with the limits \
      of time and memory. check follows the folder's own .lottie.yml, and none above it.

      EXAMPLES
        lottie mcp --root assets/
        {"mcpServers": {"lottie": {"command": "lottie", "args": ["mcp", "--root", "assets"]}}}
      """
  )

  @Option(
    help: ArgumentHelp("Folder of the animations.", valueName: "folder"),
    completion: .directory
  )
  var root = "."

  @Option(help: ArgumentHelp("Most that a call may take.", valueName: "seconds"))
  var timeout = 60.0

  @OptionGroup(title: "Limits") var memory: MemoryOptions

  /// Answers one call, which is read from standard input: what the server runs.
  @Flag(help: .hidden)
  var call = false

  func validate() throws {
    try checkingArguments { try AnimationInput.check(timeout: timeout) }
  }

  func run() throws {
    guard FileManager.default.changeCurrentDirectoryPath(root) else {
      throw Failure(.noInput, "\(root): there is no such folder")
    }
    if call {
      TimeLimit.start(timeout)
      return try ToolProcess.answer(memory.request)
    }
    try ToolServer(timeout: timeout, memory: memory.request).run()
  }
}
