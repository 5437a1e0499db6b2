import ArgumentParser
import Foundation

/// `LottieDev sizes`: a hint, not a gate.
struct Sizes: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the largest files and functions, in lines."
  )

  @Option(help: "Folder to look into.")
  var folder = "Sources"

  @Option(help: "How many of each.")
  var count = 10

  func run() throws {
    var files: [(lines: Int, name: String)] = []
    var functions: [(lines: Int, name: String)] = []
    for path in SourceFolder.files(below: [folder], fileExtensions: ["swift"]) {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      files.append((lines.count - 1, path))
      for function in FunctionFinder.functions(in: lines) {
        functions.append((function.count, "\(path):\(function.start + 1) \(function.name)"))
      }
    }
    summary("files", files)
    print("")
    summary("functions", functions)
  }

  private func summary(_ kind: String, _ items: [(lines: Int, name: String)]) {
    let sorted = items.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    guard !sorted.isEmpty else { return print("no \(kind)") }
    print("\(items.count) \(kind), median \(sorted[sorted.count / 2].lines) lines; the largest:")
    for item in sorted.prefix(count) {
      let number = String(item.lines)
      print(String(repeating: " ", count: max(0, 5 - number.count)) + "\(number)  \(item.name)")
    }
  }
}
