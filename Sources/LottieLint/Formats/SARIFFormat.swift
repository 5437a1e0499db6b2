import LottieModel

/// SARIF 2.1.0, as read by GitHub's code scanning.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/>
enum SARIFFormat {
  static func write(_ run: LintRun, version: String) -> String {
    let findings = run.findings
    let ids = Set(findings.map(\.rule)).sorted()
    let index = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let driver = JSONValue(members: [
      "name": .string("lottie"),
      "version": .string(version),
      "rules": .array(ids.compactMap { RuleCatalog.rule($0)?.info }.map(rule)),
    ])
    let results = findings.map { result($0, rule: index[$0.rule] ?? 0) }
    let log = JSONValue(members: [
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        JSONValue(members: [
          "tool": JSONValue(members: ["driver": driver]),
          "columnKind": .string("utf16CodeUnits"),
          "results": .array(results),
        ])
      ]),
    ])
    return JSONWriter.text(log)
  }

  private static func rule(_ info: RuleInfo) -> JSONValue {
    JSONValue(members: [
      "id": .string(info.id.text),
      "shortDescription": text(info.summary),
      "fullDescription": text(info.explanation),
      "help": text(info.fix),
      "defaultConfiguration": JSONValue(members: ["level": .string(level(info.severity))]),
    ])
  }

  private static func text(_ words: String) -> JSONValue {
    JSONValue(members: ["text": .string(words)])
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    case .off: "none"
    }
  }

  private static func result(_ finding: LintFinding, rule: Int) -> JSONValue {
    let region = JSONValue(members: [
      "startLine": .number(Double(finding.position.line)),
      "startColumn": .number(Double(finding.utf16Column ?? finding.position.column)),
    ])
    let location = JSONValue(members: [
      "physicalLocation": JSONValue(members: [
        "artifactLocation": JSONValue(members: ["uri": .string(uri(finding.file))]),
        "region": region,
      ]),
      "logicalLocations": .array([
        JSONValue(members: ["fullyQualifiedName": .string(finding.pointer)])
      ]),
    ])
    let fixes: [(String, JSONValue)] =
      finding.changes.isEmpty ? [] : [("fixes", .array([fix(finding)]))]
    return JSONValue(
      memberList: [
        ("ruleId", .string(finding.rule.text)),
        ("ruleIndex", .number(Double(rule))),
        ("level", .string(level(finding.severity))),
        ("message", text("\(finding.text). \(finding.fix)")),
        ("locations", .array([location])),
        (
          "partialFingerprints",
          JSONValue(members: ["lottie/v1": .string(finding.fingerprint)])
        ),
      ] + fixes
    )
  }

  /// The fixes of a finding.
  private static func fix(_ finding: LintFinding) -> JSONValue {
    let replacements = finding.changes.map { change in
      JSONValue(members: [
        "deletedRegion": JSONValue(members: [
          "startLine": .number(Double(change.start.line)),
          "startColumn": .number(Double(change.start.column)),
          "endLine": .number(Double(change.end.line)),
          "endColumn": .number(Double(change.end.column)),
        ]),
        "insertedContent": text(change.text),
      ])
    }
    let change = JSONValue(members: [
      "artifactLocation": JSONValue(members: ["uri": .string(uri(finding.file))]),
      "replacements": .array(replacements),
    ])
    return JSONValue(members: [
      "description": text("What lottie validate --fix does."),
      "artifactChanges": .array([change]),
    ])
  }

  /// A path as a URI, relative for a path that is: everything but letters, digits and `-._~/` is escaped.
  private static func uri(_ path: String) -> String {
    // A relative URI that begins with a slash would be one of the consumer's own root.
    if path.hasPrefix("/") { return "file://" + escaped(path) }
    return escaped(path)
  }

  private static func escaped(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
