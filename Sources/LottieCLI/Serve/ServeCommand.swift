import ArgumentParser
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import LottieKit
import Synchronization

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
    guard let place = try? sockaddr_in.inet(ip4: address, port: UInt16(port)) else {
      throw Failure(.usage, "--address: \(address) is not an IPv4 address")
    }
    let handler = ClosureHTTPHandler { await site.answer(to: $0) }
    let server = HTTPServer(address: place, timeout: 15, logger: .disabled, handler: handler)
    let (opens, address) = (open, address)
    let end = Guarded<String?>(nil)
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      let running = Task { try await server.run() }
      if (try? await server.waitUntilListening(timeout: 5)) != nil,
        case .ip4(_, let port) = await server.listeningAddress
      {
        let url = "http://\(address):\(port)/"
        Console.note("\(url) (Ctrl-C ends)")
        if opens { ServeCommand.browse(url) }
      }
      let result = await running.result
      if case .failure(let error) = result { end.withLock { $0 = "\(error)" } }
      ended.signal()
    }
    ended.wait()
    let problem = end.withLock { $0 } ?? "the server has ended"
    throw Failure(.cannotWrite, "\(self.address):\(port): cannot listen: \(problem)")
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
