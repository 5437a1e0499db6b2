import ArgumentParser
import Foundation

/// `LottieDev guide`: the library's documentation as pages, from its comments and its catalog.
///
/// By `swift symbolgraph-extract` and `docc` of the toolchain, without a plugin. Every warning is an error:
/// a link that leads nowhere is one.
struct Guide: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds pages of the library's documentation, and checks its links."
  )

  /// The modules that LottieKit shows with its own: Sources/LottieKit/LottieKit.swift.
  private static let shown = [
    "LottieCodecs", "LottieEngine", "LottieGeometry", "LottieModel", "LottieRaster", "LottieScene",
  ]

  @Option(help: "The scratch path that LottieKit was built in, in release.")
  var scratchPath = ".build/release-tests"

  @Option(help: "The folder to write.")
  var output = ".build/guide"

  func run() throws {
    guard run("docc", ["--help"], isQuiet: true) == 0 else {
      print("docc is not in this toolchain: the guide is not built")
      return
    }
    let symbols = output + "-symbols"
    try FileManager.default.createDirectory(
      atPath: symbols,
      withIntermediateDirectories: true
    )
    let extracted = run(
      "swift",
      [
        "symbolgraph-extract", "-module-name", "LottieKit", "-target", try target(),
        "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
        "-output-dir", symbols,
        "-experimental-allowed-reexported-modules=" + Guide.shown.joined(separator: ","),
        "-I", scratchPath + "/release/Modules",
      ] + (try includes())
    )
    guard extracted == 0 else { throw ExitCode(1) }
    let converted = run(
      "docc",
      [
        "convert", "Sources/LottieKit/LottieKit.docc", "--additional-symbol-graph-dir", symbols,
        "--fallback-display-name", "LottieKit", "--fallback-bundle-identifier", "lottie",
        "--warnings-as-errors", "--output-dir", output,
      ]
    )
    guard converted == 0 else { throw ExitCode(1) }
    print("The guide is in \(output): docc preview, or any web server, shows it.")
  }

  /// The locations of the C modules that the library is built with.
  private func includes() throws -> [String] {
    let system = try FileManager.default.contentsOfDirectory(atPath: "Sources/System")
      .flatMap { ["-I", "Sources/System/" + $0] }
    let checkouts = scratchPath + "/checkouts"
    let maps =
      (FileManager.default.enumerator(atPath: checkouts)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix("include/module.modulemap") }
      .flatMap { ["-Xcc", "-fmodule-map-file=\(checkouts)/\($0)"] }
    let flags = try text(
      "pkg-config",
      ["--cflags", "freetype2", "harfbuzz", "fontconfig", "libpng16"]
    ).split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    // The build system writes the map of a C target of our own.
    let own = ["-Xcc", "-fmodule-map-file=\(scratchPath)/release/CProcess.build/module.modulemap"]
    return system + maps + own + flags
  }

  /// The machine, as the compiler calls it.
  private func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let json = try text("swift", ["-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(json.utf8)).target.triple
  }

  private func text(_ program: String, _ arguments: [String]) throws -> String {
    guard let run = TimedProgram.run("/usr/bin/env", [program] + arguments) else {
      throw ValidationError("\(program) failed")
    }
    return run.output
  }

  /// Runs a program of the path, with what it prints on standard error.
  private func run(_ program: String, _ arguments: [String], isQuiet: Bool = false) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // docc's messages about a page go to standard output.
    process.standardOutput = isQuiet ? FileHandle.nullDevice : FileHandle.standardError
    if isQuiet { process.standardError = FileHandle.nullDevice }
    guard (try? process.run()) != nil else { return 127 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
