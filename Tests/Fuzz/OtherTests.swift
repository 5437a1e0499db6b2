import Foundation

/// What samples and other tests have for readers to begin with.
enum OtherTests {
  private static let documents = ["Samples", "Tests/RenderTests/Cases", "Tests/LintTests/Cases"]
  private static let scripts = "Tests/ExpressionsTests/Cases/language.txt"

  /// Names and contents of seeds, from the repository's files.
  static func seeds(for reader: Reader) -> [(name: String, data: Data)] {
    switch reader {
    case .json, .lint: documents.flatMap(animations)
    case .expressions: lines
    case .container, .images, .fonts, .yaml, .keypaths, .options, .parts: []
    }
  }

  private static func animations(below folder: String) -> [(String, Data)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".colors.json") }.compactMap {
      name in
      let path = "\(folder)/\(name)"
      return FileManager.default.contents(atPath: path).map {
        (path.replacing("/", with: "-"), $0)
      }
    }
  }

  /// The scripts of a file with lines such as `1+2  =>  3`.
  private static var lines: [(String, Data)] {
    let text = (try? String(contentsOfFile: scripts, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").enumerated().compactMap { index, line in
      line.firstRange(of: "  =>  ").map { arrow in
        let script = line[..<arrow.lowerBound].replacing("\\n", with: "\n")
        return ("line-\(index)", Data(script.utf8))
      }
    }
  }
}
