import LottieModel

/// GitLab's code quality report: <https://docs.gitlab.com/ci/testing/code_quality/>.
enum GitLabFormat {
  static func write(_ run: LintRun) -> String {
    var seen: [String: Int] = [:]
    let values = run.findings.map { finding in
      let print = finding.fingerprint
      seen[print, default: 0] += 1
      let number = seen[print] ?? 1
      let severity =
        switch finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .info, .off: "info"
        }
      let lines = JSONValue(members: ["begin": .number(Double(finding.position.line))])
      return JSONValue(members: [
        "description": .string(finding.text),
        "content": JSONValue(members: ["body": .string(finding.fix)]),
        "check_name": .string(finding.rule.text),
        "fingerprint": .string(number == 1 ? print : "\(print)-\(number)"),
        "severity": .string(severity),
        "location": JSONValue(members: ["path": .string(finding.file), "lines": lines]),
      ])
    }
    return JSONWriter.text(.array(values))
  }
}
