import Foundation
import Testing

/// The Swift code of README.md, docs/state-machines.md and the guide is that of tests in Tests/Clients, that of
/// docs/architecture.md is in the sources, and the table of docs/lottie-ios.md names the tests.
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
    let pages = ["README.md", "docs/state-machines.md"] + (try Self.files(Self.guide))
    var count = 0
    for page in pages {
      for block in try blocks(page) {
        count += 1
        #expect(tests.contains { $0.contains(block.withoutBlanks) }, "\(page): \(block)")
      }
    }
    #expect(count > 25 && pages.count > 8)
  }

  /// The Swift files below a folder.
  private static func sources(_ folder: String) -> [URL] {
    let url = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  @Test func `code in the architecture page is that of a source`() throws {
    let sources = try Self.sources("Sources").map { try String(contentsOf: $0, encoding: .utf8) }
    let compact = sources.map(\.withoutBlanks)
    let blocks = try blocks("docs/architecture.md")
    #expect(blocks.count >= 3)
    for block in blocks {
      #expect(compact.contains { $0.contains(block.withoutBlanks) }, "\(block)")
    }
  }

  @Test func `types and folders in the architecture page exist`() throws {
    let page = try Self.text("docs/architecture.md")
    let sources = Self.sources("Sources") + Self.sources("Tests")
    let declarations = try sources.reduce(into: Set<String>()) { names, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:class|struct|enum|protocol|typealias) ([A-Z]\w+)/) {
        names.insert(String(match.1))
      }
    }
    let top = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
    let manager = FileManager.default
    let below = ["Sources", "Tests"].flatMap { folder in
      manager.enumerator(atPath: Self.root.appendingPathComponent(folder).path)?
        .compactMap { $0 as? String } ?? []
    }
    let folders = Set(below.flatMap { $0.split(separator: "/").dropLast().map(String.init) } + top)
    let files = Set(sources.map { $0.deletingPathExtension().lastPathComponent })
    let known = declarations.union(folders).union(files)
    var count = 0
    for match in page.matches(of: /`([A-Z][A-Za-z]+)[`.(:+]/) {
      count += 1
      let name = String(match.1)
      let isKnown = known.contains(name)
      #expect(isKnown, "\(name)")
    }
    for match in page.matches(of: /`([A-Z][A-Za-z]+)\/`/) {
      let isFolder = folders.contains(String(match.1))
      #expect(isFolder, "\(match.1)/")
    }
    #expect(count > 100)
  }

  @Test func `each call of lottie-ios has a test, and each test a call`() throws {
    // Tables whose last column is the name of a test.
    let table = try Self.text("docs/lottie-ios.md").components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n") }.filter { $0.first?.hasSuffix("| test |") ?? false }
      .flatMap { $0.dropFirst(2) }
      .map { row in
        row.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
      }
    let names = try Self.files("Tests/Clients/LottieIOSTests").filter { $0.hasSuffix(".swift") }
      .map(Self.text)
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
