import ArgumentParser
import Foundation

/// `LottieDev public-api`: the public declarations of the library beside those of the last release.
///
/// By the symbol graph that `guide` extracts. A release writes the list (`--write`); until the next one a type whose
/// declarations differ from it has to be named in what is unreleased of CHANGELOG.md.
struct PublicAPI: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "public-api",
    abstract: "Compares the library's public declarations with the last release's."
  )

  @Option(help: "The folder of the symbol graph.")
  var symbols = ".build/guide-symbols"

  @Option(help: "The list of the last release.")
  var list = "docs/public-api.txt"

  @Flag(help: "Write the list instead.")
  var write = false

  /// The parts of a symbol graph that are read: <https://github.com/swiftlang/swift-docc-symbolkit>.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { var spelling: String }
      var pathComponents: [String]
      var declarationFragments: [Fragment]?
    }
    var symbols: [Symbol]
  }

  func run() throws {
    let folder = URL(fileURLWithPath: symbols)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    guard !files.isEmpty else { throw ValidationError("\(symbols) has no symbol graph: make docs") }
    var lines = Set<String>()
    for file in files {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      lines.formUnion(graph.symbols.map(PublicAPI.line))
    }
    if write {
      let text = lines.sorted().joined(separator: "\n") + "\n"
      try text.write(toFile: list, atomically: true, encoding: .utf8)
      print("\(lines.count) declarations in \(list)")
    } else {
      let old = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      let changelog = try String(contentsOfFile: "CHANGELOG.md", encoding: .utf8)
      try check(lines, against: Set(old.map(String.init)), Changelog(changelog).unreleasedText)
    }
  }

  /// `FrameRenderer.draw(frame:) | func draw(frame: Double)`.
  private static func line(_ symbol: Graph.Symbol) -> String {
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return symbol.pathComponents.joined(separator: ".") + " | " + words
  }

  private func check(_ now: Set<String>, against before: Set<String>, _ notes: String) throws {
    let differences = now.symmetricDifference(before)
    let types = Set(differences.map { String($0.prefix { $0 != "." && $0 != " " && $0 != "(" }) })
    let unnamed = types.filter { !notes.contains($0) }.sorted()
    guard unnamed.isEmpty else {
      for line in differences.sorted() where unnamed.contains(where: { line.hasPrefix($0) }) {
        print((now.contains(line) ? "+ " : "- ") + line)
      }
      print("CHANGELOG.md, Unreleased, does not name: \(unnamed.joined(separator: ", "))")
      throw ExitCode(1)
    }
    print("\(now.count) public declarations, \(differences.count) differ from the last release's")
  }
}
