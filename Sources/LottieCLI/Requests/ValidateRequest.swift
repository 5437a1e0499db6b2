import LottieKit
package import LottieLint

/// The minimum severity of a finding that makes a run fail.
package enum FailLevel: String, OptionText, CaseIterable {
  case error, warning, info, never

  var severity: Severity { Severity(rawValue: rawValue) ?? .off }
}

extension ReportFormat: OptionText {}

/// Findings in some files.
package struct ValidateRequest: OptionRequest {
  /// Files, folders or patterns; `-` is standard input.
  package var files: [String] = []
  package var checks = LintChecks()
  /// Seconds that the work may take.
  package var timeout: Double?
  package var format = ReportFormat.text
  /// The file of the report; nil is standard output.
  package var output: String?
  package var failOn: FailLevel?
  package var maxWarnings: Int?
  /// A file of known findings.
  package var baseline: String?
  package var updateBaseline = false
  /// Whether the files are corrected.
  package var fix = false
  /// Whether corrections are shown and not written.
  package var dryRun = false
  package var color = ColorChoice.auto
  /// Worker threads; nil is one per processor.
  package var threads: Int?
  package var verbose = false
  package var quiet = false

  package init() {}

  package init(files: [String], _ checks: LintChecks = LintChecks()) {
    (self.files, self.checks) = (files, checks)
  }

  package static let fields = RequestFields<ValidateRequest>(
    LintChecks.fields.within(\.checks) + [
      .list("files", \.files, .operand),
      .value("timeout", \.timeout),
      .value("format", \.format),
      .value("output", \.output, .operand),
      .value("fail-on", \.failOn),
      .value("max-warnings", \.maxWarnings),
      .value("baseline", \.baseline),
      .flag("update-baseline", \.updateBaseline),
      .flag("fix", \.fix),
      .value("color", \.color),
      .value("threads", \.threads),
      .flag("verbose", \.verbose),
      .flag("quiet", \.quiet),
    ]
  )

  package func check() throws {
    try AnimationSource.check(timeout: timeout)
    if let threads, !(1...256).contains(threads) {
      throw Failure(.usage, "--threads must be 1 to 256")
    }
    if dryRun, !fix { throw Failure(.usage, "--dry-run needs --fix") }
    if fix, files.contains("-") {
      throw Failure(.usage, "--fix needs files, not standard input")
    }
  }
}
