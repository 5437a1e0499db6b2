import LottieModel

/// Known findings, which are not reported again.
package struct Baseline: Sendable {
  /// Number of known findings per fingerprint.
  private var counts: [String: Int] = [:]

  /// Creates a baseline of all findings of a run.
  package init(_ run: LintRun) {
    for finding in run.findings where Baseline.canBeKnown(finding) {
      counts[finding.fingerprint, default: 0] += 1
    }
  }

  /// Whether a finding may be in a baseline: unreadable files are always reported.
  private static func canBeKnown(_ finding: LintFinding) -> Bool {
    ![
      .jsonSyntax, .jsonEncoding, .jsonDepth, .jsonSize, .notLottie, .noAnimation, .badZip,
      .badGzip,
    ]
    .contains(finding.rule)
  }

  /// Reads a baseline; nil when it is invalid.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes),
      let members = document.withRoot({ JSONValue($0)["findings"]?.memberList })
    else { return nil }
    for (name, value) in members {
      guard case .number(let count) = value else { return nil }
      counts[name] = Int(max(0, min(count, 1e6)))
    }
  }

  /// The baseline as JSON text, one fingerprint per line, sorted.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \($0.value)" }
    return "{\n  \"version\": 1,\n  \"findings\": {\n" + lines.joined(separator: ",\n")
      + "\n  }\n}\n"
  }

  /// Removes known findings from a run.
  package func subtract(from run: LintRun) -> LintRun {
    var run = run
    var left = counts
    for i in run.reports.indices {
      run.reports[i].findings.removeAll { finding in
        guard Baseline.canBeKnown(finding), let count = left[finding.fingerprint], count > 0 else {
          return false
        }
        left[finding.fingerprint] = count - 1
        run.known += 1
        return true
      }
    }
    return run
  }
}
