import ArgumentParser
import Foundation
import LottieKit

/// `lottie serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommand: "serve",
    abstract: "Show animations in the browser, and again when a file changes.",
    discussion: """
      Serves the pages of lottie report on this machine only: checked and drawn when \
      they are asked for, and reloaded by themselves when an animation is exported \
      again. Reads files and writes none. Ends with Ctrl-C.

      EXAMPLES
        lottie serve assets/
        lottie serve assets/ --open --target lottie-android
        lottie serve . --port 0
      """
  )

  @Argument(help: "Files, folders or patterns.", completion: .animationFile)
  var files: [String]

  @Option(help: ArgumentHelp("Port; 0 for any that is free.", valueName: "number"))
  var port = 8173

  @Option(
    help: ArgumentHelp(
      "IPv4 address to listen on; other than 127.0.0.1 lets others see the animations.",
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
    let site = try PageSite(files: files, lint: lint, isLocal: address.hasPrefix("127."))
    let listener = try HTTPListener(address: address, port: port)
    let url = "http://\(address):\(listener.port)/"
    Console.note("\(url) (Ctrl-C ends)")
    if open { ServeCommand.browse(url) }
    listener.run { site.answer(method: $0.method, path: $0.path, host: $0.host) }
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
