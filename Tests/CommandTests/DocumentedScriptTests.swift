import Foundation
import TestSupport
import Testing

/// The scripts of docs/ci.md, run as they stand there.
struct DocumentedScriptTests {
  private let folder: TemporaryFolder
  private static let page =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/docs/ci.md"

  init() throws { folder = try TemporaryFolder() }

  /// The blocks of a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    try String(contentsOfFile: Self.page, encoding: .utf8)
      .split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  /// Runs a line where `lottie` is the program.
  private func shell(_ line: String) throws -> Program.Outcome {
    let path = try Program.executable.deletingLastPathComponent().path
    return try Program.shell("PATH='\(path)':$PATH; \(line)", in: folder.url)
  }

  @Test func `the hook before a commit takes any file name`() throws {
    let hook = try #require(try blocks("sh").first { $0.hasPrefix("#!/bin/sh") })
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    #expect(try shell("\(git) init -q").status == 0)
    try folder.write(hook, to: ".git/hooks/pre-commit")
    _ = try shell("chmod +x .git/hooks/pre-commit")
    for name in ["äh \"so\" ist's.json", "two\nlines.json", "-dash.json"] {
      try folder.write(Document.bar, to: "assets/" + name)
    }
    let good = try shell("git add . && \(git) commit -qm good")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.text.contains("in 3 documents") || good.errors.contains("in 3 documents"))
    let removed = try shell("git rm -q assets/two*json && \(git) commit -qm removed")
    #expect(removed.status == 0, "\(removed.errors)")
    try folder.write("{", to: "assets/bad ü.json")
    #expect(try shell("git add . && \(git) commit -qm bad").status != 0)
  }

  @Test func `the commands of the examples run`() throws {
    try folder.write(Document.bar, to: "assets/bar.json")
    let yaml = try blocks("yaml").joined(separator: "\n").split(separator: "\n")
    let lines = yaml.compactMap { line in
      line.firstRange(of: "lottie validate").map { String(line[$0.lowerBound...]) }
    }
    #expect(lines.count == 4, "\(lines)")
    for line in lines {
      let run = try shell(line)
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
    for name in ["lottie.sarif", "gl-code-quality.json"] {
      _ = try JSONSerialization.jsonObject(with: Data(try folder.read(name)))
    }
  }
}
