import ArgumentParser
import LottieLint

/// `lottie validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Tells what is wrong with animations, and which player loses what.",
    discussion: """
      Checks the structure, the references and the features of each file against \
      what players draw, with the layer and the place. Folders are searched for \
      .json, .lot, .lottie and .tgs files. Settings are read from .lottie.yml of \
      this folder or one above it; lottie init writes one, lottie rules explains \
      the rules, lottie features lists who draws what. Exit status is 1 when a \
      finding weighs as much as --fail-on says.

      EXAMPLES
        lottie validate anim.json
        lottie validate anim.json --target lottie-ios@4 --target lottie-android
        lottie validate assets/ --format sarif --output lottie.sarif
        lottie validate sticker.tgs --profile telegram
        lottie validate 'a/**/*.json' --baseline known.json --max-warnings 10
        lottie validate anim.json --fix --dry-run
      """
  )

  @Argument(help: "Files, folders or patterns; \"-\" is standard input.")
  var files: [String]

  @OptionGroup var lint: LintArguments

  @Option(
    help: """
      text, compact, json, ndjson, sarif, github, junit, checkstyle, gitlab or markdown.
      """
  )
  var format: ReportFormat = .text

  @Option(name: [.customShort("o"), .long], help: "The file to write to.")
  var output: String?

  @Option(help: "The weight that makes the exit status 1: error, warning, info or never.")
  var failOn: FailLevel?

  @Option(help: "More warnings than this make the exit status 1.")
  var maxWarnings: Int?

  @Option(help: "A file of known findings, which are left out.")
  var baseline: String?

  @Flag(help: "Write the findings to the --baseline file.")
  var updateBaseline = false

  @Flag(help: "Correct what can be corrected without loss, in the files.")
  var fix = false

  @Flag(help: "With --fix: show the changes, and write nothing.")
  var dryRun = false

  @Option(help: "When to use colours; auto is on a terminal, and never under NO_COLOR.")
  var color: ColorChoice = .auto

  @Option(help: "Workers that read files; as many as there are processors if not given.")
  var threads: Int?

  @Flag(help: "Print every note and place, and the text around each.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print nothing; the exit status tells.")
  var quiet = false

  func validate() throws {
    if let threads, !(1...256).contains(threads) { throw ValidationError("--threads is 1 to 256") }
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix") }
    if fix, files.contains("-") { throw ValidationError("--fix needs files, not standard input") }
  }

  func run() throws {
    try ValidationJob(self).run()
  }
}

/// The weight from which findings make a run fail.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, info, never

  var severity: Severity { Severity(rawValue: rawValue) ?? .off }
}

extension ReportFormat: ExpressibleByArgument {}
