import Foundation
import Testing

struct LanguageTests {
  /// A script and its value, as ECMAScript engines have it.
  struct Case: CustomTestStringConvertible {
    let source: String
    let expected: String

    var testDescription: String { source }
  }

  static let cases: [Case] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Cases/language.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line -> Case? in
      guard !line.hasPrefix("#"), let arrow = line.range(of: "  =>  ", options: .backwards) else {
        return nil
      }
      let source = line[..<arrow.lowerBound].replacing("\\\\", with: "\u{0}")
        .replacing("\\n", with: "\n").replacing("\u{0}", with: "\\")
      return Case(source: String(source), expected: String(line[arrow.upperBound...]))
    }
  }()

  @Test func `there are at least three hundred cases`() {
    #expect(LanguageTests.cases.count >= 300)
  }

  @Test(arguments: cases)
  func `a script has the value that an ECMAScript engine gives`(_ entry: Case) {
    #expect(Script.value(entry.source) == entry.expected)
  }
}
