import LottieKit
package import LottieLint

/// Runs `lottie validate`.
package struct ValidationJob {
  private let request: ValidateRequest
  private let configuration: LintConfiguration
  /// The animations.
  package let files: [String]
  private let listsFixes: Bool
  private let isNamed: Bool

  /// Creates the job of a request.
  ///
  /// - Parameters:
  ///   - request: Files, checks and report.
  ///   - listsFixes: Whether findings have everything that a report in any format needs.
  ///   - isNamed: Whether files named in the command must be animations.
  /// - Throws: ``Failure``.
  package init(_ request: ValidateRequest, listsFixes: Bool = false, isNamed: Bool = true) throws {
    self.isNamed = isNamed
    self.request = request
    self.listsFixes = listsFixes || request.format == .sarif
    configuration = try request.checks.configuration {
      if request.verbose, !request.quiet { Console.note($0) }
    }
    let known = request.baseline ?? configuration.baseline
    files = try InputExpansion.files(request.files, ignoring: configuration.ignoredFiles)
      .filter { $0 != known && $0 != known.map { "./" + $0 } || request.files.contains($0) }
    guard !files.isEmpty else { throw Failure(.noInput, "there are no animations to check") }
  }

  /// The files besides the animations that findings depend on, whether they exist or not.
  var sources: [String] {
    let files = request.configurationFiles
    return files + (request.baseline == nil ? [configuration.baseline].compactMap(\.self) : [])
  }

  /// Does the work, and reports it.
  package func run() throws {
    guard let run = try check() else { return }
    try write(run)
    let verdict = verdict(of: run)
    if let problem = verdict.problem, !request.quiet { Console.error(problem) }
    if verdict.status != .done { throw Exit(verdict.status) }
  }

  /// The findings; nil with `--dry-run`.
  package func check() throws -> LintRun? {
    var base = configuration.options
    try apply(to: &base)
    if request.fix { try FixJob(files: files, options: base, isDryRun: request.dryRun).run() }
    if request.fix, request.dryRun { return nil }
    var run = LintRun(reports: try reports(base), targets: base.namesTargets ? base.targets : [])
    try applyBaseline(&run)
    return run
  }

  /// The reports of all files, in their order.
  private func reports(_ base: LintOptions) throws -> [FileReport] {
    let shared = configuration.hasOverrides ? nil : Linter(base)
    let bar = ProgressBar(total: files.count, unit: "files", quiet: request.quiet)
    defer { bar.finish() }
    let results = ParallelResults.until(
      files.count,
      threads: request.threads ?? WorkerThreads.processors
    ) {
      if case .failure = $0 { true } else { false }
    } _: { index -> Result<[FileReport], Failure> in
      defer { bar.advance(files[index]) }
      do {
        let linter = try shared ?? linter(for: files[index])
        let reports = try FileLinter(linter, request.checks.memory).reports(files[index])
        return .success(reports.filter(isTold))
      } catch {
        return .failure(error as? Failure ?? Failure(.internalError, "\(error)"))
      }
    }
    return try results.compactMap(\.self).flatMap { try $0.get() }
  }

  // Folders may contain other JSON; only a file given by name must be an animation.
  private func isTold(_ report: FileReport) -> Bool {
    guard report.entry == nil, report.findings.map(\.rule) == [.notLottie] else { return true }
    return report.file == "stdin" || isNamed && request.files.contains(report.file)
  }

  private func linter(for file: String) throws -> Linter {
    var own = configuration.options(for: file)
    try apply(to: &own)
    return Linter(own)
  }

  private func apply(to own: inout LintOptions) throws {
    try request.checks.apply(to: &own)
    own.listsFixes = listsFixes
  }

  private func applyBaseline(_ run: inout LintRun) throws {
    let path = request.baseline ?? configuration.baseline
    guard let path else {
      if request.updateBaseline { throw Failure(.usage, "--update-baseline needs --baseline") }
      return
    }
    if request.updateBaseline {
      try FileWriting.write(Baseline(run).text, to: path)
      Console.note("\(path): \(run.findings.count) findings are known now")
    }
    guard let bytes = try FileWriting.contents(path) else {
      throw Failure(.noInput, "\(path): there is no such file; --update-baseline writes it")
    }
    guard let baseline = Baseline(bytes) else {
      throw Failure(.usage, "\(path): not a baseline; --update-baseline writes one")
    }
    run = baseline.subtract(from: run)
  }

  /// Writes the report.
  func write(_ run: LintRun) throws {
    guard !request.quiet || request.output != nil else { return }
    let isOn = request.output == nil && request.color.isOn
    let text =
      request.format.write(run, version: lottieVersion)
      ?? FindingsText(
        run,
        Console.paint(isOn: request.output == nil ? isOn : request.color == .always),
        isVerbose: request.verbose
      ).text
    guard let output = request.output else {
      if !text.isEmpty { try Console.result(text) }
      return
    }
    try FileWriting.write(text + "\n", to: output)
  }

  /// The exit status, and what to say about it.
  func verdict(of run: LintRun) -> (status: Status, problem: String?) {
    let level = request.failOn?.severity ?? configuration.failOn ?? .error
    let warnings = run.count(.warning)
    if let maximum = request.maxWarnings ?? configuration.maxWarnings, warnings > maximum {
      return (.findings, "\(warnings) warnings, more than \(maximum)")
    }
    let fails = level != .off && run.findings.contains { $0.severity >= level }
    return (fails ? .findings : .done, nil)
  }
}
