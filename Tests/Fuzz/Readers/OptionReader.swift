import ArgumentParser
import LottieKit

@testable import LottieCLI
@testable import LottieJobs

/// Reads a text as every kind of value that options have, and its lines as a command line.
enum OptionReader {
  private static let animation = try? LottieAnimation.decode(
    Array(
      #"{"w":9,"h":9,"fr":24,"ip":-3,"op":60.5,"markers":[{"tm":5,"cm":"m","dr":5}],"layers":[]}"#
        .utf8
    )
  )

  private static let types: [any ExpressibleByArgument.Type] = [
    TimePosition.self, FrameRange.self, FrameRate.self, LoopChoice.self, Alignment.self, Box.self,
    PixelSize.self, Point.self, RenderSettings.Background.self, NamedColor.self,
  ]

  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for type in types { _ = type.init(argument: text) }
    for kind in PropertyKind.allCases { _ = PropertyValue(text, for: kind) }
    if let template = try? OutputTemplate(text, option: "--output"),
      let pattern = try? template.pattern(input: "a/b.json", stem: "b", marker: "../m")
    {
      _ = pattern.name(.max, frame: -0.5)
    }
    if let animation { readTimes(text, animation) }
    // Slow: a line feed asks for it.
    guard text.contains("\n") else { return }
    parse(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static func readTimes(_ text: String, _ animation: LottieAnimation) {
    if let time = TimePosition(argument: text) {
      _ = try? time.frame(of: animation)
      _ = try? time.position(of: animation)
    }
    if let frames = try? FrameOptions.parse(["--frames", text]) {
      _ = try? frames.request.list(of: animation)
    }
    if let frames = try? FrameOptions.parse(["--fps", text]) {
      _ = try? frames.request.list(of: animation)
    }
    if let sizes = try? SizeOptions.parse(["--scale", text]) {
      _ = try? sizes.request.pixels(of: animation.size)
    }
    if let timeline = try? TimelineOptions.parse(["--speed", text, "--to", text]) {
      _ = try? timeline.request.timeline(of: animation)
    }
  }

  /// Parses a command line without running it.
  ///
  /// Completion, which `---` asks for, may read files.
  private static func parse(_ arguments: [String]) {
    guard !arguments.contains(where: { $0.hasPrefix("---") }) else { return }
    let typing = TypingErrors(arguments)
    try? typing.checkHelp()
    _ = try? LottieCommand.parseAsRoot(typing.joiningNegativeNumbers)
    // Slower still, as it asks for all help texts.
    if arguments.last == "" { _ = typing.failure }
  }
}
