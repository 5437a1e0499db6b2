import Foundation
import Testing

/// The Swift code of README.md and of the guide is that of tests in Tests/Clients, and the table of
/// docs/lottie-ios.md names them.
struct DocumentedCodeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let guide = "Sources/LottieKit/LottieKit.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .sorted().map { folder + "/" + $0 }
  }

  /// The code of a page, a block each, without imports.
  private func blocks(_ page: String) throws -> [String] {
    try Self.text(page).split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift\n") }
      .map { block in
        block.element.dropFirst(5).split(separator: "\n")
          .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      }
  }

  @Test func `code in README and the guide is compiled and run`() throws {
    let tests = try Self.files("Tests/Clients/GuideTests").map(Self.text).map(\.withoutBlanks)
    let pages = ["README.md"] + (try Self.files(Self.guide))
    var count = 0
    for page in pages {
      for block in try blocks(page) {
        count += 1
        #expect(tests.contains { $0.contains(block.withoutBlanks) }, "\(page): \(block)")
      }
    }
    #expect(count > 25 && pages.count > 8)
  }

  @Test func `each call of lottie-ios has a test, and each test a call`() throws {
    let table = try Self.text("docs/lottie-ios.md").split(separator: "\n")
      .filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") && !$0.hasSuffix("| test |") }
      .map { row in
        row.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      }
    let names = try Self.files("Tests/Clients/LottieIOSTests").map(Self.text)
      .flatMap { $0.matches(of: /@Test func `(.+)`/).map { String($0.1) } }
    #expect(Set(table) == Set(names))
    #expect(Set(names).count == names.count)
  }

  @Test func `links in the pages about the library lead somewhere`() throws {
    for page in ["README.md", "docs/lottie-ios.md", "docs/c-interface.md"] {
      let folder = Self.root.appendingPathComponent(page).deletingLastPathComponent()
      for link in try Self.text(page).matches(of: /\]\(([^)#]+)[^)]*\)/).map({ String($0.1) })
      where !link.contains("://") {
        let file = folder.appendingPathComponent(link)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link)")
      }
    }
  }
}

extension String {
  /// The text without white space, which formatting may change.
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }
}
