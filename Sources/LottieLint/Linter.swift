package import LottieModel

/// Checks documents with the rules enabled by some options.
package struct Linter: Sendable {
  /// The options.
  package let options: LintOptions
  private let rules: RuleSet

  package init(_ options: LintOptions = LintOptions()) {
    self.options = options
    rules = RuleSet(RuleCatalog.all.filter { options.level(of: $0.info) != .off })
  }

  /// Checks the text of a document.
  package func check(
    _ bytes: [UInt8],
    file: String,
    environment: LintEnvironment = LintEnvironment()
  ) -> FileReport {
    var environment = environment
    environment.fileSize = environment.fileSize ?? bytes.count
    do throws(JSONError) {
      var report = check(try JSONDocument(bytes), file: file, environment)
      if options.listsFixes {
        report.addChanges(to: bytes, isPlain: environment.container == .json, self)
      }
      return report
    } catch {
      var report = FileReport(file: file, entry: environment.entry)
      let (rule, message) = BadText.rule(for: error, in: bytes)
      report.add(rule, message, at: error.offset, in: bytes, self)
      return report
    }
  }

  private func check(
    _ document: JSONDocument,
    file: String,
    _ environment: LintEnvironment
  ) -> FileReport {
    var report = FileReport(file: file, entry: environment.entry)
    if document.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let message = "the file begins with a byte order mark"
      report.add(.jsonEncoding, message, at: 0, in: document.bytes, self, maximum: .warning)
    }
    document.withRoot { root in
      if let reason = NotLottie.reason(root) {
        report.add(.notLottie, reason, at: 0, in: document.bytes, self)
        return
      }
      let index = DocumentIndex(root)
      let subject = LintDocument(index, document.bytes, environment, options)
      var walk = DocumentWalk(index, LintVisitor(subject, rules))
      walk.run()
      let hits = walk.visitor.finish()
      var found = walk.visitor.report
      if options.draws, let draw = environment.draw { look(at: subject, draw, &found) }
      report.take(found, hits, of: document, walk.visitor.document, self)
    }
    return report
  }

  /// Runs the rules that need rendered frames.
  private func look(
    at document: LintDocument,
    _ draw: (Int, Int) -> (any FrameSource)?,
    _ report: inout Report
  ) {
    guard !rules.drawn.isEmpty, let film = Film(document, draw) else { return }
    for rule in rules.drawn { rule.check(film, in: document, &report) }
    guard film.left > 0, options.level(of: DrawingRule.limit.info) != .off else { return }
    report.add(
      DrawingRule.limit.info,
      at: document.root,
      "\(Words.count(film.left, "frame")) of \(film.left + film.frames.count) not drawn",
      fix: "Raise drawn-frames or drawing-time of the limits in .lottie.yml, if it matters.",
      severity: .info
    )
  }

  /// A finding about a file without a document to walk.
  package func failure(_ rule: RuleID, _ message: String, file: String) -> FileReport {
    var report = FileReport(file: file)
    report.add(rule, message, at: 0, in: [], self)
    return report
  }
}
