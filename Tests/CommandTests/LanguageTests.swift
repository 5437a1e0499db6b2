import Foundation
import Testing

/// Messages, help texts and pages use the terms of After Effects, Lottie, graphics and UNIX.
struct LanguageTests {
  /// Words that read as a translation, with the term to use; only those that are never right.
  private static let terms: [(word: String, term: String)] = [
    ("pictures?", "image, frame"), ("things?", "node, value, object"),
    ("hangs on", "is parented to"),
    ("stand-ins?", "fallback"), ("stands in for", "replaces"), ("entangled", "in a cycle"),
    ("surroundings", "environment"), ("chores?", "developer tasks"), ("endings?", "extension"),
    ("truths?", "Boolean"), ("postponed", "posterized"), ("weighs", "is as severe as"),
    ("twins?", "alias, duplicate"), ("our fault", "internal error"), ("nobody", "no one, none"),
    ("words of the call", "arguments"), ("has room for", "is responsible for"),
    ("nothing is said of", "by default, without"), ("for whom", "which players"),
    ("the reader has gone", "end quietly"), ("survey", "scan"), ("letters? of a text", "character"),
    ("circles? of references", "cycle"), ("worked out", "evaluated, determined"),
    ("points out of its", "is outside"),
    ("do not go into one", "cannot write"), ("means no", "no … matches"),
    ("stands? at (one|the same) time", "has the same time"), ("not there", "does not exist"),
  ]

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// All of them at once: few texts have any.
  private static let any = try? NSRegularExpression(
    pattern: "\\b(\(terms.map(\.word).joined(separator: "|")))\\b",
    options: .caseInsensitive
  )

  /// What of a text is no term, with the term.
  private static func wrong(_ text: String) -> [String] {
    let all = NSRange(text.startIndex..., in: text)
    guard any?.firstMatch(in: text, range: all) != nil else { return [] }
    return terms.compactMap { word, term in
      let pattern = "\\b\(word)\\b"
      guard let range = text.range(of: pattern, options: [.regularExpression, .caseInsensitive])
      else { return nil }
      return
        "\"\(text[range])\" (\(term)): \(text.trimmingCharacters(in: .whitespaces).prefix(160))"
    }
  }

  /// The files below a folder of the repository, with an extension.
  private static func files(_ folder: String, _ fileExtension: String) -> [URL] {
    let url = root.appending(path: folder)
    let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == fileExtension }
  }

  /// The string literals of Swift sources, by line; comments are none.
  private static func literals(_ source: String) -> [String] {
    var (result, isMultiline): ([String], Bool) = ([], false)
    for line in source.split(separator: "\n") where isMultiline || !line.contains(/^ *\/\//) {
      let parts = line.split(separator: "\"\"\"", omittingEmptySubsequences: false)
      if parts.count == 2 {
        isMultiline.toggle()
      } else if isMultiline {
        result.append(String(line))
      } else {
        result += line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
      }
    }
    return result
  }

  @Test func `messages and help texts`() throws {
    let sources = [
      "Model", "Engine", "Expressions", "Text", "Codecs", "Lint", "Kit", "Jobs", "CLI",
      "Dev",
    ]
    .flatMap { LanguageTests.files("Sources/Lottie\($0)", "swift") }
    try #require(sources.count > 500)
    var count = 0
    for file in sources {
      let literals = LanguageTests.literals(try String(contentsOf: file, encoding: .utf8))
      count += literals.count
      let wrong = literals.flatMap(LanguageTests.wrong)
      #expect(wrong.isEmpty, "\(file.lastPathComponent): \(wrong)")
    }
    #expect(count > 5_000)
  }

  @Test func `pages`() throws {
    let root = LanguageTests.root
    let pages =
      LanguageTests.files("docs", "md") + LanguageTests.files("docs", "1")
      + ["README.md", "SECURITY.md", "CHANGELOG.md", "Makefile"].map { root.appending(path: $0) }
    #expect(pages.count > 15)
    for page in pages {
      let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      let wrong = lines.flatMap { LanguageTests.wrong(String($0)) }
      #expect(wrong.isEmpty, "\(page.lastPathComponent): \(wrong)")
    }
  }

  @Test func `a wrong word is found, a part of a word is not`() {
    #expect(LanguageTests.wrong("A Picture of the layer").count == 1)
    #expect(LanguageTests.wrong("something, nothing; a pending blending").isEmpty)
    let source = """
      // a picture
      let picture = "an image"
      let text = #"the \\(ending) of a name"#
      """
    #expect(LanguageTests.literals(source).flatMap(LanguageTests.wrong).count == 1)
  }
}
