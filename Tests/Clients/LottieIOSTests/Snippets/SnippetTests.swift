import Foundation
import LottieKit
import Testing

/// Each of the snippets is here, or listed with the reason in docs/lottie-ios.md.
struct SnippetTests {
  private static let files =
    ["Readme", "Loading", "Playing", "Value", "Control"].map { "\($0)Snippets.swift" }

  /// The numbers after a prefix in a text.
  private func numbers(_ prefix: String, in text: String) -> [Int] {
    text.matches(of: /(3\.0|4)-(\d+)/).filter { $0.1 == prefix }.compactMap { Int($0.2) }
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test(arguments: [("3.0", 47, 7), ("4", 101, 7)])
  func `a snippet is run or listed`(prefix: String, count: Int, listed: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = try Self.files.map { try text(folder.appending(path: $0).path) }
    let run = sources.flatMap { source in
      source.split(separator: "\n").filter { $0.hasPrefix("  // ") }
        .flatMap { numbers(prefix, in: String($0)) }
    }
    let document = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/lottie-ios.md")
    let others = numbers(prefix, in: try text(document.path))
    #expect((run + others).sorted() == Array(1...count))
    #expect(others.count == listed)
  }
}
