import Foundation
import LottieLint
import LottieModel
import Testing

/// A document that breaks a rule, or one that does not, with the options it is checked with.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let name: String

  var testDescription: String { "\(rule)/\(name)" }
  var isBad: Bool { name.hasPrefix("bad") }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  /// All cases; the folders are groups and rules.
  static let all: [RuleCase] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      let parts = path.split(separator: "/").map { String($0) }
      guard parts.count == 3, parts[2].hasPrefix("bad-") || parts[2].hasPrefix("good-") else {
        return nil
      }
      return RuleCase(rule: parts[0] + "/" + parts[1], name: parts[2])
    }
  }()

  private var directory: URL { RuleCase.folder.appendingPathComponent(rule) }

  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: directory.appendingPathComponent(name))) }
  }

  /// The options of the folder, with nothing but the rule selected.
  var options: LintOptions {
    get throws {
      let file = directory.appendingPathComponent("options.json")
      var options = LintOptions()
      if let data = try? Data(contentsOf: file) {
        let document = try JSONDocument([UInt8](data))
        options = try LintConfiguration(document.withRoot { JSONValue($0) }).options
      }
      options.select = [rule]
      return options
    }
  }

  var report: FileReport {
    get throws {
      var environment = LintEnvironment()
      environment.hasImage = { _, _ in false }
      return Linter(try options).check(try bytes, file: name, environment: environment)
    }
  }
}
