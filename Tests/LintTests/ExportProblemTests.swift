import Foundation
import LottieLint
import LottieModel
import Testing

/// A document with one problem of an export, and the rule that tells it.
struct ExportProblem: CustomTestStringConvertible, Sendable {
  let rule: String
  let name: String
  let text: String

  var testDescription: String { name }

  /// The problems of `Cases/export-problems.txt`: a line `rule: problem`, and a line of JSON.
  static let all: [ExportProblem] = {
    let file = RuleCase.folder.appendingPathComponent("export-problems.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    let told = lines.filter { !$0.hasPrefix("#") }
    return stride(from: 0, to: told.count - 1, by: 2).map { i in
      let parts = told[i].split(separator: ":", maxSplits: 1).map { String($0) }
      return ExportProblem(
        rule: parts[0],
        name: parts[1].trimmingCharacters(in: .whitespaces),
        text: String(told[i + 1])
      )
    }
  }()

  /// The findings with the common targets, for files without images beside them.
  static func report(_ text: String) -> FileReport {
    var options = LintOptions()
    options.targets = [.ios, .android, .web]
    options.namesTargets = true
    var environment = LintEnvironment()
    environment.hasImage = { _, _ in false }
    return Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
  }
}

/// What exports do wrong is found, each by the rule it is named for.
struct ExportProblemTests {
  @Test func `there are more than sixty`() {
    #expect(ExportProblem.all.count > 60)
  }

  @Test(arguments: ExportProblem.all)
  func `the problem is reported`(_ problem: ExportProblem) {
    let found = Set(ExportProblem.report(problem.text).findings.map(\.rule.text))
    #expect(found.contains(problem.rule), "\(found.sorted())")
  }

  @Test func `the document without a problem has none`() {
    let text = """
      {"v":"5.9.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"nm":"x","ddd":0,"assets":[],"layers":[
      {"ty":4,"nm":"L","ind":1,"ip":0,"op":60,"st":0,"ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},
      "p":{"a":0,"k":[50,50,0]},"a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}},"shapes":[
      {"ty":"gr","nm":"G","it":[{"ty":"el","nm":"E","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,40]}},
      {"ty":"fl","nm":"F","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100},"r":1},
      {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
      "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}
      """
    #expect(ExportProblem.report(text).findings.map(\.message) == [])
  }
}
