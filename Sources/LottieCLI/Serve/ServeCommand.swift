import ArgumentParser
import Foundation
import LottieJobs
import LottieKit

/// `lottie serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show animations in the browser and reload when files change.",
    discussion: """
      Serves the pages of lottie report to this machine only. Animations are checked \
      and drawn on request; pages reload when an animation is exported again. Writes \
      no files. Stop it with Ctrl-C.

      EXAMPLES
        lottie serve assets/
        lottie serve assets/ --open --target lottie-android
        lottie serve . --port 0
      """
  )

  @Argument(help: "Files, folders or patterns.", completion: .animationFile)
  var files: [String]

  @Option(help: ArgumentHelp("Port; 0 picks a free one.", valueName: "number"))
  var port = 8173

  @Option(
    help: ArgumentHelp(
      "IPv4 address to listen on; any but 127.0.0.1 shows the animations to others.",
      valueName: "address"
    )
  )
  var address = "127.0.0.1"

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup(title: "Checks") var lint: LintArguments

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port must be 0 to 65535") }
    if files.contains("-") { throw ValidationError("serve shows files, not standard input") }
  }

  func run() throws {
    let site = try PageSite(files: files, checks: lint.request, address: address)
    let listener = try HTTPListener(address: address, port: port)
    let url = "http://\(address):\(listener.port)/"
    Console.note("\(url) (Ctrl-C to stop)")
    if open { ServeCommand.browse(url) }
    try listener.run { request, isGone in
      site.answer(method: request.method, path: request.path, host: request.host, isGone: isGone)
    }
  }

  /// Opens a page in the browser.
  private static func browse(_ url: String) {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
      program.arguments = ["open", url]
    #else
      program.arguments = ["xdg-open", url]
    #endif
    program.standardOutput = FileHandle.nullDevice
    program.standardError = FileHandle.nullDevice
    try? program.run()
  }
}
