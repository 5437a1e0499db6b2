import LottieLint
import LottieModel
import Testing

struct ConfigurationTests {
  private func configuration(_ json: String) throws -> LintConfiguration {
    let document = try JSONDocument(Array(json.utf8))
    return try LintConfiguration(document.withRoot { JSONValue($0) })
  }

  @Test func `overrides hold for the files they name`() throws {
    let all = try configuration(
      """
      {"targets": ["web"], "rules": {"name": "error"},
       "overrides": [{"files": "stickers/**", "profile": "telegram", "rules": {"name": "off"}}]}
      """
    )
    #expect(all.options(for: "icons/a.json").levels["name"] == .error)
    #expect(all.options(for: "icons/a.json").profile == nil)
    #expect(all.options(for: "stickers/x/a.json").levels["name"] == .off)
    #expect(all.options(for: "./stickers/a.json").profile == .telegram)
    #expect(all.options(for: "stickers/a.json").targets == [.web])
  }

  @Test func `what is not understood is reported`() {
    for (json, part) in [
      (#"{"target": []}"#, "target"), (#"{"targets": ["qq"]}"#, "no player"),
      (#"{"policy": {"sizes": 1}}"#, "no policy"), (#"{"limits": {"layers": "x"}}"#, "a number"),
      (#"{"rules": {"a": "loud"}}"#, "severity"), (#"{"overrides": [{}]}"#, "files"),
      ("[1]", "names and values"),
      (#"{"rules": {"ref/missing-aset": "off"}}"#, "ref/missing-asset"),
      (#"{"policy": {"forbidden-features": ["expression"]}}"#, "expressions"),
      (#"{"targets": ["lottie-andriod"]}"#, "lottie-android"),
    ] {
      let problem = #expect(throws: LintConfiguration.Problem.self) { try configuration(json) }
      #expect(problem?.message.contains(part) == true, "\(json)")
    }
  }

  @Test func `a rule has the severity it is given, by its id before its group`() {
    var options = LintOptions()
    options.levels = ["ref": .info, "ref/missing-parent": .warning]
    let findings = Sample.report { $0 = options }.findings
    #expect(findings.first { $0.rule == .missingParent }?.severity == .warning)
    #expect(findings.first { $0.rule == .matteSource } == nil)
  }

  @Test func `select and ignore take rules, groups and beginnings`() {
    func rules(_ select: [String], _ ignore: [String] = []) -> Set<RuleID> {
      Set(
        Sample.report {
          $0.select = select
          $0.ignore = ignore
        }.findings.map(\.rule)
      )
    }
    #expect(rules(["ref/missing-parent"]) == [.missingParent])
    #expect(rules(["spec"]).allSatisfy { $0.group == "spec" })
    #expect(!rules(["spec"], ["spec/color*"]).contains(.colorRange))
  }

  @Test(arguments: [
    ("*.json", "a/b.json", true), ("a/*.json", "a/b.json", true), ("a/*.json", "a/b/c.json", false),
    ("a/**", "a/b/c.json", true), ("**/c.json", "c.json", true), ("**/c.json", "a/b/c.json", true),
    ("a/**/c.json", "a/c.json", true), ("a/**/c.json", "a/x/c.json", true),
    ("?.json", "a.json", true),
    ("?.json", "ab.json", false), ("a/**/c.json", "ab/c.json", false), ("a*c", "abbc", true),
  ])
  func `patterns match paths`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }
}
