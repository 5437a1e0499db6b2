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
  /// The checks.
  package var checks = LintChecks()
  /// Seconds that the work may take.
  package var timeout: Double?
  /// Output format.
  package var format = ReportFormat.text
  /// The file of the report; nil is standard output.
  package var output: String?
  /// Minimum severity of a failure; nil is that of the configuration.
  package var failOn: FailLevel?
  /// Warnings that are no failure.
  package var maxWarnings: Int?
  /// A file of known findings.
  package var baseline: String?
  /// Whether the baseline is written.
  package var updateBaseline = false
  /// Whether the files are corrected.
  package var fix = false
  /// Whether corrections are shown and not written.
  package var dryRun = false
  /// Conditions for coloring the report.
  package var color = ColorChoice.auto
  /// Worker threads; nil is one per processor.
  package var threads: Int?
  /// Whether everything is listed.
  package var verbose = false
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates the defaults.
  package init() {}

  /// Creates a request for the checks of some files.
  package init(files: [String], _ checks: LintChecks = LintChecks()) {
    (self.files, self.checks) = (files, checks)
  }

  /// The members, by the names of options.
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

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try AnimationInput.check(timeout: timeout)
    if let threads, !(1...256).contains(threads) {
      throw Failure(.usage, "--threads must be 1 to 256")
    }
    if dryRun, !fix { throw Failure(.usage, "--dry-run needs --fix") }
    if fix, files.contains("-") {
      throw Failure(.usage, "--fix needs files, not standard input")
    }
  }
}

extension ValidateRequest {
  /// The configuration and the baseline that are named, or looked for here, whether they exist or not.
  var configurationFiles: [String] {
    let configured =
      checks.noConfig
      ? [] : [ConfigurationFile.name(checks.config) ?? ConfigurationFile.standardName]
    return configured + [baseline].compactMap(\.self)
  }
}
