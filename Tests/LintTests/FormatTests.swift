import Foundation
import LottieLint
import LottieModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What other programs read.
struct FormatTests {
  private func text(_ format: ReportFormat) throws -> String {
    try #require(format.write(Sample.run, version: "1.2.3"))
  }

  private func object(_ format: ReportFormat) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text(format).utf8)) as? [String: Any]
    )
  }

  @Test func `SARIF has what GitHub reads`() throws {
    let log = try object(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(driver["name"] as? String == "lottie")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Sample.run.findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let words = (result["message"] as? [String: Any])?["text"] as? String
      #expect(words?.isEmpty == false)
      #expect(result["partialFingerprints"] as? [String: String] != nil)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "a.json")
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region["startLine", default: 0] >= 1 && region["startColumn", default: 0] >= 1)
    }
  }

  @Test func `SARIF has absolute files as file URIs`() {
    func log(_ file: String) -> String? {
      let report = Sample.report(file: file)
      return ReportFormat.sarif.write(LintRun(reports: [report], targets: []), version: "1")
    }
    #expect(log("/tmp/a b.json")?.contains(#""uri":"file:///tmp/a%20b.json""#) == true)
    #expect(log("in/a b.json")?.contains(#""uri":"in/a%20b.json""#) == true)
  }

  @Test func `SARIF says how the text is to be changed`() throws {
    // The characters before the locations are one, two and three bytes, and a pair in UTF-16.
    let text = """
      {"v":"5.7.0","nm":"aé€😀","fr":9,"ip":0,"op":9,"w":9,"h":9,"assets":[{"id":"x"}],"layers":[
      {"ty":3,"nm":"é😀","ind":1,"ip":0,"op":9,"ks":{"o":{"k":50},"r":{"k":7}}}]}
      """
    let report = Sample.report(text) { options in
      options.listsFixes = true
      options.select = ["spec/legacy-missing-a", "hygiene/unused-asset"]
    }
    let run = LintRun(reports: [report], targets: [])
    let written = try #require(ReportFormat.sarif.write(run, version: "1"))
    let log = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any]
    let results = try #require(
      (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    )
    #expect(results.count == 2)
    var changed = text
    for fix in results.compactMap({ ($0["fixes"] as? [[String: Any]])?.first }).reversed() {
      let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
      #expect((change["artifactLocation"] as? [String: String])?["uri"] == "a.json")
      for part in try #require(change["replacements"] as? [[String: Any]]).reversed() {
        let region = try #require(part["deletedRegion"] as? [String: Int])
        let new = (part["insertedContent"] as? [String: String])?["text"] ?? ""
        changed = replacing(region, by: new, in: changed)
      }
    }
    #expect(
      changed == """
        {"v":"5.7.0","nm":"aé€😀","fr":9,"ip":0,"op":9,"w":9,"h":9,"assets":[],"layers":[
        {"ty":3,"nm":"é😀","ind":1,"ip":0,"op":9,"ks":{"o":{"a":0,"k":50},"r":{"a":0,"k":7}}}]}
        """
    )
  }

  /// A text with a part replaced, as SARIF means lines and columns of UTF-16.
  private func replacing(_ region: [String: Int], by new: String, in text: String) -> String {
    var lines = text.components(separatedBy: "\n").map { Array($0.utf16) }
    let (line, end) = (region["startLine", default: 1] - 1, region["endLine", default: 1] - 1)
    guard line == end else { return text }
    let columns = region["startColumn", default: 1] - 1..<region["endColumn", default: 1] - 1
    lines[line].replaceSubrange(columns, with: Array(new.utf16))
    return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func `XML is read by an XML parser`(_ format: ReportFormat) throws {
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(try text(format).utf8))
    parser.delegate = counter
    #expect(parser.parse())
    let findings = Sample.run.findings
    if format == .junit {
      #expect(counter.counts["testcase"] == counter.counts["failure"])
      #expect(counter.counts["failure"] == findings.filter { $0.severity == .error }.count)
    } else {
      #expect(counter.counts["error"] == findings.count)
      #expect(counter.messages.contains { $0.contains(#"T <&> "1""#) })
    }
  }

  @Test func `GitHub annotations are workflow commands`() throws {
    let lines = try text(.github).split(separator: "\n")
    #expect(lines.count == Sample.run.findings.count)
    let parent = try #require(lines.first { $0.contains("ref/missing-parent") })
    #expect(parent.hasPrefix("::warning file=a.json,line=2,col="))
    #expect(parent.contains(",title=ref/missing-parent::Sky: "))
    var run = Sample.run
    run.reports[0].findings[0].message = "a%b\nc"
    run.reports[0].findings[0].file = "a,b:c.json"
    let escaped = try #require(ReportFormat.github.write(run, version: ""))
    #expect(escaped.contains(#"a%25b\nc"#) && !escaped.contains("\nc."))
    #expect(escaped.contains("file=a%2Cb%3Ac.json"))
  }

  @Test func `GitLab's fingerprints are all different`() throws {
    let text = try text(.gitlab)
    let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let prints = try #require(list?.compactMap { $0["fingerprint"] as? String })
    #expect(prints.count == Sample.run.findings.count)
    #expect(Set(prints).count == prints.count)
  }

  @Test func `NDJSON is an object a line`() throws {
    for line in try text(.ndjson).split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(value?["file"] as? String == "a.json")
      #expect(value?["rule"] as? String != nil || value?["players"] != nil)
    }
  }

  @Test func `JSON counts what it lists`() throws {
    let summary = try #require(try object(.json)["summary"] as? [String: Int])
    #expect(summary["errors"] == Sample.run.count(.error))
    #expect(Sample.run.count(.error) > 0)
  }

  @Test func `compact is what compilers write`() throws {
    let line = try #require(try text(.compact).split(separator: "\n").first)
    #expect(line.hasPrefix("a.json:"))
    #expect(line.hasSuffix("]"))
  }

  @Test func `Markdown keeps its tables whole`() throws {
    let rows = try text(.markdown).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == Sample.run.findings.count + 1)
  }

  /// A backslash before a character would take the place of ours; a combining mark would hide it.
  @Test func `a name cannot become markup in Markdown`() throws {
    let name = #"a\\|b\\<img> |\#u{301}"#
    let text = Sample.broken.replacing("Sky", with: name)  // in JSON a backslash is two
    let run = LintRun(reports: [Sample.report(text)], targets: [])
    let markdown = try #require(ReportFormat.markdown.write(run, version: "1"))
    let row = try #require(markdown.split(separator: "\n").first { $0.contains("missing-parent") })
    #expect(row.contains(#" | a\\\|b\\\<img> \|"# + "\u{301} | "), "\(row)")
    // Six columns, and two escaped pipes each in the layer and in the message.
    #expect(row.unicodeScalars.count { $0 == "|" } == 7 + 4, "\(row)")
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var messages: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if let message = attributes["message"] { messages.append(message) }
  }
}
